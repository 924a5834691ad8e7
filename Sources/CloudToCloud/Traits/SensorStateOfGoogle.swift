import HomeModel
import HomeTraits
import JSON

/// SensorState of Google's own trait.
struct SensorStateOfGoogle: CloudTrait {
    static let name = GoogleTrait.sensorState
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleSensorState.self) else { return nil }
        self.state = state
    }

    var attributes: JSONObject {
        let sensors = state[GoogleSensorState.sensorStatesSupported] ?? []
        return [
            "sensorStatesSupported": .array(
                sensors.map { sensor in
                    var object: JSONObject = ["name": .string(GoogleSensor.name(sensor.name))]
                    if let words = sensor.descriptiveCapabilities?.availableStates {
                        object.append(
                            "descriptiveCapabilities", ["availableStates": .array(words.map { GoogleSensor.word($0) })])
                    }
                    if let unit = sensor.numericCapabilities?.rawValueUnit {
                        object.append("numericCapabilities", ["rawValueUnit": .string(Spelling.upperSnake("\(unit)"))])
                    }
                    return .object(object)
                })
        ]
    }

    /// Sensors that are not told are unknown where they have words; numbers cannot be.
    var states: JSONObject? {
        let told = state[GoogleSensorState.currentSensorStateData] ?? []
        var data: [JSON] = []
        for sensor in state[GoogleSensorState.sensorStatesSupported] ?? [] {
            let current = told.first { $0.name == sensor.name }
            var object: JSONObject = ["name": .string(GoogleSensor.name(sensor.name))]
            if sensor.descriptiveCapabilities != nil {
                object.append("currentSensorState", GoogleSensor.word(current?.currentSensorState ?? .unknown))
            }
            if sensor.numericCapabilities != nil, let value = current?.rawValue, value.isFinite {
                object.append("rawValue", .number(value))
            }
            guard object.count > 1 else { return nil }
            data.append(.object(object))
        }
        return ["currentSensorStateData": .array(data)]
    }
}
