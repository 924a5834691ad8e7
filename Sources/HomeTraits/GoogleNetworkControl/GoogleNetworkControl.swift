// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait NetworkControl (action.devices.traits.NetworkControl).
public enum GoogleNetworkControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "google.networkControl", namespace: .google, identifier: "action.devices.traits.NetworkControl")
    }

    public static let definition = TraitDefinition(
        identity, title: "NetworkControl", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, conformance `O`.
    public static var networkEnabled: AttributeKey<GoogleNetworkControl, Bool> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `O`.
    public static var networkSettings: AttributeKey<GoogleNetworkControl, NetworkSettings> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var guestNetworkEnabled: AttributeKey<GoogleNetworkControl, Bool> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `O`.
    public static var guestNetworkSettings: AttributeKey<GoogleNetworkControl, NetworkSettings> {
        AttributeKey(index: 3)
    }

    /// Attribute 0x0004, conformance `O`.
    public static var numConnectedDevices: AttributeKey<GoogleNetworkControl, UInt32> { AttributeKey(index: 4) }

    /// Attribute 0x0005, in MB, conformance `O`.
    public static var networkUsageMB: AttributeKey<GoogleNetworkControl, Double> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in MB, conformance `O`.
    public static var networkUsageLimitMB: AttributeKey<GoogleNetworkControl, Double> { AttributeKey(index: 6) }

    /// Attribute 0x0007, conformance `O`.
    public static var networkUsageUnlimited: AttributeKey<GoogleNetworkControl, Bool> { AttributeKey(index: 7) }

    /// Attribute 0x0008, conformance `supportsNetworkDownloadSpeedTest == 1, O`.
    public static var lastNetworkDownloadSpeedTest: AttributeKey<GoogleNetworkControl, DownloadSpeedTest> {
        AttributeKey(index: 8)
    }

    /// Attribute 0x0009, conformance `supportsNetworkUploadSpeedTest == 1, O`.
    public static var lastNetworkUploadSpeedTest: AttributeKey<GoogleNetworkControl, UploadSpeedTest> {
        AttributeKey(index: 9)
    }

    /// Attribute 0x000A, conformance `O`.
    public static var networkSpeedTestInProgress: AttributeKey<GoogleNetworkControl, Bool> { AttributeKey(index: 10) }

    /// Attribute 0x000B, fixed, conformance `O`.
    public static var supportsEnablingGuestNetwork: AttributeKey<GoogleNetworkControl, Bool> { AttributeKey(index: 11) }

    /// Attribute 0x000C, fixed, conformance `O`.
    public static var supportsDisablingGuestNetwork: AttributeKey<GoogleNetworkControl, Bool> {
        AttributeKey(index: 12)
    }

    /// Attribute 0x000D, fixed, conformance `O`.
    public static var supportsGettingGuestNetworkPassword: AttributeKey<GoogleNetworkControl, Bool> {
        AttributeKey(index: 13)
    }

    /// Attribute 0x000E, fixed, conformance `O`.
    public static var networkProfiles: AttributeKey<GoogleNetworkControl, [String]> { AttributeKey(index: 14) }

    /// Attribute 0x000F, fixed, conformance `O`.
    public static var supportsEnablingNetworkProfile: AttributeKey<GoogleNetworkControl, Bool> {
        AttributeKey(index: 15)
    }

    /// Attribute 0x0010, fixed, conformance `O`.
    public static var supportsDisablingNetworkProfile: AttributeKey<GoogleNetworkControl, Bool> {
        AttributeKey(index: 16)
    }

    /// Attribute 0x0011, fixed, conformance `O`.
    public static var supportsNetworkDownloadSpeedTest: AttributeKey<GoogleNetworkControl, Bool> {
        AttributeKey(index: 17)
    }

    /// Attribute 0x0012, fixed, conformance `O`.
    public static var supportsNetworkUploadSpeedTest: AttributeKey<GoogleNetworkControl, Bool> {
        AttributeKey(index: 18)
    }
}
