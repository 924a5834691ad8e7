import JSON

/// The attributes of a device, which all its traits share, with a record of what was looked at.
final class SyncAttributes {
    let path: String
    private let notes: SyncNotes
    private var left: [String: JSON] = [:]

    init(_ device: SyncDevice, notes: SyncNotes) {
        path = "\(device.path).attributes"
        self.notes = notes
        for (key, value) in device.attributes where !value.isNull { left[key] = value }
    }

    func path(of key: String) -> String { "\(path).\(key)" }

    func value(_ key: String) -> JSON? { left.removeValue(forKey: key) }

    /// Takes the attribute whose name is this one but for how it is spelt.
    func value(spelt folded: String) -> (key: String, value: JSON)? {
        guard let key = left.keys.filter({ CapabilityDecoder.folded($0) == folded }).min() else { return nil }
        return left.removeValue(forKey: key).map { (key, $0) }
    }

    func bool(_ key: String) -> Bool { read(key, "true or false", \.boolValue) ?? false }

    func number(_ key: String) -> Double? { read(key, "a number", \.doubleValue) }

    func text(_ key: String) -> String? { read(key, "a text", \.stringValue) }

    func object(_ key: String) -> JSONObject? { read(key, "an object", \.objectValue) }

    /// The texts of a list, or of one text with commas, as Google allowed once.
    func texts(_ key: String) -> [String] {
        guard let value = value(key) else { return [] }
        if let text = value.stringValue { return text.split(separator: ",").map(String.init) }
        guard let entries = value.arrayValue else {
            notes.warn(path(of: key), "expected a list of texts; it was left out")
            return []
        }
        return entries.compactMap(\.stringValue)
    }

    /// Whether it is there and true, without taking it.
    func says(_ key: String) -> Bool { left[key]?.boolValue == true }

    func has(_ key: String) -> Bool { left[key] != nil }

    func count(_ key: String) -> Int { left[key]?.arrayValue?.count ?? 0 }

    /// Takes what says that the device cannot do something, which none of our devices says.
    func cannotKeep(_ keys: String...) {
        for key in keys where bool(key) {
            notes.warn(path(of: key), "this limit is not kept: the simulated device can do both")
        }
    }

    /// Warns of what no trait looked at.
    func warnOfRest() {
        for key in left.keys.sorted() {
            notes.warn(path(of: key), "no trait of the device has this attribute; it was left out")
        }
    }

    private func read<Wrapped>(_ key: String, _ noun: String, _ path: KeyPath<JSON, Wrapped?>) -> Wrapped? {
        guard let value = value(key) else { return nil }
        guard let result = value[keyPath: path] else {
            notes.warn(self.path(of: key), "expected \(noun); it was left out")
            return nil
        }
        return result
    }
}
