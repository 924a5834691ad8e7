// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ElectricalEnergyMeasurement {
    /// Event 0x00, priority info.
    public struct CumulativeEnergyMeasured: TraitEvent, Hashable {
        public typealias Owner = ElectricalEnergyMeasurement
        public static let index = 0

        public var energyImported: EnergyMeasurement?
        public var energyExported: EnergyMeasurement?

        public init(energyImported: EnergyMeasurement? = nil, energyExported: EnergyMeasurement? = nil) {
            self.energyImported = energyImported
            self.energyExported = energyExported
        }

        public init?(fields: [Value?]) {
            guard
                let energyImported: EnergyMeasurement? = fields.optional(at: 0),
                let energyExported: EnergyMeasurement? = fields.optional(at: 1)
            else { return nil }
            self.energyImported = energyImported
            self.energyExported = energyExported
        }

        public var fields: [Value?] { [energyImported?.value, energyExported?.value] }
    }

    /// Event 0x01, priority info.
    public struct PeriodicEnergyMeasured: TraitEvent, Hashable {
        public typealias Owner = ElectricalEnergyMeasurement
        public static let index = 1

        public var energyImported: EnergyMeasurement?
        public var energyExported: EnergyMeasurement?

        public init(energyImported: EnergyMeasurement? = nil, energyExported: EnergyMeasurement? = nil) {
            self.energyImported = energyImported
            self.energyExported = energyExported
        }

        public init?(fields: [Value?]) {
            guard
                let energyImported: EnergyMeasurement? = fields.optional(at: 0),
                let energyExported: EnergyMeasurement? = fields.optional(at: 1)
            else { return nil }
            self.energyImported = energyImported
            self.energyExported = energyExported
        }

        public var fields: [Value?] { [energyImported?.value, energyExported?.value] }
    }
}
