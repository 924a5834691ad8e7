// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleEnergyStorage {
    /// Command 0x00.
    public struct Charge: TraitCommand, Hashable {
        public typealias Owner = GoogleEnergyStorage
        public static let index = 0

        public var charge: Bool

        public init(charge: Bool) {
            self.charge = charge
        }

        public init?(fields: [Value?]) {
            guard
                let charge: Bool = fields.required(at: 0)
            else { return nil }
            self.charge = charge
        }

        public var fields: [Value?] { [charge.value] }
    }
}
