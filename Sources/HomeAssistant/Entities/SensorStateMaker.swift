import HomeModel
import HomeTraits
import JSON

/// Google's sensors that speak in words, in numbers or in both.
enum SensorStateMaker {
    private typealias Name = GoogleSensorState.SensorName
    private typealias Word = GoogleSensorState.SensorWord

    /// Sensors that watch for one thing: their class, and the word for its absence.
    private static let alarms: [(sensor: Name, deviceClass: String, quiet: Word)] = [
        (.carbonMonoxideLevel, "carbon_monoxide", .noCarbonMonoxideDetected),
        (.smokeLevel, "smoke", .noSmokeDetected), (.waterLeak, "moisture", .noLeak),
        (.rainDetection, "moisture", .noRainDetected),
    ]

    /// Classes of numbers.
    private static let classes: [(sensor: Name, deviceClass: String)] = [
        (.airQuality, "aqi"), (.carbonMonoxideLevel, "carbon_monoxide"), (.carbonDioxideLevel, "carbon_dioxide"),
        (.pm25, "pm25"), (.pm10, "pm10"), (.volatileOrganicCompounds, "volatile_organic_compounds_parts"),
    ]

    static func make(_ draft: inout Draft) {
        let part = draft.part
        guard let state = part.state(of: GoogleSensorState.self) else { return }
        let sensors = state[GoogleSensorState.sensorStatesSupported] ?? []
        let isMain = sensors.count == 1 && part.isSensor && !draft.entities.contains(where: \.isMain)
        for sensor in sensors {
            guard let name = Name.definition.name(of: UInt64(sensor.name.rawValue)) else { continue }
            let list = part.attribute(GoogleSensorState.currentSensorStateData)
            let feature = "\(GoogleSensorState.identity.name)_\(name)"
            let topic: JSONObject = ["state_topic": .string(part.topic(of: GoogleSensorState.self))]
            if let words = sensor.descriptiveCapabilities?.availableStates {
                let value = Template.entry(list, named: name, "currentSensorState")
                if let alarm = alarms.first(where: { $0.sensor == sensor.name }) {
                    draft.add(
                        .binarySensor, feature, name: Words.sentence(name), isMain: isMain,
                        topic.joined(truth(value, alarm.deviceClass, quiet: alarm.quiet)))
                } else {
                    draft.add(
                        .sensor, feature, name: Words.sentence(name), isMain: isMain,
                        topic.joined(enumeration(value, words)))
                }
            }
            if let numeric = sensor.numericCapabilities {
                let isAlone = sensor.descriptiveCapabilities == nil
                draft.add(
                    .sensor, "\(feature)_value", name: Words.sentence(name) + (isAlone ? "" : " value"),
                    isMain: isMain && isAlone,
                    topic.joined(
                        number(Template.entry(list, named: name, "rawValue"), sensor.name, numeric.rawValueUnit)))
            }
        }
    }

    private static func text(_ word: Word) -> String? { Word.definition.name(of: UInt64(word.rawValue)) }

    private static func truth(_ value: String, _ deviceClass: String, quiet: Word) -> JSONObject {
        let quiet = Template.quoted(text(quiet) ?? "")
        let unknown = Template.quoted(text(.unknown) ?? "")
        return [
            "value_template": .string(
                "{% set v = \(value) %}{{ none if v is none or v == \(unknown) else v != \(quiet) }}"),
            "payload_on": "True", "payload_off": "False", "device_class": .string(deviceClass),
        ]
    }

    private static func enumeration(_ value: String, _ words: [Word]) -> JSONObject {
        let options = words.filter { $0 != .unknown }.compactMap { text($0) }
        return [
            "value_template": .string(Template.oneOf(value, options)), "device_class": "enum",
            "options": .array(options.map { .string($0) }),
        ]
    }

    private static func number(_ value: String, _ sensor: Name, _ unit: GoogleSensorState.RawValueUnit) -> JSONObject {
        var fields: JSONObject = ["value_template": .string(Template.show(value)), "state_class": "measurement"]
        let units: [GoogleSensorState.RawValueUnit: String] = [
            .partsPerMillion: "ppm", .percentage: "%", .microgramsPerCubicMeter: "µg/m³",
        ]
        if let text = units[unit] { fields.append("unit_of_measurement", .string(text)) }
        let isUsual: Bool =
            switch sensor {
            case .airQuality: unit == .aqi
            case .pm25, .pm10: unit == .microgramsPerCubicMeter
            default: unit == .partsPerMillion
            }
        if isUsual, let known = classes.first(where: { $0.sensor == sensor }) {
            fields.append("device_class", .string(known.deviceClass))
        }
        return fields
    }
}
