import HomeModel
import HomeTraits
import JSON

/// The names and words of Google's SensorState, which follow no rule of their own.
enum GoogleSensor {
    static func name(_ name: GoogleSensorState.SensorName) -> String {
        switch name {
        case .pm25: "PM2.5"
        case .pm10: "PM10"
        case .hepaFilterLifeTime: "HEPAFilterLifeTime"
        default:
            "\(name)".prefix(1).uppercased() + "\(name)".dropFirst()
        }
    }

    static func word(_ word: GoogleSensorState.SensorWord) -> JSON { .string(Spelling.spaced("\(word)")) }
}
