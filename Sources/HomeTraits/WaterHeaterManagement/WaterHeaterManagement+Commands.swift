// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WaterHeaterManagement {
    /// Command 0x00.
    public struct Boost: TraitCommand, Hashable {
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

    /// Command 0x01.
    public struct CancelBoost: TraitCommand, Hashable {
        public typealias Owner = WaterHeaterManagement
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
