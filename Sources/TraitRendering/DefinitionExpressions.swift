import HomeModel

/// Writes parts of definitions as Swift expressions. Arguments that equal their default are left out.
struct DefinitionExpressions {
    let names: SwiftNames

    typealias Argument = (label: String?, value: SwiftExpression)

    func attribute(_ definition: AttributeDefinition) -> SwiftExpression {
        var arguments = head(definition.name, Self.hex(definition.id, digits: 4), definition.type, definition.unit)
        if let range = definition.range { arguments.append(("range", self.range(range))) }
        for (label, isSet) in [
            ("isNullable", definition.isNullable), ("isWritable", definition.isWritable),
            ("isFixed", definition.isFixed), ("isCapability", definition.isCapability),
            ("isNonvolatile", definition.isNonvolatile),
            ("isQuieter", definition.isQuieter), ("changesOmitted", definition.changesOmitted),
            ("isSensitive", definition.isSensitive),
        ] where isSet {
            arguments.append((label, .text("true")))
        }
        if definition.conformance != "M" { arguments.append(("conformance", Self.conformance(definition.conformance))) }
        if !definition.affectedBy.isEmpty {
            arguments.append(("affectedBy", .list(definition.affectedBy.map(Self.string))))
        }
        if let value = definition.defaultValue { arguments.append(("defaultValue", Self.value(value))) }
        return .call("AttributeDefinition", arguments)
    }

    func field(_ definition: FieldDefinition) -> SwiftExpression {
        var arguments = head(definition.name, "\(definition.id)", definition.type, definition.unit)
        if let range = definition.range { arguments.append(("range", self.range(range))) }
        if definition.isNullable { arguments.append(("isNullable", .text("true"))) }
        if definition.isOptional { arguments.append(("isOptional", .text("true"))) }
        if let value = definition.defaultValue { arguments.append(("defaultValue", Self.value(value))) }
        if definition.isSensitive { arguments.append(("isSensitive", .text("true"))) }
        return .call("FieldDefinition", arguments)
    }

    func command(_ definition: CommandDefinition) -> SwiftExpression {
        var arguments: [Argument] = [
            ("name", Self.string(definition.name)), ("id", .text(Self.hex(definition.id, digits: 2))),
        ]
        if !definition.fields.isEmpty { arguments.append(("fields", .list(definition.fields.map(field)))) }
        if let response = definition.response {
            var parts: [Argument] = [
                ("name", Self.string(response.name)), ("id", .text(Self.hex(response.id, digits: 2))),
                ("fields", .list(response.fields.map(field))),
            ]
            if let outcome = response.outcome { parts.append(("outcome", self.outcome(outcome))) }
            arguments.append(("response", .call("CommandDefinition.ResponseDefinition", parts)))
        }
        if definition.isTimed { arguments.append(("isTimed", .text("true"))) }
        if definition.conformance != "M" { arguments.append(("conformance", Self.conformance(definition.conformance))) }
        if let effect = definition.effect { arguments.append(("effect", self.effect(effect))) }
        return .call("CommandDefinition", arguments)
    }

    private func outcome(_ outcome: AnswerOutcome) -> SwiftExpression {
        var arguments: [Argument] = [
            ("field", Self.string(outcome.field)), ("success", Self.value(outcome.success)),
        ]
        if let reason = outcome.reason { arguments.append(("reason", Self.string(reason))) }
        return .call("AnswerOutcome", arguments)
    }

    private func effect(_ effect: CommandEffect) -> SwiftExpression {
        var arguments: [Argument] = []
        if !effect.sets.isEmpty { arguments.append(("sets", .list(effect.sets.map(assignment)))) }
        if !effect.answers.isEmpty { arguments.append(("answers", .list(effect.answers.map(assignment)))) }
        return .call("CommandEffect", arguments)
    }

    private func assignment(_ assignment: CommandEffect.Assignment) -> SwiftExpression {
        let source: SwiftExpression =
            switch assignment.source {
            case .constant(let value): .call(".constant", [(nil, Self.value(value))])
            case .named(let name): .call(".named", [(nil, Self.string(name))])
            case .opposite(let name): .call(".opposite", [("attribute", Self.string(name))])
            case .structure(let parts): .call(".structure", [(nil, .list(parts.map(self.assignment)))])
            }
        return .call("CommandEffect.Assignment", [("target", Self.string(assignment.target)), ("source", source)])
    }

    func event(_ definition: EventDefinition) -> SwiftExpression {
        var arguments: [Argument] = [
            ("name", Self.string(definition.name)), ("id", .text(Self.hex(definition.id, digits: 2))),
        ]
        if definition.priority != .info { arguments.append(("priority", .text(".\(definition.priority.rawValue)"))) }
        if !definition.fields.isEmpty { arguments.append(("fields", .list(definition.fields.map(field)))) }
        if definition.conformance != "M" { arguments.append(("conformance", Self.conformance(definition.conformance))) }
        return .call("EventDefinition", arguments)
    }

    func feature(_ definition: FeatureDefinition) -> SwiftExpression {
        var arguments: [Argument] = [
            ("bit", .text("\(definition.bit)")), ("code", Self.string(definition.code)),
            ("name", Self.string(definition.name)),
        ]
        if definition.conformance != "O" { arguments.append(("conformance", Self.conformance(definition.conformance))) }
        return .call("FeatureDefinition", arguments)
    }

    func rule(_ rule: SetRule) -> SwiftExpression {
        var arguments: [Argument] = [("attributes", .list(rule.attributes.map(Self.string)))]
        if let value = rule.value { arguments.append(("value", Self.value(value))) }
        if let feature = rule.feature { arguments.append(("feature", Self.string(feature))) }
        arguments.append(("command", Self.string(rule.command)))
        if !rule.fields.isEmpty {
            let assignments = rule.fields.map { assignment -> SwiftExpression in
                let source: SwiftExpression =
                    switch assignment.source {
                    case .attribute(let name): .call(".attribute", [(nil, Self.string(name))])
                    case .member(let attribute, let field):
                        .call(".member", [("attribute", Self.string(attribute)), ("field", Self.string(field))])
                    case .constant(let value): .call(".constant", [(nil, Self.value(value))])
                    }
                return .call("SetRule.Assignment", [("field", Self.string(assignment.field)), ("source", source)])
            }
            arguments.append(("fields", .list(assignments)))
        }
        return .call("SetRule", arguments)
    }

    func everydayKey(_ key: EverydayKey) -> SwiftExpression {
        var arguments: [Argument] = [
            ("key", Self.string(key.key)), ("attribute", Self.string(key.attribute)),
        ]
        if let field = key.field { arguments.append(("field", Self.string(field))) }
        arguments.append(("conversion", conversion(key.conversion)))
        if let unit = key.unit { arguments.append(("unit", Self.string(unit))) }
        return .call("EverydayKey", arguments)
    }

    private func conversion(_ conversion: EverydayKey.Conversion) -> SwiftExpression {
        switch conversion {
        case .identity: .text(".identity")
        case .levelPercent: .text(".levelPercent")
        case .openPercent: .text(".openPercent")
        case .halfPercent: .text(".halfPercent")
        case .percent(let whole): .call(".percent", [("of", Self.string(whole))])
        case .hundredths: .text(".hundredths")
        case .tenths: .text(".tenths")
        case .thousandths: .text(".thousandths")
        case .millionths: .text(".millionths")
        case .lux: .text(".lux")
        case .kelvin: .text(".kelvin")
        case .not: .text(".not")
        case .flag(let name): .call(".flag", [(nil, Self.string(name))])
        case .equals(let name): .call(".equals", [(nil, Self.string(name))])
        case .differs(let name): .call(".differs", [(nil, Self.string(name))])
        case .concentration(let unit): .call(".concentration", [("unit", Self.string(unit))])
        case .label(let labels): .call(".label", [(nil, self.labels(labels))])
        }
    }

    private func labels(_ labels: EverydayKey.Labels) -> SwiftExpression {
        var arguments: [Argument] = [("list", Self.string(labels.list))]
        if let text = labels.text { arguments.append(("text", Self.string(text))) }
        if let number = labels.number { arguments.append(("number", Self.string(number))) }
        return .call("EverydayKey.Labels", arguments)
    }

    private func head(_ name: String, _ id: String, _ type: ValueType, _ unit: String?) -> [Argument] {
        var arguments: [Argument] = [("name", Self.string(name)), ("id", .text(id)), ("type", self.type(type))]
        if let unit { arguments.append(("unit", Self.string(unit))) }
        return arguments
    }

    func type(_ type: ValueType) -> SwiftExpression {
        switch type {
        case .bool: .text(".bool")
        case .signed(let bits): .text(".signed(bits: \(bits))")
        case .unsigned(let bits): .text(".unsigned(bits: \(bits))")
        case .single: .text(".single")
        case .double: .text(".double")
        case .string: .text(".string")
        case .octets: .text(".octets")
        case .enumeration(let definition): .text(".enumeration(\(names.type(definition.name)).definition)")
        case .bitmap(let definition): .text(".bitmap(\(names.type(definition.name)).definition)")
        case .structure(let definition): .text(".structure(\(names.type(definition.name)).definition)")
        case .list(let entry): .call(".list", [(nil, self.type(entry))])
        }
    }

    func range(_ range: ValueRange) -> SwiftExpression {
        var arguments: [Argument] = []
        for (label, bound) in [
            ("minimum", range.minimum), ("maximum", range.maximum), ("minimumLength", range.minimumLength),
            ("maximumLength", range.maximumLength),
        ] {
            guard let bound else { continue }
            switch bound {
            case .constant(let value): arguments.append((label, .call(".constant", [(nil, Self.value(value))])))
            case .attribute(let name, let offset):
                arguments.append(
                    (label, .call(".attribute", [(nil, Self.string(name)), ("offset", .text("\(offset)"))])))
            case .difference(let first, let second):
                arguments.append(
                    (label, .call(".difference", [(nil, Self.string(first)), (nil, Self.string(second))])))
            }
        }
        if !range.exceptions.isEmpty { arguments.append(("exceptions", .list(range.exceptions.map(Self.value)))) }
        return .call("ValueRange", arguments)
    }

    static func value(_ value: Value) -> SwiftExpression {
        switch value {
        case .null: .text(".null")
        case .bool(let bool): .text(".bool(\(bool))")
        case .integer(let number): .text(".integer(\(decimal(number)))")
        case .unsigned(let number): .text(".unsigned(\(decimal(number)))")
        case .number(let number): .text(".number(\(number))")
        case .string(let text): .call(".string", [(nil, string(text))])
        case .bytes(let bytes): .call(".bytes", [(nil, .list(bytes.map { .text("\($0)") }))])
        case .list(let values): .call(".list", [(nil, .list(values.map(Self.value)))])
        case .structure(let values):
            .call(".structure", [(nil, .list(values.map { $0.map(Self.value) ?? .text("nil") }))])
        }
    }

    static func string(_ text: String) -> SwiftExpression { .text(literal(text)) }

    /// A conformance, parted after a comma where it would be too long for a line.
    private static func conformance(_ text: String) -> SwiftExpression {
        let bytes = Array(text.utf8)
        guard bytes.count > 80 else { return string(text) }
        var parts: [String] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: ",") {
            parts.append(String(decoding: bytes[start...min(index + 1, bytes.count - 1)], as: UTF8.self))
            start = min(index + 2, bytes.count)
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return .joined(parts.map(literal))
    }

    /// A string literal.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    static func hex(_ number: UInt32, digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, digits - text.count)) + text
        return "0x" + (padded.count < 8 ? padded : grouped(padded, by: 4))
    }

    /// A decimal literal, its digits grouped from a million on.
    static func decimal(_ number: some BinaryInteger) -> String {
        let digits = String(number.magnitude)
        return (number < 0 ? "-" : "") + (digits.count < 7 ? digits : grouped(digits, by: 3))
    }

    private static func grouped(_ digits: String, by size: Int) -> String {
        let bytes = Array(digits.utf8)
        var groups: [String] = []
        var end = bytes.count
        while end > 0 {
            groups.append(String(decoding: bytes[max(0, end - size)..<end], as: UTF8.self))
            end -= size
        }
        return groups.reversed().joined(separator: "_")
    }
}
