// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GeneralCommissioning {
    /// Command 0x00, answered by `ArmFailSafeResponse`.
    public struct ArmFailSafe: TraitCommand, Hashable {
        public typealias Owner = GeneralCommissioning
        public static let index = 0

        /// In s.
        public var expiryLengthSeconds: UInt16
        public var breadcrumb: UInt64

        public init(expiryLengthSeconds: UInt16 = 900, breadcrumb: UInt64) {
            self.expiryLengthSeconds = expiryLengthSeconds
            self.breadcrumb = breadcrumb
        }

        public init?(fields: [Value?]) {
            guard
                let expiryLengthSeconds: UInt16 = fields.required(at: 0, default: 900),
                let breadcrumb: UInt64 = fields.required(at: 1)
            else { return nil }
            self.expiryLengthSeconds = expiryLengthSeconds
            self.breadcrumb = breadcrumb
        }

        public var fields: [Value?] { [expiryLengthSeconds.value, breadcrumb.value] }
    }

    /// Answer 0x01.
    public struct ArmFailSafeResponse: FieldsConvertible, Hashable {
        public var errorCode: CommissioningError
        public var debugText: String

        public init(errorCode: CommissioningError = .ok, debugText: String) {
            self.errorCode = errorCode
            self.debugText = debugText
        }

        public init?(fields: [Value?]) {
            guard
                let errorCode: CommissioningError = fields.required(at: 0, default: .ok),
                let debugText: String = fields.required(at: 1)
            else { return nil }
            self.errorCode = errorCode
            self.debugText = debugText
        }

        public var fields: [Value?] { [errorCode.value, debugText.value] }
    }

    /// Command 0x02, answered by `SetRegulatoryConfigResponse`.
    public struct SetRegulatoryConfig: TraitCommand, Hashable {
        public typealias Owner = GeneralCommissioning
        public static let index = 1

        public var newRegulatoryConfig: RegulatoryLocationType
        public var countryCode: String
        public var breadcrumb: UInt64

        public init(newRegulatoryConfig: RegulatoryLocationType, countryCode: String, breadcrumb: UInt64) {
            self.newRegulatoryConfig = newRegulatoryConfig
            self.countryCode = countryCode
            self.breadcrumb = breadcrumb
        }

        public init?(fields: [Value?]) {
            guard
                let newRegulatoryConfig: RegulatoryLocationType = fields.required(at: 0),
                let countryCode: String = fields.required(at: 1),
                let breadcrumb: UInt64 = fields.required(at: 2)
            else { return nil }
            self.newRegulatoryConfig = newRegulatoryConfig
            self.countryCode = countryCode
            self.breadcrumb = breadcrumb
        }

        public var fields: [Value?] { [newRegulatoryConfig.value, countryCode.value, breadcrumb.value] }
    }

    /// Answer 0x03.
    public struct SetRegulatoryConfigResponse: FieldsConvertible, Hashable {
        public var errorCode: CommissioningError
        public var debugText: String

        public init(errorCode: CommissioningError = .ok, debugText: String) {
            self.errorCode = errorCode
            self.debugText = debugText
        }

        public init?(fields: [Value?]) {
            guard
                let errorCode: CommissioningError = fields.required(at: 0, default: .ok),
                let debugText: String = fields.required(at: 1)
            else { return nil }
            self.errorCode = errorCode
            self.debugText = debugText
        }

        public var fields: [Value?] { [errorCode.value, debugText.value] }
    }

    /// Command 0x04, answered by `CommissioningCompleteResponse`.
    public struct CommissioningComplete: TraitCommand, Hashable {
        public typealias Owner = GeneralCommissioning
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Answer 0x05.
    public struct CommissioningCompleteResponse: FieldsConvertible, Hashable {
        public var errorCode: CommissioningError
        public var debugText: String

        public init(errorCode: CommissioningError = .ok, debugText: String) {
            self.errorCode = errorCode
            self.debugText = debugText
        }

        public init?(fields: [Value?]) {
            guard
                let errorCode: CommissioningError = fields.required(at: 0, default: .ok),
                let debugText: String = fields.required(at: 1)
            else { return nil }
            self.errorCode = errorCode
            self.debugText = debugText
        }

        public var fields: [Value?] { [errorCode.value, debugText.value] }
    }

    /// Command 0x06, answered by `SetTcAcknowledgementsResponse`.
    public struct SetTcAcknowledgements: TraitCommand, Hashable {
        public typealias Owner = GeneralCommissioning
        public static let index = 3

        public var tcVersion: UInt16
        public var tcUserResponse: UInt16

        public init(tcVersion: UInt16, tcUserResponse: UInt16) {
            self.tcVersion = tcVersion
            self.tcUserResponse = tcUserResponse
        }

        public init?(fields: [Value?]) {
            guard
                let tcVersion: UInt16 = fields.required(at: 0),
                let tcUserResponse: UInt16 = fields.required(at: 1)
            else { return nil }
            self.tcVersion = tcVersion
            self.tcUserResponse = tcUserResponse
        }

        public var fields: [Value?] { [tcVersion.value, tcUserResponse.value] }
    }

    /// Answer 0x07.
    public struct SetTcAcknowledgementsResponse: FieldsConvertible, Hashable {
        public var errorCode: CommissioningError

        public init(errorCode: CommissioningError = .ok) {
            self.errorCode = errorCode
        }

        public init?(fields: [Value?]) {
            guard
                let errorCode: CommissioningError = fields.required(at: 0, default: .ok)
            else { return nil }
            self.errorCode = errorCode
        }

        public var fields: [Value?] { [errorCode.value] }
    }
}
