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
            let bounds = [range?.minimum, range?.maximum, range?.minimumLength, range?.maximumLength]
            for name in bounds.flatMap({ $0?.paths ?? [] }) {
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
    func `has answers whose outcome is one of their fields`(trait: TraitDefinition) {
        for command in trait.commands {
            guard let response = command.response, let outcome = response.outcome else { continue }
            let field = response.fields.element(at: outcome.field, in: [])
            #expect(field != nil, "\(command.name): \(outcome.field)")
            if case .enumeration(let definition)? = field?.type, let number = outcome.success.uintValue {
                #expect(definition.name(of: number) != nil, "\(command.name)")
            }
            guard let reason = outcome.reason else { continue }
            let type = response.fields.element(at: reason, in: [])?.type
            #expect(type?.name == "string", "\(command.name): \(reason)")
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
                case .member(let name, let member):
                    #expect(rule.attributes.contains(name))
                    guard case .structure(let structure)? = trait.attribute(named: name)?.type else {
                        Issue.record("\(name) is no struct")
                        continue
                    }
                    #expect(structure.index(of: member) != nil, "\(name).\(member)")
                case .constant(let value): #expect(fits(value, field.type, field.isNullable))
                }
            }
            #expect(missing.isEmpty)
        }
    }

    @Test(arguments: traits)
    func `has everyday keys of attributes that suit their conversion`(trait: TraitDefinition) {
        #expect(trait.exposure != .hidden || trait.everydayKeys.isEmpty)
        for key in trait.everydayKeys {
            guard var type = trait.attribute(named: key.attribute)?.type else {
                Issue.record("no attribute \(key.attribute)")
                continue
            }
            if let field = key.field {
                guard case .structure(let structure) = type, let index = structure.index(of: field) else {
                    Issue.record("\(key.attribute) has no field \(field)")
                    continue
                }
                type = structure.fields[index].type
            }
            #expect(type.isScalar, "\(key.key)")
            switch (key.conversion, type) {
            case (.identity, _), (.not, .bool): break
            case (.flag(let name), .bitmap(let definition)): #expect(definition.field(named: name)?.width == 1)
            case (.equals(let name), .enumeration(let definition)): #expect(definition.value(named: name) != nil)
            case (.differs(let name), .enumeration(let definition)): #expect(definition.value(named: name) != nil)
            case (.concentration(let unit), .single):
                if case .enumeration? = trait.attribute(named: unit)?.type { break }
                Issue.record("\(key.key): \(unit) names no units")
            case (.label(let labels), .unsigned):
                if case .list? = trait.attribute(named: labels.list)?.type { break }
                Issue.record("\(key.key): \(labels.list) is no list")
            case (_, .signed), (_, .unsigned), (_, .single), (_, .double): break
            default: Issue.record("\(key.key): \(key.conversion) of \(type.name)")
            }
        }
    }

    @Test(arguments: traits)
    func `has enums, bitmaps and structs whose members differ`(trait: TraitDefinition) {
        for type in types(trait) {
            switch type {
            case .enumeration(let definition):
                #expect(!definition.members.isEmpty, "\(definition.name)")
                #expect(Set(definition.members.map(\.name)).count == definition.members.count, "\(definition.name)")
                #expect(Set(definition.members.map(\.value)).count == definition.members.count, "\(definition.name)")
                #expect(definition.members.allSatisfy { $0.value >> UInt32(definition.bits) == 0 })
            case .bitmap(let definition):
                #expect(Set(definition.fields.map(\.name)).count == definition.fields.count, "\(definition.name)")
                var taken: UInt64 = 0
                for field in definition.fields {
                    #expect(taken & field.mask == 0, "\(definition.name).\(field.name)")
                    #expect(field.bit + field.width <= definition.bits)
                    taken |= field.mask
                }
            case .structure(let definition): #expect(!definition.fields.isEmpty, "\(definition.name)")
            default: break
            }
        }
    }

    @Test(arguments: traits)
    func `has conformances that can be told, or are said to be prose`(trait: TraitDefinition) {
        let texts =
            trait.attributes.map(\.conformance) + trait.commands.map(\.conformance) + trait.events.map(\.conformance)
            + trait.features.map(\.conformance)
        for text in texts where text != "desc" {
            #expect(Conformance(text).verdict { _ in true } != .unclear, "\(text)")
            #expect(Conformance(text).verdict { _ in false } != .unclear, "\(text)")
        }
    }

    @Test func `is found by its name, its id and its identifier, and by nothing else`() {
        #expect(Set(Self.traits.map(\.name)).count == Self.traits.count)
        #expect(Set(Self.traits.compactMap(\.clusterID)).count == Self.traits.compactMap(\.clusterID).count)
        #expect(Set(Self.traits.map(\.identifier)).count == Self.traits.count)
        let registry = HomeTraits.registry
        for trait in Self.traits {
            #expect(registry.trait(named: trait.name) === trait)
            #expect(registry.trait(identifier: trait.identifier) === trait)
            if let id = trait.clusterID { #expect(registry.trait(clusterID: id) === trait) }
        }
        #expect(registry.trait(named: "modeBase") == nil)
    }

    @Test func `has its everyday keys among those of all`() {
        #expect(HomeTraits.everydayKeys == Set(Self.traits.flatMap { $0.everydayKeys.map(\.key) }).sorted())
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
        let structures = types(trait).compactMap { type in
            if case .structure(let definition) = type { definition.fields } else { nil }
        }
        return interactions(trait) + structures
    }

    private func interactions(_ trait: TraitDefinition) -> [[FieldDefinition]] {
        trait.commands.map(\.fields) + trait.commands.compactMap { $0.response?.fields } + trait.events.map(\.fields)
    }

    /// Every type that a value of the trait has, down to the fields of structs.
    private func types(_ trait: TraitDefinition) -> [ValueType] {
        var types: [ValueType] = trait.attributes.map(\.type) + interactions(trait).flatMap { $0.map(\.type) }
        var index = 0
        while index < types.count {
            switch types[index] {
            case .structure(let definition): types += definition.fields.map(\.type)
            case .list(let entry): types.append(entry)
            default: break
            }
            index += 1
        }
        return types
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
        func first(_ name: String) -> Double? { trait.attribute(named: name)?.defaultValue?.doubleValue }
        func constant(_ bound: ValueRange.Bound?) -> Double? {
            switch bound {
            case .constant(let value): value.doubleValue
            case .attribute(let name, let offset): first(name).map { $0 + Double(offset) }
            case .difference(let one, let other): first(one).flatMap { value in first(other).map { value - $0 } }
            case nil: nil
            }
        }
        return (constant(range.minimum) ?? number) <= number && number <= (constant(range.maximum) ?? number)
    }
}
