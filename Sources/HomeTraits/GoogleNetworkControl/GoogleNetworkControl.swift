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
    public static let networkEnabled = AttributeKey<GoogleNetworkControl, Bool>(index: 0)

    /// Attribute 0x0001, conformance `O`.
    public static let networkSettings = AttributeKey<GoogleNetworkControl, NetworkSettings>(index: 1)

    /// Attribute 0x0002.
    public static let guestNetworkEnabled = AttributeKey<GoogleNetworkControl, Bool>(index: 2)

    /// Attribute 0x0003, conformance `O`.
    public static let guestNetworkSettings = AttributeKey<GoogleNetworkControl, NetworkSettings>(index: 3)

    /// Attribute 0x0004, conformance `O`.
    public static let numConnectedDevices = AttributeKey<GoogleNetworkControl, UInt32>(index: 4)

    /// Attribute 0x0005, in MB, conformance `O`.
    public static let networkUsageMB = AttributeKey<GoogleNetworkControl, Double>(index: 5)

    /// Attribute 0x0006, in MB, conformance `O`.
    public static let networkUsageLimitMB = AttributeKey<GoogleNetworkControl, Double>(index: 6)

    /// Attribute 0x0007, conformance `O`.
    public static let networkUsageUnlimited = AttributeKey<GoogleNetworkControl, Bool>(index: 7)

    /// Attribute 0x0008, conformance `supportsNetworkDownloadSpeedTest == 1, O`.
    public static let lastNetworkDownloadSpeedTest = AttributeKey<GoogleNetworkControl, DownloadSpeedTest>(index: 8)

    /// Attribute 0x0009, conformance `supportsNetworkUploadSpeedTest == 1, O`.
    public static let lastNetworkUploadSpeedTest = AttributeKey<GoogleNetworkControl, UploadSpeedTest>(index: 9)

    /// Attribute 0x000A, conformance `O`.
    public static let networkSpeedTestInProgress = AttributeKey<GoogleNetworkControl, Bool>(index: 10)

    /// Attribute 0x000B, fixed, conformance `O`.
    public static let supportsEnablingGuestNetwork = AttributeKey<GoogleNetworkControl, Bool>(index: 11)

    /// Attribute 0x000C, fixed, conformance `O`.
    public static let supportsDisablingGuestNetwork = AttributeKey<GoogleNetworkControl, Bool>(index: 12)

    /// Attribute 0x000D, fixed, conformance `O`.
    public static let supportsGettingGuestNetworkPassword = AttributeKey<GoogleNetworkControl, Bool>(index: 13)

    /// Attribute 0x000E, fixed, conformance `O`.
    public static let networkProfiles = AttributeKey<GoogleNetworkControl, [String]>(index: 14)

    /// Attribute 0x000F, fixed, conformance `O`.
    public static let supportsEnablingNetworkProfile = AttributeKey<GoogleNetworkControl, Bool>(index: 15)

    /// Attribute 0x0010, fixed, conformance `O`.
    public static let supportsDisablingNetworkProfile = AttributeKey<GoogleNetworkControl, Bool>(index: 16)

    /// Attribute 0x0011, fixed, conformance `O`.
    public static let supportsNetworkDownloadSpeedTest = AttributeKey<GoogleNetworkControl, Bool>(index: 17)

    /// Attribute 0x0012, fixed, conformance `O`.
    public static let supportsNetworkUploadSpeedTest = AttributeKey<GoogleNetworkControl, Bool>(index: 18)
}
