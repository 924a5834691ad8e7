// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WaterHeaterManagement {
    /// Event 0x00, priority info.
    public struct BoostStarted: TraitEvent, Hashable {
        public typealias Owner = WaterHeaterManagement
        public static let index = 0

        public var boostInfo: WaterHeaterBoostInfo

        public init(boostInfo: WaterHeaterBoostInfo) {
            self.boostInfo = boostInfo
        }

        public init?(fields: [Value?]) {
            guard
                let boostInfo: WaterHeaterBoostInfo = fields.required(at: 0)
            else { return nil }
            self.boostInfo = boostInfo
        }

        public var fields: [Value?] { [boostInfo.value] }
    }

    /// Event 0x01, priority info.
    public struct BoostEnded: TraitEvent, Hashable {
        public typealias Owner = WaterHeaterManagement
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
