import HomeModel
import JSON

/// Reads the devices of a SYNC answer. Goes on after mistakes, so that all of them can be told.
struct SyncReader {
    let notes: SyncNotes

    private static let types = "action.devices.types."
    private static let traits = "action.devices.traits."

    func devices(_ document: JSON) -> [SyncDevice] {
        guard let root = document.objectValue else {
            notes.fail("", "a SYNC answer is an object")
            return []
        }
        let isWhole = root["payload"] != nil
        let path = isWhole ? "payload" : ""
        guard let payload = isWhole ? root["payload"]?.objectValue : root else {
            notes.fail(path, "expected an object")
            return []
        }
        let list = path.isEmpty ? "devices" : "payload.devices"
        if let code = payload["errorCode"]?.stringValue {
            notes.fail(path, "the provider answered with the error \(code)")
            return []
        }
        guard let devices = payload["devices"] else {
            notes.fail(list, "the list of devices is missing: this is no SYNC answer")
            return []
        }
        guard let entries = devices.arrayValue else {
            notes.fail(list, "expected a list of devices")
            return []
        }
        var seen: [String: String] = [:]
        return entries.enumerated().compactMap { index, entry in
            let path = "\(list)[\(index)]"
            guard let device = device(entry, path) else { return nil }
            if let other = seen.updateValue(path, forKey: device.id) {
                notes.fail("\(path).id", "the device \(other) has the id \"\(device.id)\" too; ids are unique")
            }
            return device
        }
    }

    private func device(_ json: JSON, _ path: String) -> SyncDevice? {
        guard let object = json.objectValue else {
            notes.fail(path, "expected an object")
            return nil
        }
        let id = required("id", object, path)
        let type = required("type", object, path)
        let traits = traits(object, path)
        let name = name(object, path)
        var attributes = JSONObject()
        if let given = object["attributes"] {
            if let members = given.objectValue {
                attributes = members
            } else {
                notes.fail("\(path).attributes", "expected an object")
            }
        }
        if let id, id.isEmpty || id.utf8.count > 1024 {
            notes.fail("\(path).id", "an id has 1 to 1024 bytes")
        }
        guard let id, let type, let traits, let name else { return nil }
        return SyncDevice(
            path: path, id: id, type: type.hasPrefix(Self.types) ? String(type.dropFirst(Self.types.count)) : type,
            traits: traits, name: name, structure: hint("structureHint", object, path),
            room: hint("roomHint", object, path), attributes: attributes,
            identity: SyncIdentity(notes: notes).read(object, path))
    }

    private func required(_ key: String, _ object: JSONObject, _ path: String) -> String? {
        guard let value = object[key] else {
            notes.fail("\(path).\(key)", "is missing")
            return nil
        }
        guard let text = value.stringValue else {
            notes.fail("\(path).\(key)", "expected a text")
            return nil
        }
        return text
    }

    private func traits(_ object: JSONObject, _ path: String) -> [String]? {
        guard let value = object["traits"] else {
            notes.fail("\(path).traits", "is missing")
            return nil
        }
        guard let entries = value.arrayValue else {
            notes.fail("\(path).traits", "expected a list of texts")
            return nil
        }
        var traits: [String] = []
        for (index, entry) in entries.enumerated() {
            guard let text = entry.stringValue else {
                notes.fail("\(path).traits[\(index)]", "expected a text such as \(Self.traits)OnOff")
                continue
            }
            guard text.hasPrefix(Self.traits) else {
                notes.warn(
                    "\(path).traits[\(index)]", "\"\(text)\" does not begin with \(Self.traits); it was left out")
                continue
            }
            let name = String(text.dropFirst(Self.traits.count))
            if traits.contains(name) {
                notes.warn("\(path).traits[\(index)]", "\(name) is there twice")
            } else {
                traits.append(name)
            }
        }
        return traits
    }

    private func name(_ object: JSONObject, _ path: String) -> String? {
        guard let value = object["name"] else {
            notes.fail("\(path).name", "is missing")
            return nil
        }
        guard let names = value.objectValue else {
            notes.fail("\(path).name", "expected an object with a name")
            return nil
        }
        guard let text = required("name", names, "\(path).name") else { return nil }
        if names["nicknames"]?.arrayValue?.isEmpty == false {
            notes.warn("\(path).name.nicknames", "a device has one name here; these were left out")
        }
        return cut(text, "\(path).name.name")
    }

    /// A hint; nil where there is none, or none that is a name.
    private func hint(_ key: String, _ object: JSONObject, _ path: String) -> String? {
        guard let value = object[key], !value.isNull else { return nil }
        guard let text = value.stringValue else {
            notes.fail("\(path).\(key)", "expected a text")
            return nil
        }
        return ObjectName.isBlank(text) ? nil : cut(text, "\(path).\(key)")
    }

    private func cut(_ text: String, _ path: String) -> String {
        let (name, isTruncated) = ObjectName.cut(text)
        if isTruncated {
            notes.warn(path, "the name was cut to \(ObjectName.maximumScalars) Unicode code points")
        }
        return name
    }
}
