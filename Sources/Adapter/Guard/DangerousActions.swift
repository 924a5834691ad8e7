import HomeModel

/// Tells which actions are dangerous, by the list of the trait registry. It goes by names, so that no definition is made for traits
/// that no device has.
struct DangerousActions {
    private let entries: [String: [DangerousCommand]]

    init(_ registry: TraitRegistry) {
        entries = Dictionary(grouping: registry.dangerous, by: \.trait)
    }

    /// The name of the command or attribute that makes the action dangerous; nil for a harmless one.
    func danger(of action: DeviceAction, on device: Device) -> String? {
        for entry in entries[action.trait.name] ?? []
        where entry.deviceTypes.isEmpty || Self.has(entry.deviceTypes, device, action.endpoint) {
            switch action {
            case .invoke(let command):
                if entry.commands.contains(command.definition.name) { return command.definition.name }
            case .write(let write):
                for written in write.entries {
                    let name = write.trait.attributes[written.attribute].name
                    guard let values = entry.writes.first(where: { $0.attribute == name })?.values else { continue }
                    if values.isEmpty || values.contains(written.value) { return name }
                }
            }
        }
        return nil
    }

    private static func has(_ types: [String], _ device: Device, _ endpoint: EndpointID) -> Bool {
        device.part(endpoint)?.types.contains { types.contains($0.name) } ?? false
    }
}
