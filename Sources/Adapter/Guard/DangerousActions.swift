import HomeModel

/// Tells which actions are dangerous, by the list of the trait registry.
struct DangerousActions {
    private struct Rule {
        var commands: Set<Int>
        /// Dangerous values by attribute; none: every value.
        var writes: [Int: Set<Value>]
        /// None: every type.
        var deviceTypes: Set<String>
    }

    private let rules: [ObjectIdentifier: [Rule]]

    init(_ registry: TraitRegistry) {
        var rules: [ObjectIdentifier: [Rule]] = [:]
        for entry in registry.dangerous {
            guard let trait = registry.trait(named: entry.trait) else { continue }
            var writes: [Int: Set<Value>] = [:]
            for write in entry.writes {
                if let index = trait.attributeIndex(named: write.attribute) { writes[index] = Set(write.values) }
            }
            rules[ObjectIdentifier(trait), default: []].append(
                Rule(
                    commands: Set(entry.commands.compactMap(trait.commandIndex)), writes: writes,
                    deviceTypes: Set(entry.deviceTypes)))
        }
        self.rules = rules
    }

    /// The name of the command or attribute that makes the action dangerous; nil for a harmless one.
    func danger(of action: DeviceAction, on device: Device) -> String? {
        guard let rules = rules[ObjectIdentifier(action.trait)] else { return nil }
        for rule in rules where rule.deviceTypes.isEmpty || Self.has(rule.deviceTypes, device, action.endpoint) {
            switch action {
            case .invoke(let command):
                if rule.commands.contains(command.command) { return command.definition.name }
            case .write(let write):
                for entry in write.entries {
                    guard let values = rule.writes[entry.attribute] else { continue }
                    if values.isEmpty || values.contains(entry.value) {
                        return write.trait.attributes[entry.attribute].name
                    }
                }
            }
        }
        return nil
    }

    private static func has(_ types: Set<String>, _ device: Device, _ endpoint: EndpointID) -> Bool {
        device.part(endpoint)?.types.contains { types.contains($0.name) } ?? false
    }
}
