import HomeModel

/// Writes the struct of a command, an answer, an event or a struct: typed properties and both directions of conversion.
struct FieldsRenderer {
    let names: SwiftNames
    let fields: [FieldDefinition]

    /// A nested declaration, indented by four.
    func declaration(
        name: String, protocolName: String, index: Int?, note: String, definition: String = ""
    ) -> String {
        var text = "    /// \(note)\n    public struct \(name): \(protocolName), Hashable {\n"
        if let index {
            text += "        public typealias Owner = \(names.trait)\n"
            text += "        public static let index = \(index)\n"
        }
        text += definition
        if index != nil || !definition.isEmpty { text += "\n" }
        for field in fields {
            if let unit = field.unit { text += "        /// In \(unit).\n" }
            text += "        public var \(SwiftNames.property(field.name)): \(type(field))\n"
        }
        if !fields.isEmpty { text += "\n" }
        return text + memberwise() + "\n" + reading() + "\n" + writing() + "    }\n"
    }

    /// An optional field without a default may be absent: nil. A nullable one may be null: nil inside.
    private func type(_ field: FieldDefinition) -> String {
        names.type(field.type) + (field.isNullable ? "?" : "") + (isOptional(field) ? "?" : "")
    }

    private func isOptional(_ field: FieldDefinition) -> Bool { field.isOptional && field.defaultValue == nil }

    private func memberwise() -> String {
        if fields.isEmpty { return "        public init() {}\n" }
        let parameters = fields.map { field -> (label: String?, value: SwiftExpression) in
            let initial = isOptional(field) ? "nil" : field.defaultValue.map { literal($0, field) }
            let text = type(field) + (initial.map { " = \($0)" } ?? "")
            return (SwiftNames.property(field.name), .text(text))
        }
        var text = "        "
        let head = "public init"
        let flat = SwiftExpression.call(head, parameters).flat
        if 8 + flat.count + 2 <= SwiftExpression.lineLength {
            text += flat + " {\n"
        } else {
            let laidOut = SwiftExpression.call(head, parameters).laidOut(
                indent: 8, column: SwiftExpression.lineLength)
            text += laidOut.dropLast() + "\n        ) {\n"
        }
        for field in fields {
            let name = SwiftNames.property(field.name)
            text += "            self.\(name) = \(name)\n"
        }
        return text + "        }\n"
    }

    private func reading() -> String {
        if fields.isEmpty { return "        public init(fields: [Value?]) {}\n" }
        var text = "        public init?(fields: [Value?]) {\n            guard\n"
        for (index, field) in fields.enumerated() {
            let end = index == fields.count - 1 ? "" : ","
            let source: String
            if isOptional(field) {
                source = "fields.optional(at: \(index))"
            } else if let value = field.defaultValue {
                source = "fields.required(at: \(index), default: \(literal(value, field)))"
            } else {
                source = "fields.required(at: \(index))"
            }
            text += "                let \(SwiftNames.property(field.name)): \(type(field)) = \(source)\(end)\n"
        }
        text += "            else { return nil }\n"
        for field in fields {
            let name = SwiftNames.property(field.name)
            text += "            self.\(name) = \(name)\n"
        }
        return text + "        }\n"
    }

    private func writing() -> String {
        let values = fields.map { field -> SwiftExpression in
            .text(SwiftNames.property(field.name) + (isOptional(field) ? "?" : "") + ".value")
        }
        let line = "        public var fields: [Value?] { \(SwiftExpression.list(values).flat) }\n"
        // `swift format` keeps a column for the comma behind the last of several elements.
        let width = line.count - 1 + (values.count > 1 ? 1 : 0)
        if width <= SwiftExpression.lineLength { return line }
        return "        public var fields: [Value?] {\n            "
            + SwiftExpression.list(values).laidOut(indent: 12, column: 12) + "\n        }\n"
    }

    /// A default as the Swift value of its type.
    private func literal(_ value: Value, _ field: FieldDefinition) -> String {
        switch (value, field.type) {
        case (.null, _): "nil"
        case (.bool(let bool), _): "\(bool)"
        case (.integer(let number), .enumeration(let definition)):
            UInt64(exactly: number).flatMap(definition.name(of:)).map { ".\(SwiftNames.identifier($0))" } ?? "nil"
        case (.integer(0), .bitmap): "[]"
        case (_, .bitmap(let definition)):
            "\(names.type(definition.name))(rawValue: \(value.uintValue ?? 0))"
        case (.integer(let number), _): DefinitionExpressions.decimal(number)
        case (.unsigned(let number), _): DefinitionExpressions.decimal(number)
        case (.number(let number), _): "\(number)"
        case (.string(let text), _): DefinitionExpressions.literal(text)
        case (.bytes(let bytes), _): "Octets(\(bytes))"
        case (.list(let values), _) where values.isEmpty: "[]"
        default: "\(names.type(field.type))(value: \(DefinitionExpressions.value(value).flat))"
        }
    }
}
