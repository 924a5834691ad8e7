// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GeneralDiagnostics {
    /// Event 0x00, priority critical.
    public struct HardwareFaultChange: TraitEvent, Hashable {
        public typealias Owner = GeneralDiagnostics
        public static let index = 0

        public var current: [HardwareFault]
        public var previous: [HardwareFault]

        public init(current: [HardwareFault], previous: [HardwareFault]) {
            self.current = current
            self.previous = previous
        }

        public init?(fields: [Value?]) {
            guard
                let current: [HardwareFault] = fields.required(at: 0),
                let previous: [HardwareFault] = fields.required(at: 1)
            else { return nil }
            self.current = current
            self.previous = previous
        }

        public var fields: [Value?] { [current.value, previous.value] }
    }

    /// Event 0x01, priority critical.
    public struct RadioFaultChange: TraitEvent, Hashable {
        public typealias Owner = GeneralDiagnostics
        public static let index = 1

        public var current: [RadioFault]
        public var previous: [RadioFault]

        public init(current: [RadioFault], previous: [RadioFault]) {
            self.current = current
            self.previous = previous
        }

        public init?(fields: [Value?]) {
            guard
                let current: [RadioFault] = fields.required(at: 0),
                let previous: [RadioFault] = fields.required(at: 1)
            else { return nil }
            self.current = current
            self.previous = previous
        }

        public var fields: [Value?] { [current.value, previous.value] }
    }

    /// Event 0x02, priority critical.
    public struct NetworkFaultChange: TraitEvent, Hashable {
        public typealias Owner = GeneralDiagnostics
        public static let index = 2

        public var current: [NetworkFault]
        public var previous: [NetworkFault]

        public init(current: [NetworkFault], previous: [NetworkFault]) {
            self.current = current
            self.previous = previous
        }

        public init?(fields: [Value?]) {
            guard
                let current: [NetworkFault] = fields.required(at: 0),
                let previous: [NetworkFault] = fields.required(at: 1)
            else { return nil }
            self.current = current
            self.previous = previous
        }

        public var fields: [Value?] { [current.value, previous.value] }
    }

    /// Event 0x03, priority critical.
    public struct BootReason: TraitEvent, Hashable {
        public typealias Owner = GeneralDiagnostics
        public static let index = 3

        public var bootReason: BootReasonEnum

        public init(bootReason: BootReasonEnum) {
            self.bootReason = bootReason
        }

        public init?(fields: [Value?]) {
            guard
                let bootReason: BootReasonEnum = fields.required(at: 0)
            else { return nil }
            self.bootReason = bootReason
        }

        public var fields: [Value?] { [bootReason.value] }
    }
}
