// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GeneralDiagnostics {
    /// Command 0x00.
    public struct TestEventTrigger: TraitCommand, Hashable {
        public typealias Owner = GeneralDiagnostics
        public static let index = 0

        public var enableKey: Octets
        public var eventTrigger: UInt64

        public init(enableKey: Octets, eventTrigger: UInt64) {
            self.enableKey = enableKey
            self.eventTrigger = eventTrigger
        }

        public init?(fields: [Value?]) {
            guard
                let enableKey: Octets = fields.required(at: 0),
                let eventTrigger: UInt64 = fields.required(at: 1)
            else { return nil }
            self.enableKey = enableKey
            self.eventTrigger = eventTrigger
        }

        public var fields: [Value?] { [enableKey.value, eventTrigger.value] }
    }

    /// Command 0x01, answered by `TimeSnapshotResponse`.
    public struct TimeSnapshot: TraitCommand, Hashable {
        public typealias Owner = GeneralDiagnostics
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Answer 0x02.
    public struct TimeSnapshotResponse: FieldsConvertible, Hashable {
        /// In ms since boot.
        public var systemTimeMs: UInt64
        /// In ms since 1970-01-01T00:00:00Z.
        public var posixTimeMs: UInt64?

        public init(systemTimeMs: UInt64, posixTimeMs: UInt64? = nil) {
            self.systemTimeMs = systemTimeMs
            self.posixTimeMs = posixTimeMs
        }

        public init?(fields: [Value?]) {
            guard
                let systemTimeMs: UInt64 = fields.required(at: 0),
                let posixTimeMs: UInt64? = fields.required(at: 1, default: nil)
            else { return nil }
            self.systemTimeMs = systemTimeMs
            self.posixTimeMs = posixTimeMs
        }

        public var fields: [Value?] { [systemTimeMs.value, posixTimeMs.value] }
    }

    /// Command 0x03, answered by `PayloadTestResponse`.
    public struct PayloadTestRequest: TraitCommand, Hashable {
        public typealias Owner = GeneralDiagnostics
        public static let index = 2

        public var enableKey: Octets
        public var valueField: UInt8
        public var count: UInt16

        public init(enableKey: Octets, valueField: UInt8, count: UInt16) {
            self.enableKey = enableKey
            self.valueField = valueField
            self.count = count
        }

        public init?(fields: [Value?]) {
            guard
                let enableKey: Octets = fields.required(at: 0),
                let valueField: UInt8 = fields.required(at: 1),
                let count: UInt16 = fields.required(at: 2)
            else { return nil }
            self.enableKey = enableKey
            self.valueField = valueField
            self.count = count
        }

        public var fields: [Value?] { [enableKey.value, valueField.value, count.value] }
    }

    /// Answer 0x04.
    public struct PayloadTestResponse: FieldsConvertible, Hashable {
        public var payload: Octets

        public init(payload: Octets) {
            self.payload = payload
        }

        public init?(fields: [Value?]) {
            guard
                let payload: Octets = fields.required(at: 0)
            else { return nil }
            self.payload = payload
        }

        public var fields: [Value?] { [payload.value] }
    }
}
