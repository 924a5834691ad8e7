import JSON

/// What a Matter Server says of itself, first of all on each connection.
struct ServerInfo: Sendable, Equatable {
    /// The version of the protocol that the server speaks.
    var schemaVersion: UInt64
    /// `2025.7.0`, or `matter-server/1.4.0 (matter.js/…)`.
    var sdkVersion: String
    /// Tells one Matter fabric from another; node ids mean nothing in any other.
    var fabric: UInt64?
    /// The server can look for new devices by Bluetooth.
    var hasBluetooth = false

    /// The oldest version whose messages are all understood here. Newer ones only add.
    static let leastSchemaVersion: UInt64 = 11

    init(schemaVersion: UInt64, sdkVersion: String = "", fabric: UInt64? = nil) {
        self.schemaVersion = schemaVersion
        self.sdkVersion = sdkVersion
        self.fabric = fabric
    }

    init?(_ json: JSON) {
        guard let version = json["schema_version"]?.uintValue else { return nil }
        schemaVersion = version
        sdkVersion = json["sdk_version"]?.stringValue ?? ""
        fabric = json["compressed_fabric_id"]?.uintValue
        hasBluetooth = json["bluetooth_enabled"]?.boolValue ?? false
    }

    var isUnderstood: Bool { schemaVersion >= Self.leastSchemaVersion }
}
