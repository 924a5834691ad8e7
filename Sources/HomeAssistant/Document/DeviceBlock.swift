import HomeModel
import JSON

/// The `device` member of a document: who made it, what it is called and where it is.
struct DeviceBlock {
    let json: JSONObject

    init(_ subject: DiscoverySubject, _ identifier: String, via bridge: String?, _ settings: DiscoverySettings) {
        let identity = subject.device.identity
        var json: JSONObject = [
            "identifiers": [.string(Self.identifier(identifier))], "name": .string(subject.name),
        ]
        func append(_ name: String, _ text: String?) {
            if let text, !text.isEmpty { json.append(name, .string(text)) }
        }
        append("manufacturer", identity.vendorName.value)
        append(
            "model",
            identity.productName.value ?? subject.device.parts.first?.primaryType.map { Words.sentence($0.name) })
        append("model_id", identity.productID.value.map { Self.hexadecimal($0) })
        append("serial_number", identity.serialNumber.value)
        append("sw_version", identity.softwareVersion.value)
        append("hw_version", identity.hardwareVersion.value)
        append("suggested_area", subject.room)
        append("via_device", bridge.map(Self.identifier))
        append("configuration_url", settings.configurationURL)
        self.json = json
    }

    private static func identifier(_ identifier: String) -> String { "\(Discovery.originName)_\(identifier)" }

    private static func hexadecimal(_ number: UInt16) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return "0x" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
}
