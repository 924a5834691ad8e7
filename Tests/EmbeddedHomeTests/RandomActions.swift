import HomeModel
import HomeTraits
import TestSupport

@testable import EmbeddedHome

/// Commands and writes with fields that fit, nearly fit or do not fit at all.
enum RandomActions {
    static func action(
        on definition: DeviceDefinition, using generator: inout SeededGenerator, timeLimit: Int64 = 600
    ) -> DeviceAction? {
        guard let part = definition.parts.randomElement(using: &generator),
            let trait = part.traits.randomElement(using: &generator)?.shape.definition
        else { return nil }
        let isWrite = trait.commands.isEmpty || Int.random(in: 0..<3, using: &generator) == 0
        if isWrite {
            let startUp: Set<String> = ["startUpOnOff", "startUpCurrentLevel", "startUpColorTemperatureMireds"]
            guard let index = trait.attributes.indices.randomElement(using: &generator),
                !startUp.contains(trait.attributes[index].name)
            else { return nil }
            let attribute = trait.attributes[index]
            let value = value(of: attribute.type, attribute.range, using: &generator)
            return .write(
                AttributeWrite(
                    device: definition.id, endpoint: part.endpoint, trait: trait,
                    entries: [.init(attribute: index, value: value)]))
        }
        guard let index = trait.commands.indices.randomElement(using: &generator) else { return nil }
        let fields = trait.commands[index].fields.map { field -> Value? in
            if Int.random(in: 0..<20, using: &generator) == 0 { return nil }
            return value(of: field.type, field.range, using: &generator)
        }
        return .invoke(
            DeviceCommand(
                device: definition.id, endpoint: part.endpoint, trait: trait, command: index, fields: fields))
    }

    static func value(
        of type: ValueType, _ range: ValueRange?, using generator: inout SeededGenerator
    ) -> Value {
        switch Int.random(in: 0..<24, using: &generator) {
        case 0: return .null
        case 1:
            return ["x", true, .number(.nan), .list([]), .structure([]), .bytes([1])].randomElement(using: &generator)!
        case 2:
            return [.integer(.max), .integer(.min), .unsigned(.max), 0, -1, 255, 256, 65535, 65536].randomElement(
                using: &generator)!
        default: break
        }
        switch type {
        case .bool: return .bool(.random(using: &generator))
        case .signed, .unsigned:
            let bounds = type.integerBounds(isNullable: false)
            let low = constant(range?.minimum) ?? bounds?.minimum.intValue ?? 0
            let high = constant(range?.maximum) ?? bounds?.maximum.intValue ?? .max
            let value = low <= high ? Int64.random(in: low...high, using: &generator) : low
            // Small numbers are the interesting ones.
            return .integer(Bool.random(using: &generator) ? value : value % 300)
        case .single, .double: return .number(.random(in: -10...110, using: &generator))
        case .string: return .string(String(repeating: "a", count: .random(in: 0...12, using: &generator)))
        case .octets: return .bytes((0..<Int.random(in: 0...9, using: &generator)).map { _ in 49 })
        case .enumeration(let definition):
            return Value(definition.members.randomElement(using: &generator)?.value ?? 0)
        case .bitmap: return .integer(.random(in: 0...31, using: &generator))
        case .structure(let definition):
            return .structure(definition.fields.map { value(of: $0.type, $0.range, using: &generator) })
        case .list(let entry):
            return .list(
                (0..<Int.random(in: 0...3, using: &generator)).map { _ in value(of: entry, nil, using: &generator) })
        }
    }

    private static func constant(_ bound: ValueRange.Bound?) -> Int64? {
        if case .constant(let value) = bound { value.intValue } else { nil }
    }
}
