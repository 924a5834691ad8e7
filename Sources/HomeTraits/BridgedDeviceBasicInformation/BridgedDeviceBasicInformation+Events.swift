// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension BridgedDeviceBasicInformation {
    /// Event 0x00, priority critical.
    public struct StartUp: TraitEvent, Hashable {
        public typealias Owner = BridgedDeviceBasicInformation
        public static let index = 0

        public var softwareVersion: UInt32

        public init(softwareVersion: UInt32) {
            self.softwareVersion = softwareVersion
        }

        public init?(fields: [Value?]) {
            guard
                let softwareVersion: UInt32 = fields.required(at: 0)
            else { return nil }
            self.softwareVersion = softwareVersion
        }

        public var fields: [Value?] { [softwareVersion.value] }
    }

    /// Event 0x01, priority critical.
    public struct ShutDown: TraitEvent, Hashable {
        public typealias Owner = BridgedDeviceBasicInformation
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x02, priority info.
    public struct Leave: TraitEvent, Hashable {
        public typealias Owner = BridgedDeviceBasicInformation
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x03, priority info.
    public struct ReachableChanged: TraitEvent, Hashable {
        public typealias Owner = BridgedDeviceBasicInformation
        public static let index = 3

        public var reachableNewValue: Bool

        public init(reachableNewValue: Bool) {
            self.reachableNewValue = reachableNewValue
        }

        public init?(fields: [Value?]) {
            guard
                let reachableNewValue: Bool = fields.required(at: 0)
            else { return nil }
            self.reachableNewValue = reachableNewValue
        }

        public var fields: [Value?] { [reachableNewValue.value] }
    }

    /// Event 0x80, priority info.
    public struct ActiveChanged: TraitEvent, Hashable {
        public typealias Owner = BridgedDeviceBasicInformation
        public static let index = 4

        public var promisedActiveDuration: UInt32

        public init(promisedActiveDuration: UInt32) {
            self.promisedActiveDuration = promisedActiveDuration
        }

        public init?(fields: [Value?]) {
            guard
                let promisedActiveDuration: UInt32 = fields.required(at: 0)
            else { return nil }
            self.promisedActiveDuration = promisedActiveDuration
        }

        public var fields: [Value?] { [promisedActiveDuration.value] }
    }
}
