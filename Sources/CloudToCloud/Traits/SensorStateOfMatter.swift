import HomeModel
import HomeTraits
import JSON

/// SensorState of everything that Matter's sensors and alarms measure and Google has a name for.
struct SensorStateOfMatter: CloudTrait {
    static let name = GoogleTrait.sensorState
    private let readings: [SensorReading]

    init?(_ part: CloudPart) {
        readings = SensorReading.all.flatMap { $0(part) }
        guard !readings.isEmpty else { return nil }
    }

    var attributes: JSONObject {
        [
            "sensorStatesSupported": .array(
                readings.map { reading in
                    var object: JSONObject = ["name": .string(GoogleSensor.name(reading.name))]
                    switch reading.kind {
                    case .words(let words, _):
                        object.append(
                            "descriptiveCapabilities",
                            ["availableStates": .array((words + [.unknown]).map { GoogleSensor.word($0) })])
                    case .number(let unit, _):
                        object.append("numericCapabilities", ["rawValueUnit": .string(Spelling.upperSnake("\(unit)"))])
                    }
                    return .object(object)
                })
        ]
    }

    /// What is not known is `unknown` in words; Google has no such number.
    var states: JSONObject? {
        var data: [JSON] = []
        for reading in readings {
            let name = JSON.string(GoogleSensor.name(reading.name))
            switch reading.kind {
            case .words(_, let word):
                data.append(["name": name, "currentSensorState": GoogleSensor.word(word ?? .unknown)])
            case .number(_, let value):
                guard let value, value.isFinite else { return nil }
                data.append(["name": name, "rawValue": .number(value)])
            }
        }
        return ["currentSensorStateData": .array(data)]
    }
}
