import HomeModel
import JSON
import Topics

/// Groups and rooms as devices of their own: what their devices have in common can be switched, dimmed and moved at once.
extension Discovery {
    /// The topic of the document of a group or a room.
    public func topic(of identity: DiscoveryGroup.Identity) -> String {
        "\(settings.prefix)/device/\(identifier(of: identity))/config"
    }

    /// No device's: theirs have digits of a hash there.
    func identifier(of identity: DiscoveryGroup.Identity) -> String {
        switch identity {
        case .group(let id): "\(settings.instance)_g\(StableHash.text(of: id.rawValue))"
        case .room(let id): "\(settings.instance)_r\(StableHash.text(of: id.rawValue))"
        }
    }

    /// The document of a group or a room; nil when its devices have nothing that can be commanded together.
    ///
    /// - Parameter former: as for devices.
    public func document(of group: DiscoveryGroup, former: [String: String] = [:]) -> DiscoveryDocument? {
        let components = GroupComponents(group, base: settings.base).components
        guard !components.isEmpty else { return nil }
        let identifier = identifier(of: group.identity)
        var device: JSONObject = [
            "identifiers": [.string("\(Self.originName)_\(identifier)")], "name": .string(group.name),
        ]
        switch group.identity {
        case .group: device.append("model", "Group")
        case .room:
            device.append("model", "Room")
            device.append("suggested_area", .string(group.name))
        }
        return document(components, identifier, device: device, path: group.path, former: former)
    }
}
