import HomeModel
import HomeTraits
import Testing

@Suite struct `Every definition` {
    static let traits = HomeTraits.registry.traits

    @Test(arguments: traits)
    func `has names and ids of its own`(trait: TraitDefinition) {
        for (names, ids) in [
            (trait.attributes.map(\.name), trait.attributes.map(\.id)),
            (trait.commands.map(\.name), trait.commands.map(\.id)),
            (trait.events.map(\.name), trait.events.map(\.id)),
            (trait.features.map(\.name), trait.features.map { UInt32($0.bit) }),
        ] {
            #expect(Set(names).count == names.count)
            #expect(Set(ids).count == ids.count)
        }
        #expect(Set(trait.features.map(\.code)).count == trait.features.count)
        for fields in fieldLists(trait) {
            #expect(Set(fields.map(\.name)).count == fields.count)
            #expect(Set(fields.map(\.id)).count == fields.count)
        }
        #expect(Set(trait.attributes.map(\.name)).isDisjoint(with: trait.commands.map(\.name)))
    }

    @Test(arguments: traits)
    func `has names that fit topics and end none`(trait: TraitDefinition) {
        let name = trait.name.split(separator: ".").map(String.init)
        let names = name + trait.attributes.map(\.name) + trait.commands.map(\.name) + trait.events.map(\.name)
        for name in names + fieldLists(trait).flatMap({ $0.map(\.name) }) {
            #expect(!["set", "call", "result", "event"].contains(name))
            #expect(name.utf8.first.map { (0x61...0x7A).contains($0) } == true)
            #expect(
                name.unicodeScalars.allSatisfy {
                    $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
                })
        }
    }

    @Test(arguments: traits)
    func `has first values that fit their types and ranges`(trait: TraitDefinition) {
        for attribute in trait.attributes {
            guard let value = attribute.defaultValue else { continue }
            #expect(fits(value, attribute.type, attribute.isNullable), "\(attribute.name): \(value)")
            #expect(isInside(value, attribute.range, trait), "\(attribute.name): \(value)")
        }
        for field in fieldLists(trait).flatMap({ $0 }) {
            guard let value = field.defaultValue else { continue }
            #expect(fits(value, field.type, field.isNullable), "\(field.name): \(value)")
        }
    }

    @Test(arguments: traits)
    func `has bounds that name what is there`(trait: TraitDefinition) {
        var ranges = trait.attributes.map { ($0.range, [FieldDefinition]()) }
        for fields in fieldLists(trait) { ranges += fields.map { ($0.range, fields) } }
        for (range, siblings) in ranges {
            for bound in [range?.minimum, range?.maximum, range?.minimumLength, range?.maximumLength] {
                guard case .attribute(let name, _)? = bound else { continue }
                let parts = name.split(separator: ".").map(String.init)
                if siblings.contains(where: { $0.name == parts[0] }) { continue }
                let attribute = trait.attribute(named: parts[0])
                #expect(attribute != nil, "\(name)")
                guard parts.count == 2, case .structure(let structure)? = attribute?.type else { continue }
                #expect(structure.index(of: parts[1]) != nil, "\(name)")
            }
        }
    }

    @Test(arguments: traits)
    func `has set rules that name attributes, commands and fields`(trait: TraitDefinition) {
        for rule in trait.setRules {
            guard let command = trait.command(named: rule.command) else {
                Issue.record("no command \(rule.command)")
                continue
            }
            for name in rule.attributes { #expect(trait.attribute(named: name)?.isWritable == false, "\(name)") }
            if let feature = rule.feature { #expect(trait.feature(code: feature) != nil) }
            var missing = Set(command.fields.filter { $0.defaultValue == nil && !$0.isOptional }.map(\.name))
            for assignment in rule.fields {
                guard let index = command.fieldIndex(named: assignment.field) else {
                    Issue.record("no field \(assignment.field)")
                    continue
                }
                missing.remove(assignment.field)
                let field = command.fields[index]
                switch assignment.source {
                case .attribute(let name): #expect(rule.attributes.contains(name))
                case .constant(let value): #expect(fits(value, field.type, field.isNullable))
                }
            }
            #expect(missing.isEmpty)
        }
    }

    @Test(arguments: traits)
    func `has everyday keys of attributes that suit their conversion`(trait: TraitDefinition) {
        for key in trait.everydayKeys {
            guard let type = trait.attribute(named: key.attribute)?.type else {
                Issue.record("no attribute \(key.attribute)")
                continue
            }
            switch (key.conversion, type) {
            case (.identity, _): #expect(type.isScalar)
            case (.not, .bool): break
            case (.flag(let name), .bitmap(let definition)): #expect(definition.field(named: name)?.width == 1)
            case (.equals(let name), .enumeration(let definition)): #expect(definition.value(named: name) != nil)
            case (_, .signed), (_, .unsigned), (_, .single), (_, .double): break
            default: Issue.record("\(key.key): \(key.conversion) of \(type.name)")
            }
        }
    }

    @Test(arguments: traits)
    func `names commands that exist, or those of a trait that is not defined`(trait: TraitDefinition) {
        for command in trait.attributes.flatMap(\.affectedBy) {
            let parts = command.split(separator: ".").map(String.init)
            if parts.count == 1 {
                #expect(trait.command(named: command) != nil, "\(command)")
            } else if let other = HomeTraits.registry.trait(named: parts[0]) {
                #expect(other.command(named: parts[1]) != nil, "\(command)")
            }
        }
    }

    @Test func `of a device type asks for traits, features and attributes that exist`() {
        for type in HomeTraits.registry.deviceTypes {
            for requirement in type.requirements {
                guard let trait = HomeTraits.registry.trait(named: requirement.trait) else {
                    Issue.record("\(type.name): no trait \(requirement.trait)")
                    continue
                }
                for code in requirement.features { #expect(trait.feature(code: code) != nil, "\(type.name): \(code)") }
                for name in requirement.attributes {
                    #expect(trait.attribute(named: name) != nil, "\(type.name): \(name)")
                }
            }
            for base in type.supersetOf { #expect(HomeTraits.registry.deviceType(named: base) != nil) }
        }
        let types = HomeTraits.registry.deviceTypes
        #expect(Set(types.map(\.name)).count == types.count)
        #expect(Set(types.map(\.id)).count == types.count)
    }

    // MARK: Checks of values

    private func fieldLists(_ trait: TraitDefinition) -> [[FieldDefinition]] {
        var lists = trait.commands.map(\.fields) + trait.commands.compactMap { $0.response?.fields }
        lists += trait.events.map(\.fields)
        var structures: [ValueType] = trait.attributes.map(\.type) + lists.flatMap { $0.map(\.type) }
        var index = 0
        while index < structures.count {
            switch structures[index] {
            case .structure(let definition):
                lists.append(definition.fields)
                structures += definition.fields.map(\.type)
            case .list(let entry): structures.append(entry)
            default: break
            }
            index += 1
        }
        return lists
    }

    private func fits(_ value: Value, _ type: ValueType, _ isNullable: Bool) -> Bool {
        switch (value, type) {
        case (.null, _): return isNullable
        case (.bool, .bool), (.number, .single), (.number, .double), (.string, .string), (.bytes, .octets): return true
        case (.list(let entries), .list(let entry)): return entries.allSatisfy { fits($0, entry, false) }
        case (.integer, .enumeration(let definition)):
            return value.uintValue.flatMap(definition.name(of:)) != nil
        case (.integer, .bitmap(let definition)):
            return value.uintValue.map { definition.bits == 64 || $0 >> UInt64(definition.bits) == 0 } ?? false
        case (.integer, _), (.unsigned, _):
            guard let bounds = type.integerBounds(isNullable: isNullable), let number = value.doubleValue,
                let minimum = bounds.minimum.doubleValue, let maximum = bounds.maximum.doubleValue
            else { return false }
            return minimum <= number && number <= maximum
        default: return false
        }
    }

    /// Bounds that are other attributes stand for the first values of those.
    private func isInside(_ value: Value, _ range: ValueRange?, _ trait: TraitDefinition) -> Bool {
        guard let range, let number = value.doubleValue, !range.exceptions.contains(value) else { return true }
        func constant(_ bound: ValueRange.Bound?) -> Double? {
            switch bound {
            case .constant(let value): value.doubleValue
            case .attribute(let name, let offset):
                trait.attribute(named: name)?.defaultValue?.doubleValue.map { $0 + Double(offset) }
            case nil: nil
            }
        }
        return (constant(range.minimum) ?? number) <= number && number <= (constant(range.maximum) ?? number)
    }
}
