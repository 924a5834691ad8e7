import HomeModel
import JSON

/// Who made a device, from `deviceInfo` and the fields for Matter deduplication.
struct SyncIdentity {
    let notes: SyncNotes

    func read(_ device: JSONObject, _ path: String) -> DeviceIdentity {
        var identity = DeviceIdentity()
        if let value = device["deviceInfo"], !value.isNull {
            if let info = value.objectValue {
                let path = "\(path).deviceInfo"
                identity.vendorName = text("manufacturer", info, path)
                identity.productName = text("model", info, path)
                identity.hardwareVersion = text("hwVersion", info, path)
                identity.softwareVersion = text("swVersion", info, path)
            } else {
                notes.fail("\(path).deviceInfo", "expected an object")
            }
        }
        identity.uniqueID = text("matterUniqueId", device, path)
        identity.vendorID = number("matterOriginalVendorId", device, path)
        identity.productID = number("matterOriginalProductId", device, path)
        return identity
    }

    private func text(_ key: String, _ object: JSONObject, _ path: String) -> DeviceIdentity.Fact<String> {
        guard let value = object[key], !value.isNull else { return .absent }
        guard let text = value.stringValue else {
            notes.fail("\(path).\(key)", "expected a text")
            return .absent
        }
        return text.isEmpty ? .absent : .known(text)
    }

    /// A number as `"0xfff1"`.
    private func number(_ key: String, _ object: JSONObject, _ path: String) -> DeviceIdentity.Fact<UInt16> {
        guard case .known(let text) = self.text(key, object, path) else { return .absent }
        let digits = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : ""
        guard !digits.hasPrefix("+"), let number = UInt16(digits, radix: 16) else {
            notes.warn("\(path).\(key)", "\"\(text)\" is no number from 0x0000 to 0xffff; it was left out")
            return .absent
        }
        return .known(number)
    }
}
