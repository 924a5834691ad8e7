// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GeneralCommissioning {
    /// CommissioningErrorEnum
    public enum CommissioningError: UInt8, ValueConvertible, CaseIterable {
        case ok = 0
        case valueOutsideRange = 1
        case invalidAuthentication = 2
        case noFailSafe = 3
        case busyWithOtherAdmin = 4
        case requiredTcNotAccepted = 5
        case tcAcknowledgementsNotReceived = 6
        case tcMinVersionNotMet = 7

        public static let definition = EnumDefinition(
            name: "CommissioningErrorEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "ok"),
                EnumDefinition.Member(value: 1, name: "valueOutsideRange"),
                EnumDefinition.Member(value: 2, name: "invalidAuthentication"),
                EnumDefinition.Member(value: 3, name: "noFailSafe"),
                EnumDefinition.Member(value: 4, name: "busyWithOtherAdmin"),
                EnumDefinition.Member(value: 5, name: "requiredTcNotAccepted"),
                EnumDefinition.Member(value: 6, name: "tcAcknowledgementsNotReceived"),
                EnumDefinition.Member(value: 7, name: "tcMinVersionNotMet"),
            ])
    }

    /// RegulatoryLocationTypeEnum
    public enum RegulatoryLocationType: UInt8, ValueConvertible, CaseIterable {
        case indoor = 0
        case outdoor = 1
        case indoorOutdoor = 2

        public static let definition = EnumDefinition(
            name: "RegulatoryLocationTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "indoor"),
                EnumDefinition.Member(value: 1, name: "outdoor"),
                EnumDefinition.Member(value: 2, name: "indoorOutdoor"),
            ])
    }

    /// NetworkRecoveryReasonEnum
    public enum NetworkRecoveryReason: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case auth = 1
        case visibility = 2

        public static let definition = EnumDefinition(
            name: "NetworkRecoveryReasonEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "auth"),
                EnumDefinition.Member(value: 2, name: "visibility"),
            ])
    }

    /// BasicCommissioningInfo
    public struct BasicCommissioningInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "BasicCommissioningInfo",
            fields: [
                FieldDefinition(name: "failSafeExpiryLengthSeconds", id: 0, type: .unsigned(bits: 16), unit: "s"),
                FieldDefinition(name: "maxCumulativeFailsafeSeconds", id: 1, type: .unsigned(bits: 16), unit: "s"),
            ])

        /// In s.
        public var failSafeExpiryLengthSeconds: UInt16
        /// In s.
        public var maxCumulativeFailsafeSeconds: UInt16

        public init(failSafeExpiryLengthSeconds: UInt16, maxCumulativeFailsafeSeconds: UInt16) {
            self.failSafeExpiryLengthSeconds = failSafeExpiryLengthSeconds
            self.maxCumulativeFailsafeSeconds = maxCumulativeFailsafeSeconds
        }

        public init?(fields: [Value?]) {
            guard
                let failSafeExpiryLengthSeconds: UInt16 = fields.required(at: 0),
                let maxCumulativeFailsafeSeconds: UInt16 = fields.required(at: 1)
            else { return nil }
            self.failSafeExpiryLengthSeconds = failSafeExpiryLengthSeconds
            self.maxCumulativeFailsafeSeconds = maxCumulativeFailsafeSeconds
        }

        public var fields: [Value?] { [failSafeExpiryLengthSeconds.value, maxCumulativeFailsafeSeconds.value] }
    }
}
