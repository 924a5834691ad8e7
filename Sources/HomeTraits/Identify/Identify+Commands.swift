// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Identify {
    /// Command 0x00.
    public struct IdentifyCommand: TraitCommand, Hashable {
        public typealias Owner = Identify
        public static let index = 0

        public var identifyTime: UInt16

        public init(identifyTime: UInt16) {
            self.identifyTime = identifyTime
        }

        public init?(fields: [Value?]) {
            guard
                let identifyTime: UInt16 = fields.required(at: 0)
            else { return nil }
            self.identifyTime = identifyTime
        }

        public var fields: [Value?] { [identifyTime.value] }
    }

    /// Command 0x40.
    public struct TriggerEffect: TraitCommand, Hashable {
        public typealias Owner = Identify
        public static let index = 1

        public var effectIdentifier: EffectIdentifier
        public var effectVariant: EffectVariant

        public init(effectIdentifier: EffectIdentifier, effectVariant: EffectVariant) {
            self.effectIdentifier = effectIdentifier
            self.effectVariant = effectVariant
        }

        public init?(fields: [Value?]) {
            guard
                let effectIdentifier: EffectIdentifier = fields.required(at: 0),
                let effectVariant: EffectVariant = fields.required(at: 1)
            else { return nil }
            self.effectIdentifier = effectIdentifier
            self.effectVariant = effectVariant
        }

        public var fields: [Value?] { [effectIdentifier.value, effectVariant.value] }
    }
}
