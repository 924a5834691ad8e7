// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OnOff {
    /// Command 0x00.
    public struct Off: TraitCommand, Hashable {
        public typealias Owner = OnOff
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x01.
    public struct On: TraitCommand, Hashable {
        public typealias Owner = OnOff
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x02.
    public struct Toggle: TraitCommand, Hashable {
        public typealias Owner = OnOff
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x40.
    public struct OffWithEffect: TraitCommand, Hashable {
        public typealias Owner = OnOff
        public static let index = 3

        public var effectIdentifier: EffectIdentifier
        public var effectVariant: UInt8

        public init(effectIdentifier: EffectIdentifier, effectVariant: UInt8 = 0) {
            self.effectIdentifier = effectIdentifier
            self.effectVariant = effectVariant
        }

        public init?(fields: [Value?]) {
            guard
                let effectIdentifier: EffectIdentifier = fields.required(at: 0),
                let effectVariant: UInt8 = fields.required(at: 1, default: 0)
            else { return nil }
            self.effectIdentifier = effectIdentifier
            self.effectVariant = effectVariant
        }

        public var fields: [Value?] { [effectIdentifier.value, effectVariant.value] }
    }

    /// Command 0x41.
    public struct OnWithRecallGlobalScene: TraitCommand, Hashable {
        public typealias Owner = OnOff
        public static let index = 4

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x42.
    public struct OnWithTimedOff: TraitCommand, Hashable {
        public typealias Owner = OnOff
        public static let index = 5

        public var onOffControl: OnOffControl
        /// In 0.1 s.
        public var onTime: UInt16
        /// In 0.1 s.
        public var offWaitTime: UInt16

        public init(onOffControl: OnOffControl = [], onTime: UInt16, offWaitTime: UInt16) {
            self.onOffControl = onOffControl
            self.onTime = onTime
            self.offWaitTime = offWaitTime
        }

        public init?(fields: [Value?]) {
            guard
                let onOffControl: OnOffControl = fields.required(at: 0, default: []),
                let onTime: UInt16 = fields.required(at: 1),
                let offWaitTime: UInt16 = fields.required(at: 2)
            else { return nil }
            self.onOffControl = onOffControl
            self.onTime = onTime
            self.offWaitTime = offWaitTime
        }

        public var fields: [Value?] { [onOffControl.value, onTime.value, offWaitTime.value] }
    }
}
