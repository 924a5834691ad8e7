import EventLoop
import HomeModel
import JSON
import Topics

/// The home in answers to requests: what its topics say, in one object.
extension HomePresenter {
    /// A device with its state: the members of its `_meta`, `connectivity`, the everyday view as `state` and the exact one as
    /// `traits`, by part and trait.
    func everything(of device: Device, _ summary: JSONObject) -> JSONObject {
        var object = summary
        for (name, value) in json(.deviceMeta(device)).objectValue ?? [:] {
            object[name] = value
        }
        object["connectivity"] = json(.connectivity(device))
        object["state"] = json(.everyday(device))
        var parts = JSONObject()
        for part in device.parts {
            var traits = JSONObject()
            for trait in part.traits where trait.state.shape.definition.exposure == .full {
                let definition = trait.state.shape.definition
                traits.append(definition.name, json(.trait(device, part.endpoint, definition)))
            }
            parts.append(tree.partName(part.endpoint, of: device.id), .object(traits))
        }
        object["traits"] = .object(parts)
        return object
    }

    /// A group: the members of its `_meta`, `availability` and `aggregate`.
    func everything(of group: DeviceGroup, _ summary: JSONObject) -> JSONObject {
        var object = summary
        for (name, value) in json(.groupMeta(group.id)).objectValue ?? [:] where name != "members" {
            object[name] = value
        }
        object["availability"] = groups.isOnline(group.id) ? "online" : "offline"
        object["aggregate"] = json(.groupAggregate(group.id))
        return object
    }

    private func json(_ content: TopicContent) -> JSON {
        var writer = JSONWriter()
        render(content, into: &writer)
        return (try? JSON.parse(writer.bytes)) ?? .null
    }
}
