// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension TimeSynchronization {
    /// GranularityEnum
    public enum Granularity: UInt8, ValueConvertible, CaseIterable {
        case noTimeGranularity = 0
        case minutesGranularity = 1
        case secondsGranularity = 2
        case millisecondsGranularity = 3
        case microsecondsGranularity = 4

        public static let definition = EnumDefinition(
            name: "GranularityEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "noTimeGranularity"),
                EnumDefinition.Member(value: 1, name: "minutesGranularity"),
                EnumDefinition.Member(value: 2, name: "secondsGranularity"),
                EnumDefinition.Member(value: 3, name: "millisecondsGranularity"),
                EnumDefinition.Member(value: 4, name: "microsecondsGranularity"),
            ])
    }

    /// TimeSourceEnum
    public enum TimeSource: UInt8, ValueConvertible, CaseIterable {
        case none = 0
        case unknown = 1
        case admin = 2
        case nodeTimeCluster = 3
        case nonMatterSntp = 4
        case nonMatterNtp = 5
        case matterSntp = 6
        case matterNtp = 7
        case mixedNtp = 8
        case nonMatterSntpnts = 9
        case nonMatterNtpnts = 10
        case matterSntpnts = 11
        case matterNtpnts = 12
        case mixedNtpnts = 13
        case cloudSource = 14
        case ptp = 15
        case gnss = 16

        public static let definition = EnumDefinition(
            name: "TimeSourceEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "none"),
                EnumDefinition.Member(value: 1, name: "unknown"),
                EnumDefinition.Member(value: 2, name: "admin"),
                EnumDefinition.Member(value: 3, name: "nodeTimeCluster"),
                EnumDefinition.Member(value: 4, name: "nonMatterSntp"),
                EnumDefinition.Member(value: 5, name: "nonMatterNtp"),
                EnumDefinition.Member(value: 6, name: "matterSntp"),
                EnumDefinition.Member(value: 7, name: "matterNtp"),
                EnumDefinition.Member(value: 8, name: "mixedNtp"),
                EnumDefinition.Member(value: 9, name: "nonMatterSntpnts"),
                EnumDefinition.Member(value: 10, name: "nonMatterNtpnts"),
                EnumDefinition.Member(value: 11, name: "matterSntpnts"),
                EnumDefinition.Member(value: 12, name: "matterNtpnts"),
                EnumDefinition.Member(value: 13, name: "mixedNtpnts"),
                EnumDefinition.Member(value: 14, name: "cloudSource"),
                EnumDefinition.Member(value: 15, name: "ptp"),
                EnumDefinition.Member(value: 16, name: "gnss"),
            ])
    }

    /// TimeZoneDatabaseEnum
    public enum TimeZoneDatabase: UInt8, ValueConvertible, CaseIterable {
        case full = 0
        case partial = 1
        case none = 2

        public static let definition = EnumDefinition(
            name: "TimeZoneDatabaseEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "full"),
                EnumDefinition.Member(value: 1, name: "partial"),
                EnumDefinition.Member(value: 2, name: "none"),
            ])
    }

    /// StatusCodeEnum
    public enum StatusCode: UInt8, ValueConvertible, CaseIterable {
        case timeNotAccepted = 2

        public static let definition = EnumDefinition(
            name: "StatusCodeEnum", members: [EnumDefinition.Member(value: 2, name: "timeNotAccepted")])
    }

    /// TrustedTimeSourceStruct
    public struct TrustedTimeSource: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TrustedTimeSourceStruct",
            fields: [
                FieldDefinition(name: "fabricIndex", id: 0, type: .unsigned(bits: 8)),
                FieldDefinition(name: "nodeId", id: 1, type: .unsigned(bits: 64)),
                FieldDefinition(name: "endpoint", id: 2, type: .unsigned(bits: 16)),
            ])

        public var fabricIndex: UInt8
        public var nodeId: UInt64
        public var endpoint: UInt16

        public init(fabricIndex: UInt8, nodeId: UInt64, endpoint: UInt16) {
            self.fabricIndex = fabricIndex
            self.nodeId = nodeId
            self.endpoint = endpoint
        }

        public init?(fields: [Value?]) {
            guard
                let fabricIndex: UInt8 = fields.required(at: 0),
                let nodeId: UInt64 = fields.required(at: 1),
                let endpoint: UInt16 = fields.required(at: 2)
            else { return nil }
            self.fabricIndex = fabricIndex
            self.nodeId = nodeId
            self.endpoint = endpoint
        }

        public var fields: [Value?] { [fabricIndex.value, nodeId.value, endpoint.value] }
    }

    /// FabricScopedTrustedTimeSourceStruct
    public struct FabricScopedTrustedTimeSource: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "FabricScopedTrustedTimeSourceStruct",
            fields: [
                FieldDefinition(name: "nodeId", id: 0, type: .unsigned(bits: 64)),
                FieldDefinition(name: "endpoint", id: 1, type: .unsigned(bits: 16)),
            ])

        public var nodeId: UInt64
        public var endpoint: UInt16

        public init(nodeId: UInt64, endpoint: UInt16) {
            self.nodeId = nodeId
            self.endpoint = endpoint
        }

        public init?(fields: [Value?]) {
            guard
                let nodeId: UInt64 = fields.required(at: 0),
                let endpoint: UInt16 = fields.required(at: 1)
            else { return nil }
            self.nodeId = nodeId
            self.endpoint = endpoint
        }

        public var fields: [Value?] { [nodeId.value, endpoint.value] }
    }

    /// TimeZoneStruct
    public struct TimeZone: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TimeZoneStruct",
            fields: [
                FieldDefinition(
                    name: "offset", id: 0, type: .signed(bits: 32), unit: "s",
                    range: ValueRange(minimum: .constant(.integer(-43200)), maximum: .constant(.integer(50400)))),
                FieldDefinition(
                    name: "validAt", id: 1, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z"),
                FieldDefinition(
                    name: "name", id: 2, type: .string,
                    range: ValueRange(minimumLength: .constant(.integer(0)), maximumLength: .constant(.integer(64))),
                    isOptional: true),
            ])

        /// In s.
        public var offset: Int32
        /// In µs since 2000-01-01T00:00:00Z.
        public var validAt: UInt64
        public var name: String?

        public init(offset: Int32, validAt: UInt64, name: String? = nil) {
            self.offset = offset
            self.validAt = validAt
            self.name = name
        }

        public init?(fields: [Value?]) {
            guard
                let offset: Int32 = fields.required(at: 0),
                let validAt: UInt64 = fields.required(at: 1),
                let name: String? = fields.optional(at: 2)
            else { return nil }
            self.offset = offset
            self.validAt = validAt
            self.name = name
        }

        public var fields: [Value?] { [offset.value, validAt.value, name?.value] }
    }

    /// DSTOffsetStruct
    public struct DSTOffset: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DSTOffsetStruct",
            fields: [
                FieldDefinition(name: "offset", id: 0, type: .signed(bits: 32), unit: "s"),
                FieldDefinition(
                    name: "validStarting", id: 1, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z"),
                FieldDefinition(
                    name: "validUntil", id: 2, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                    isNullable: true),
            ])

        /// In s.
        public var offset: Int32
        /// In µs since 2000-01-01T00:00:00Z.
        public var validStarting: UInt64
        /// In µs since 2000-01-01T00:00:00Z.
        public var validUntil: UInt64?

        public init(offset: Int32, validStarting: UInt64, validUntil: UInt64?) {
            self.offset = offset
            self.validStarting = validStarting
            self.validUntil = validUntil
        }

        public init?(fields: [Value?]) {
            guard
                let offset: Int32 = fields.required(at: 0),
                let validStarting: UInt64 = fields.required(at: 1),
                let validUntil: UInt64? = fields.required(at: 2)
            else { return nil }
            self.offset = offset
            self.validStarting = validStarting
            self.validUntil = validUntil
        }

        public var fields: [Value?] { [offset.value, validStarting.value, validUntil.value] }
    }
}
