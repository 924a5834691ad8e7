import HomeModel
import HomeTraits
import JSON

/// SensorState of a device that only measures humidity, which SensorState has no name for: Google's type for sensors demands the
/// trait, so it is there and knows nothing. The humidity is HumiditySetting's.
struct SensorStateOfHumidity: CloudTrait {
    static let name = GoogleTrait.sensorState

    init?(_ part: CloudPart) {
        guard part.has(type: 0x0307), part.state(of: RelativeHumidityMeasurement.self) != nil,
            part.device.parts.allSatisfy({ $0.endpoint == part.endpoint || $0.types.allSatisfy { $0.id == 0x0011 } })
        else { return nil }
    }

    private static let sensor = JSON.string(GoogleSensor.name(.airQuality))

    var attributes: JSONObject {
        [
            "sensorStatesSupported": [
                [
                    "name": Self.sensor,
                    "descriptiveCapabilities": ["availableStates": [GoogleSensor.word(.unknown)]],
                ]
            ]
        ]
    }

    var states: JSONObject? {
        ["currentSensorStateData": [["name": Self.sensor, "currentSensorState": GoogleSensor.word(.unknown)]]]
    }
}
