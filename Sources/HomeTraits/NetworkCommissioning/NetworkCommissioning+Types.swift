// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension NetworkCommissioning {
    /// WiFiBandEnum
    public enum WiFiBand: UInt8, ValueConvertible, CaseIterable {
        case v2G4 = 0
        case v3G65 = 1
        case v5G = 2
        case v6G = 3
        case v60G = 4
        case v1G = 5

        public static let definition = EnumDefinition(
            name: "WiFiBandEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "v2G4"),
                EnumDefinition.Member(value: 1, name: "v3G65"),
                EnumDefinition.Member(value: 2, name: "v5G"),
                EnumDefinition.Member(value: 3, name: "v6G"),
                EnumDefinition.Member(value: 4, name: "v60G"),
                EnumDefinition.Member(value: 5, name: "v1G"),
            ])
    }

    /// NetworkCommissioningStatusEnum
    public enum NetworkCommissioningStatus: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case outOfRange = 1
        case boundsExceeded = 2
        case networkIdNotFound = 3
        case duplicateNetworkId = 4
        case networkNotFound = 5
        case regulatoryError = 6
        case authFailure = 7
        case unsupportedSecurity = 8
        case otherConnectionFailure = 9
        case ipv6Failed = 10
        case ipBindFailed = 11
        case unknownError = 12

        public static let definition = EnumDefinition(
            name: "NetworkCommissioningStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "outOfRange"),
                EnumDefinition.Member(value: 2, name: "boundsExceeded"),
                EnumDefinition.Member(value: 3, name: "networkIdNotFound"),
                EnumDefinition.Member(value: 4, name: "duplicateNetworkId"),
                EnumDefinition.Member(value: 5, name: "networkNotFound"),
                EnumDefinition.Member(value: 6, name: "regulatoryError"),
                EnumDefinition.Member(value: 7, name: "authFailure"),
                EnumDefinition.Member(value: 8, name: "unsupportedSecurity"),
                EnumDefinition.Member(value: 9, name: "otherConnectionFailure"),
                EnumDefinition.Member(value: 10, name: "ipv6Failed"),
                EnumDefinition.Member(value: 11, name: "ipBindFailed"),
                EnumDefinition.Member(value: 12, name: "unknownError"),
            ])
    }

    /// WiFiSecurityBitmap
    public struct WiFiSecurity: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var unencrypted: WiFiSecurity { WiFiSecurity(rawValue: 1 << 0) }
        public static var wep: WiFiSecurity { WiFiSecurity(rawValue: 1 << 1) }
        public static var wpaPersonal: WiFiSecurity { WiFiSecurity(rawValue: 1 << 2) }
        public static var wpa2Personal: WiFiSecurity { WiFiSecurity(rawValue: 1 << 3) }
        public static var wpa3Personal: WiFiSecurity { WiFiSecurity(rawValue: 1 << 4) }

        public static let definition = BitmapDefinition(
            name: "WiFiSecurityBitmap",
            fields: [
                BitmapDefinition.Field(name: "unencrypted", bit: 0),
                BitmapDefinition.Field(name: "wep", bit: 1),
                BitmapDefinition.Field(name: "wpaPersonal", bit: 2),
                BitmapDefinition.Field(name: "wpa2Personal", bit: 3),
                BitmapDefinition.Field(name: "wpa3Personal", bit: 4),
            ])
    }

    /// ThreadCapabilitiesBitmap
    public struct ThreadCapabilities: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var isBorderRouterCapable: ThreadCapabilities { ThreadCapabilities(rawValue: 1 << 0) }
        public static var isRouterCapable: ThreadCapabilities { ThreadCapabilities(rawValue: 1 << 1) }
        public static var isSleepyEndDeviceCapable: ThreadCapabilities { ThreadCapabilities(rawValue: 1 << 2) }
        public static var isFullThreadDevice: ThreadCapabilities { ThreadCapabilities(rawValue: 1 << 3) }
        public static var isSynchronizedSleepyEndDeviceCapable: ThreadCapabilities {
            ThreadCapabilities(rawValue: 1 << 4)
        }

        public static let definition = BitmapDefinition(
            name: "ThreadCapabilitiesBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "isBorderRouterCapable", bit: 0),
                BitmapDefinition.Field(name: "isRouterCapable", bit: 1),
                BitmapDefinition.Field(name: "isSleepyEndDeviceCapable", bit: 2),
                BitmapDefinition.Field(name: "isFullThreadDevice", bit: 3),
                BitmapDefinition.Field(name: "isSynchronizedSleepyEndDeviceCapable", bit: 4),
            ])
    }

    /// NetworkInfoStruct
    public struct NetworkInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "NetworkInfoStruct",
            fields: [
                FieldDefinition(
                    name: "networkId", id: 0, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(32)))),
                FieldDefinition(name: "connected", id: 1, type: .bool),
            ])

        public var networkId: Octets
        public var connected: Bool

        public init(networkId: Octets, connected: Bool) {
            self.networkId = networkId
            self.connected = connected
        }

        public init?(fields: [Value?]) {
            guard
                let networkId: Octets = fields.required(at: 0),
                let connected: Bool = fields.required(at: 1)
            else { return nil }
            self.networkId = networkId
            self.connected = connected
        }

        public var fields: [Value?] { [networkId.value, connected.value] }
    }

    /// WiFiInterfaceScanResultStruct
    public struct WiFiInterfaceScanResult: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "WiFiInterfaceScanResultStruct",
            fields: [
                FieldDefinition(name: "security", id: 0, type: .bitmap(WiFiSecurity.definition), isOptional: true),
                FieldDefinition(
                    name: "ssid", id: 1, type: .octets, range: ValueRange(maximumLength: .constant(.integer(32))),
                    isOptional: true),
                FieldDefinition(
                    name: "bssid", id: 2, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(6)), maximumLength: .constant(.integer(6))),
                    isOptional: true),
                FieldDefinition(name: "channel", id: 3, type: .unsigned(bits: 16), isOptional: true),
                FieldDefinition(name: "wiFiBand", id: 4, type: .enumeration(WiFiBand.definition), isOptional: true),
                FieldDefinition(name: "rssi", id: 5, type: .signed(bits: 8), unit: "dBm", isOptional: true),
            ])

        public var security: WiFiSecurity?
        public var ssid: Octets?
        public var bssid: Octets?
        public var channel: UInt16?
        public var wiFiBand: WiFiBand?
        /// In dBm.
        public var rssi: Int8?

        public init(
            security: WiFiSecurity? = nil, ssid: Octets? = nil, bssid: Octets? = nil, channel: UInt16? = nil,
            wiFiBand: WiFiBand? = nil, rssi: Int8? = nil
        ) {
            self.security = security
            self.ssid = ssid
            self.bssid = bssid
            self.channel = channel
            self.wiFiBand = wiFiBand
            self.rssi = rssi
        }

        public init?(fields: [Value?]) {
            guard
                let security: WiFiSecurity? = fields.optional(at: 0),
                let ssid: Octets? = fields.optional(at: 1),
                let bssid: Octets? = fields.optional(at: 2),
                let channel: UInt16? = fields.optional(at: 3),
                let wiFiBand: WiFiBand? = fields.optional(at: 4),
                let rssi: Int8? = fields.optional(at: 5)
            else { return nil }
            self.security = security
            self.ssid = ssid
            self.bssid = bssid
            self.channel = channel
            self.wiFiBand = wiFiBand
            self.rssi = rssi
        }

        public var fields: [Value?] {
            [security?.value, ssid?.value, bssid?.value, channel?.value, wiFiBand?.value, rssi?.value]
        }
    }

    /// ThreadInterfaceScanResultStruct
    public struct ThreadInterfaceScanResult: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ThreadInterfaceScanResultStruct",
            fields: [
                FieldDefinition(
                    name: "panId", id: 0, type: .unsigned(bits: 16),
                    range: ValueRange(maximum: .constant(.integer(65534))), isOptional: true),
                FieldDefinition(name: "extendedPanId", id: 1, type: .unsigned(bits: 64), isOptional: true),
                FieldDefinition(
                    name: "networkName", id: 2, type: .string,
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16))),
                    isOptional: true),
                FieldDefinition(name: "channel", id: 3, type: .unsigned(bits: 16), isOptional: true),
                FieldDefinition(name: "version", id: 4, type: .unsigned(bits: 8), isOptional: true),
                FieldDefinition(
                    name: "extendedAddress", id: 5, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(6)), maximumLength: .constant(.integer(8))),
                    isOptional: true),
                FieldDefinition(name: "rssi", id: 6, type: .signed(bits: 8), unit: "dBm", isOptional: true),
                FieldDefinition(name: "lqi", id: 7, type: .unsigned(bits: 8), isOptional: true),
            ])

        public var panId: UInt16?
        public var extendedPanId: UInt64?
        public var networkName: String?
        public var channel: UInt16?
        public var version: UInt8?
        public var extendedAddress: Octets?
        /// In dBm.
        public var rssi: Int8?
        public var lqi: UInt8?

        public init(
            panId: UInt16? = nil, extendedPanId: UInt64? = nil, networkName: String? = nil, channel: UInt16? = nil,
            version: UInt8? = nil, extendedAddress: Octets? = nil, rssi: Int8? = nil, lqi: UInt8? = nil
        ) {
            self.panId = panId
            self.extendedPanId = extendedPanId
            self.networkName = networkName
            self.channel = channel
            self.version = version
            self.extendedAddress = extendedAddress
            self.rssi = rssi
            self.lqi = lqi
        }

        public init?(fields: [Value?]) {
            guard
                let panId: UInt16? = fields.optional(at: 0),
                let extendedPanId: UInt64? = fields.optional(at: 1),
                let networkName: String? = fields.optional(at: 2),
                let channel: UInt16? = fields.optional(at: 3),
                let version: UInt8? = fields.optional(at: 4),
                let extendedAddress: Octets? = fields.optional(at: 5),
                let rssi: Int8? = fields.optional(at: 6),
                let lqi: UInt8? = fields.optional(at: 7)
            else { return nil }
            self.panId = panId
            self.extendedPanId = extendedPanId
            self.networkName = networkName
            self.channel = channel
            self.version = version
            self.extendedAddress = extendedAddress
            self.rssi = rssi
            self.lqi = lqi
        }

        public var fields: [Value?] {
            [
                panId?.value,
                extendedPanId?.value,
                networkName?.value,
                channel?.value,
                version?.value,
                extendedAddress?.value,
                rssi?.value,
                lqi?.value,
            ]
        }
    }
}
