// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleNetworkControl {
    /// SpeedTestStatusEnum
    public enum SpeedTestStatus: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case failure = 1

        public static let definition = EnumDefinition(
            name: "SpeedTestStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "failure"),
            ])
    }

    /// NetworkSettingsStruct
    public struct NetworkSettings: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "NetworkSettingsStruct", fields: [FieldDefinition(name: "ssid", id: 0, type: .string)])

        public var ssid: String

        public init(ssid: String) {
            self.ssid = ssid
        }

        public init?(fields: [Value?]) {
            guard
                let ssid: String = fields.required(at: 0)
            else { return nil }
            self.ssid = ssid
        }

        public var fields: [Value?] { [ssid.value] }
    }

    /// DownloadSpeedTestStruct
    public struct DownloadSpeedTest: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DownloadSpeedTestStruct",
            fields: [
                FieldDefinition(name: "downloadSpeedMbps", id: 0, type: .double, unit: "Mbit/s", isOptional: true),
                FieldDefinition(name: "unixTimestampSec", id: 1, type: .signed(bits: 64), unit: "s", isOptional: true),
                FieldDefinition(
                    name: "status", id: 2, type: .enumeration(SpeedTestStatus.definition), isOptional: true),
            ])

        /// In Mbit/s.
        public var downloadSpeedMbps: Double?
        /// In s.
        public var unixTimestampSec: Int64?
        public var status: SpeedTestStatus?

        public init(downloadSpeedMbps: Double? = nil, unixTimestampSec: Int64? = nil, status: SpeedTestStatus? = nil) {
            self.downloadSpeedMbps = downloadSpeedMbps
            self.unixTimestampSec = unixTimestampSec
            self.status = status
        }

        public init?(fields: [Value?]) {
            guard
                let downloadSpeedMbps: Double? = fields.optional(at: 0),
                let unixTimestampSec: Int64? = fields.optional(at: 1),
                let status: SpeedTestStatus? = fields.optional(at: 2)
            else { return nil }
            self.downloadSpeedMbps = downloadSpeedMbps
            self.unixTimestampSec = unixTimestampSec
            self.status = status
        }

        public var fields: [Value?] { [downloadSpeedMbps?.value, unixTimestampSec?.value, status?.value] }
    }

    /// UploadSpeedTestStruct
    public struct UploadSpeedTest: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "UploadSpeedTestStruct",
            fields: [
                FieldDefinition(name: "uploadSpeedMbps", id: 0, type: .double, unit: "Mbit/s", isOptional: true),
                FieldDefinition(name: "unixTimestampSec", id: 1, type: .signed(bits: 64), unit: "s", isOptional: true),
                FieldDefinition(
                    name: "status", id: 2, type: .enumeration(SpeedTestStatus.definition), isOptional: true),
            ])

        /// In Mbit/s.
        public var uploadSpeedMbps: Double?
        /// In s.
        public var unixTimestampSec: Int64?
        public var status: SpeedTestStatus?

        public init(uploadSpeedMbps: Double? = nil, unixTimestampSec: Int64? = nil, status: SpeedTestStatus? = nil) {
            self.uploadSpeedMbps = uploadSpeedMbps
            self.unixTimestampSec = unixTimestampSec
            self.status = status
        }

        public init?(fields: [Value?]) {
            guard
                let uploadSpeedMbps: Double? = fields.optional(at: 0),
                let unixTimestampSec: Int64? = fields.optional(at: 1),
                let status: SpeedTestStatus? = fields.optional(at: 2)
            else { return nil }
            self.uploadSpeedMbps = uploadSpeedMbps
            self.unixTimestampSec = unixTimestampSec
            self.status = status
        }

        public var fields: [Value?] { [uploadSpeedMbps?.value, unixTimestampSec?.value, status?.value] }
    }
}
