public import HomeModel
import JSON
import Topics

/// Groups as devices of their own: what their members have in common can be switched, dimmed and moved at once.
extension Discovery {
    /// The topic of a group's document.
    public func topic(of group: GroupID) -> String { "\(settings.prefix)/device/\(identifier(of: group))/config" }

    /// No device's: theirs have digits of a hash there.
    func identifier(of group: GroupID) -> String { "\(settings.instance)_g\(StableHash.text(of: group.rawValue))" }

    /// The document of a group; nil when its members have nothing that can be commanded together.
    ///
    /// - Parameter former: as for devices.
    public func document(of group: DiscoveryGroup, former: [String: String] = [:]) -> DiscoveryDocument? {
        let components = GroupComponents(group, base: settings.base).components
        guard !components.isEmpty else { return nil }
        let identifier = identifier(of: group.id)
        return document(
            components, identifier,
            device: [
                "identifiers": [.string("\(Self.originName)_\(identifier)")], "name": .string(group.name),
                "model": "Group",
            ], path: group.path, former: former)
    }
}
