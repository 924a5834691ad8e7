// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleSensorState {
    /// Event 0x00, priority info.
    public struct SensorStateChanged: TraitEvent, Hashable {
        public typealias Owner = GoogleSensorState
        public static let index = 0

        public var name: SensorName
        public var currentSensorState: SensorWord

        public init(name: SensorName, currentSensorState: SensorWord) {
            self.name = name
            self.currentSensorState = currentSensorState
        }

        public init?(fields: [Value?]) {
            guard
                let name: SensorName = fields.required(at: 0),
                let currentSensorState: SensorWord = fields.required(at: 1)
            else { return nil }
            self.name = name
            self.currentSensorState = currentSensorState
        }

        public var fields: [Value?] { [name.value, currentSensorState.value] }
    }
}
