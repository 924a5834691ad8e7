import HomeModel
import TraitFiles

extension TraitRenderer {
    /// The nested declarations of a trait's own enums, bitmaps and structs, indented by four.
    func types() -> [String] {
        file.enumerations.filter { isOwn($0.name) }.map { $0.isOpen ? openEnumeration($0) : enumeration($0) }
            + file.bitmaps.filter { isOwn($0.name) }.map(bitmap)
            + file.structures.filter { isOwn($0.name) }.map(structure)
    }

    /// The aliases of the types that are the base's.
    func inheritedTypes() -> [String] {
        guard let inheritance else { return [] }
        let declared = file.enumerations.map(\.name) + file.bitmaps.map(\.name) + file.structures.map(\.name)
        return declared.filter { !isOwn($0) }.map { inheritance.alias(names.type($0)) }
    }

    private func isOwn(_ type: String) -> Bool { !(inheritance?.types.contains(type) ?? false) }

    private func enumeration(_ definition: EnumDefinition) -> String {
        let name = names.type(definition.name)
        let width = SwiftNames.width(definition.bits)
        var text = "    /// \(definition.name)\n"
        text += "    public enum \(name): UInt\(width), ValueConvertible, CaseIterable {\n"
        for member in definition.members {
            text += "        case \(SwiftNames.identifier(member.name)) = \(member.value)\n"
        }
        return text + definitionProperty(definition) + "    }\n"
    }

    /// Numbers with names: vendors add members of their own, so there are values without one.
    private func openEnumeration(_ definition: EnumDefinition) -> String {
        let name = names.type(definition.name)
        let raw = "UInt\(SwiftNames.width(definition.bits))"
        var text = "    /// \(definition.name); vendors add members of their own.\n"
        text += "    public struct \(name): RawRepresentable, ValueConvertible, Hashable {\n"
        text += "        public var rawValue: \(raw)\n\n"
        text += "        public init(rawValue: \(raw)) { self.rawValue = rawValue }\n\n"
        for member in definition.members {
            let constant = ComputedConstant(
                name: SwiftNames.identifier(member.name), type: name, value: "\(name)(rawValue: \(member.value))")
            text += constant.declaration(indent: 8)
        }
        return text + definitionProperty(definition) + "    }\n"
    }

    private func definitionProperty(_ definition: EnumDefinition) -> String {
        let members = definition.members.map { member -> SwiftExpression in
            .call(
                "EnumDefinition.Member",
                [("value", .text("\(member.value)")), ("name", DefinitionExpressions.string(member.name))])
        }
        return definitionProperty(
            "EnumDefinition", definition.name, definition.bits, ("members", members), isOpen: definition.isOpen)
    }

    private func bitmap(_ definition: BitmapDefinition) -> String {
        let name = names.type(definition.name)
        let raw = "UInt\(SwiftNames.width(definition.bits))"
        var text = "    /// \(definition.name)\n"
        text += "    public struct \(name): OptionSet, ValueConvertible, Hashable {\n"
        text += "        public var rawValue: \(raw)\n\n"
        text += "        public init(rawValue: \(raw)) { self.rawValue = rawValue }\n\n"
        for field in definition.fields {
            let member = SwiftNames.identifier(field.name)
            if field.width == 1 {
                let constant = ComputedConstant(
                    name: member, type: name, value: "\(name)(rawValue: 1 << \(field.bit))")
                text += constant.declaration(indent: 8)
                continue
            }
            text += "\n        /// The number in bits \(field.bit) to \(field.bit + field.width - 1).\n"
            let mask = DefinitionExpressions.hex(UInt32(truncatingIfNeeded: field.mask), digits: 2)
            let low = DefinitionExpressions.hex(UInt32(truncatingIfNeeded: field.mask >> UInt64(field.bit)), digits: 2)
            text += "        public var \(member): \(raw) {\n"
            text += "            get { (rawValue & \(mask)) >> \(field.bit) }\n"
            text += "            set { rawValue = (rawValue & ~\(mask)) | ((newValue & \(low)) << \(field.bit)) }\n"
            text += "        }\n"
        }
        text = text.replacingDoubleBlankLines()
        let fields = definition.fields.map { field -> SwiftExpression in
            var arguments: [DefinitionExpressions.Argument] = [
                ("name", DefinitionExpressions.string(field.name)), ("bit", .text("\(field.bit)")),
            ]
            if field.width != 1 { arguments.append(("width", .text("\(field.width)"))) }
            return .call("BitmapDefinition.Field", arguments)
        }
        return text + definitionProperty("BitmapDefinition", definition.name, definition.bits, ("fields", fields))
            + "    }\n"
    }

    private func structure(_ definition: StructDefinition) -> String {
        let fields = definition.fields.map(expressions.field)
        let property = definitionProperty("StructDefinition", definition.name, 8, ("fields", fields))
        return FieldsRenderer(names: names, fields: definition.fields).declaration(
            name: names.type(definition.name), protocolName: "StructConvertible", index: nil, note: definition.name,
            definition: String(property.dropFirst()))
    }

    private func definitionProperty(
        _ type: String, _ name: String, _ bits: Int, _ list: (label: String, elements: [SwiftExpression]),
        isOpen: Bool = false
    ) -> String {
        var arguments: [DefinitionExpressions.Argument] = [("name", DefinitionExpressions.string(name))]
        if bits != 8 { arguments.append(("bits", .text("\(bits)"))) }
        if isOpen { arguments.append(("isOpen", .text("true"))) }
        arguments.append((list.label, .list(list.elements)))
        let head = "        public static let definition = "
        return "\n" + head + SwiftExpression.call(type, arguments).laidOut(indent: 8, column: head.count) + "\n"
    }
}

extension String {
    /// With one empty line where there were several.
    fileprivate func replacingDoubleBlankLines() -> String {
        var lines: [Substring] = []
        for line in split(separator: "\n", omittingEmptySubsequences: false)
        where !(line.isEmpty && lines.last?.isEmpty == true) {
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }
}
