// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension PowerSource {
    /// Event 0x00, priority info.
    public struct WiredFaultChange: TraitEvent, Hashable {
        public typealias Owner = PowerSource
        public static let index = 0

        public var current: [WiredFault]
        public var previous: [WiredFault]

        public init(current: [WiredFault] = [], previous: [WiredFault] = []) {
            self.current = current
            self.previous = previous
        }

        public init?(fields: [Value?]) {
            guard
                let current: [WiredFault] = fields.required(at: 0, default: []),
                let previous: [WiredFault] = fields.required(at: 1, default: [])
            else { return nil }
            self.current = current
            self.previous = previous
        }

        public var fields: [Value?] { [current.value, previous.value] }
    }

    /// Event 0x01, priority info.
    public struct BatFaultChange: TraitEvent, Hashable {
        public typealias Owner = PowerSource
        public static let index = 1

        public var current: [BatFault]
        public var previous: [BatFault]

        public init(current: [BatFault] = [], previous: [BatFault] = []) {
            self.current = current
            self.previous = previous
        }

        public init?(fields: [Value?]) {
            guard
                let current: [BatFault] = fields.required(at: 0, default: []),
                let previous: [BatFault] = fields.required(at: 1, default: [])
            else { return nil }
            self.current = current
            self.previous = previous
        }

        public var fields: [Value?] { [current.value, previous.value] }
    }

    /// Event 0x02, priority info.
    public struct BatChargeFaultChange: TraitEvent, Hashable {
        public typealias Owner = PowerSource
        public static let index = 2

        public var current: [BatChargeFault]
        public var previous: [BatChargeFault]

        public init(current: [BatChargeFault] = [], previous: [BatChargeFault] = []) {
            self.current = current
            self.previous = previous
        }

        public init?(fields: [Value?]) {
            guard
                let current: [BatChargeFault] = fields.required(at: 0, default: []),
                let previous: [BatChargeFault] = fields.required(at: 1, default: [])
            else { return nil }
            self.current = current
            self.previous = previous
        }

        public var fields: [Value?] { [current.value, previous.value] }
    }
}
