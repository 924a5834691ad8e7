// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Groups {
    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case failure = 1
        case invalidSubscription = 125
        case unsupportedAccess = 126
        case unsupportedEndpoint = 127
        case invalidAction = 128
        case unsupportedCommand = 129
        case invalidCommand = 133
        case unsupportedAttribute = 134
        case constraintError = 135
        case unsupportedWrite = 136
        case resourceExhausted = 137
        case notFound = 139
        case unreportableAttribute = 140
        case invalidDataType = 141
        case unsupportedRead = 143
        case dataVersionMismatch = 146
        case timeout = 148
        case unsupportedNode = 155
        case busy = 156
        case accessRestricted = 157
        case unsupportedCluster = 195
        case noUpstreamSubscription = 197
        case needsTimedInteraction = 198
        case unsupportedEvent = 199
        case pathsExhausted = 200
        case timedRequestMismatch = 201
        case failsafeRequired = 202
        case invalidInState = 203
        case noCommandResponse = 204
        case termsAndConditionsChanged = 205
        case maintenanceRequired = 206
        case dynamicConstraintError = 207
        case alreadyExists = 208
        case invalidTransportType = 209

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "failure"),
                EnumDefinition.Member(value: 125, name: "invalidSubscription"),
                EnumDefinition.Member(value: 126, name: "unsupportedAccess"),
                EnumDefinition.Member(value: 127, name: "unsupportedEndpoint"),
                EnumDefinition.Member(value: 128, name: "invalidAction"),
                EnumDefinition.Member(value: 129, name: "unsupportedCommand"),
                EnumDefinition.Member(value: 133, name: "invalidCommand"),
                EnumDefinition.Member(value: 134, name: "unsupportedAttribute"),
                EnumDefinition.Member(value: 135, name: "constraintError"),
                EnumDefinition.Member(value: 136, name: "unsupportedWrite"),
                EnumDefinition.Member(value: 137, name: "resourceExhausted"),
                EnumDefinition.Member(value: 139, name: "notFound"),
                EnumDefinition.Member(value: 140, name: "unreportableAttribute"),
                EnumDefinition.Member(value: 141, name: "invalidDataType"),
                EnumDefinition.Member(value: 143, name: "unsupportedRead"),
                EnumDefinition.Member(value: 146, name: "dataVersionMismatch"),
                EnumDefinition.Member(value: 148, name: "timeout"),
                EnumDefinition.Member(value: 155, name: "unsupportedNode"),
                EnumDefinition.Member(value: 156, name: "busy"),
                EnumDefinition.Member(value: 157, name: "accessRestricted"),
                EnumDefinition.Member(value: 195, name: "unsupportedCluster"),
                EnumDefinition.Member(value: 197, name: "noUpstreamSubscription"),
                EnumDefinition.Member(value: 198, name: "needsTimedInteraction"),
                EnumDefinition.Member(value: 199, name: "unsupportedEvent"),
                EnumDefinition.Member(value: 200, name: "pathsExhausted"),
                EnumDefinition.Member(value: 201, name: "timedRequestMismatch"),
                EnumDefinition.Member(value: 202, name: "failsafeRequired"),
                EnumDefinition.Member(value: 203, name: "invalidInState"),
                EnumDefinition.Member(value: 204, name: "noCommandResponse"),
                EnumDefinition.Member(value: 205, name: "termsAndConditionsChanged"),
                EnumDefinition.Member(value: 206, name: "maintenanceRequired"),
                EnumDefinition.Member(value: 207, name: "dynamicConstraintError"),
                EnumDefinition.Member(value: 208, name: "alreadyExists"),
                EnumDefinition.Member(value: 209, name: "invalidTransportType"),
            ])
    }

    /// NameSupportBitmap
    public struct NameSupport: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var groupNames: NameSupport { NameSupport(rawValue: 1 << 7) }

        public static let definition = BitmapDefinition(
            name: "NameSupportBitmap", fields: [BitmapDefinition.Field(name: "groupNames", bit: 7)])
    }
}
