// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OtaSoftwareUpdateRequestor {
    /// AnnouncementReasonEnum
    public enum AnnouncementReason: UInt8, ValueConvertible, CaseIterable {
        case simpleAnnouncement = 0
        case updateAvailable = 1
        case urgentUpdateAvailable = 2

        public static let definition = EnumDefinition(
            name: "AnnouncementReasonEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "simpleAnnouncement"),
                EnumDefinition.Member(value: 1, name: "updateAvailable"),
                EnumDefinition.Member(value: 2, name: "urgentUpdateAvailable"),
            ])
    }

    /// UpdateStateEnum
    public enum UpdateState: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case idle = 1
        case querying = 2
        case delayedOnQuery = 3
        case downloading = 4
        case applying = 5
        case delayedOnApply = 6
        case rollingBack = 7
        case delayedOnUserConsent = 8

        public static let definition = EnumDefinition(
            name: "UpdateStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "idle"),
                EnumDefinition.Member(value: 2, name: "querying"),
                EnumDefinition.Member(value: 3, name: "delayedOnQuery"),
                EnumDefinition.Member(value: 4, name: "downloading"),
                EnumDefinition.Member(value: 5, name: "applying"),
                EnumDefinition.Member(value: 6, name: "delayedOnApply"),
                EnumDefinition.Member(value: 7, name: "rollingBack"),
                EnumDefinition.Member(value: 8, name: "delayedOnUserConsent"),
            ])
    }

    /// ChangeReasonEnum
    public enum ChangeReason: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case success = 1
        case failure = 2
        case timeOut = 3
        case delayByProvider = 4

        public static let definition = EnumDefinition(
            name: "ChangeReasonEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "success"),
                EnumDefinition.Member(value: 2, name: "failure"),
                EnumDefinition.Member(value: 3, name: "timeOut"),
                EnumDefinition.Member(value: 4, name: "delayByProvider"),
            ])
    }

    /// ProviderLocation
    public struct ProviderLocation: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ProviderLocation",
            fields: [
                FieldDefinition(name: "providerNodeId", id: 1, type: .unsigned(bits: 64)),
                FieldDefinition(name: "endpoint", id: 2, type: .unsigned(bits: 16)),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var providerNodeId: UInt64
        public var endpoint: UInt16
        public var fabricIndex: UInt8?

        public init(providerNodeId: UInt64, endpoint: UInt16, fabricIndex: UInt8? = nil) {
            self.providerNodeId = providerNodeId
            self.endpoint = endpoint
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let providerNodeId: UInt64 = fields.required(at: 0),
                let endpoint: UInt16 = fields.required(at: 1),
                let fabricIndex: UInt8? = fields.optional(at: 2)
            else { return nil }
            self.providerNodeId = providerNodeId
            self.endpoint = endpoint
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] { [providerNodeId.value, endpoint.value, fabricIndex?.value] }
    }
}
