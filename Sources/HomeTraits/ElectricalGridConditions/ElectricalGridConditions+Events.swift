// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ElectricalGridConditions {
    /// Event 0x00, priority info.
    public struct CurrentConditionsChanged: TraitEvent, Hashable {
        public typealias Owner = ElectricalGridConditions
        public static let index = 0

        public var currentConditions: ElectricalGridConditionsStruct?

        public init(currentConditions: ElectricalGridConditionsStruct?) {
            self.currentConditions = currentConditions
        }

        public init?(fields: [Value?]) {
            guard
                let currentConditions: ElectricalGridConditionsStruct? = fields.required(at: 0)
            else { return nil }
            self.currentConditions = currentConditions
        }

        public var fields: [Value?] { [currentConditions.value] }
    }
}
