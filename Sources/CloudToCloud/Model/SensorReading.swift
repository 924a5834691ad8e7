import EverydayView
import HomeModel
import HomeTraits
import JSON

/// What one sensor tells, in Google's terms.
struct SensorReading {
    typealias Word = GoogleSensorState.SensorWord

    enum Kind {
        /// The words that the sensor has, and the present one; nil: not known.
        case words([Word], Word?)
        case number(GoogleSensorState.RawValueUnit, Double?)
    }

    let name: GoogleSensorState.SensorName
    let kind: Kind

    /// One row for each source: the readings that a part has of it.
    static let all: [@Sendable (CloudPart) -> [SensorReading]] = [
        { wet($0, type: 0x0043, .waterLeak, [.leak, .noLeak]) },
        { wet($0, type: 0x0044, .rainDetection, [.rainDetected, .noRainDetected]) },
        {
            alarm(
                $0, SmokeCoAlarm.Features.smokeAlarm, SmokeCoAlarm.smokeState, .smokeLevel, .noSmokeDetected,
                .smokeDetected)
        },
        {
            alarm(
                $0, SmokeCoAlarm.Features.coAlarm, SmokeCoAlarm.coState, .carbonMonoxideLevel,
                .noCarbonMonoxideDetected,
                .carbonMonoxideDetected)
        },
        { airQuality($0) },
        {
            concentration(
                $0, CarbonDioxideConcentrationMeasurement.measuredValue,
                CarbonDioxideConcentrationMeasurement.measurementUnit, .carbonDioxideLevel, .partsPerMillion)
        },
        {
            concentration(
                $0, Pm25ConcentrationMeasurement.measuredValue, Pm25ConcentrationMeasurement.measurementUnit, .pm25,
                .microgramsPerCubicMeter)
        },
        {
            concentration(
                $0, Pm10ConcentrationMeasurement.measuredValue, Pm10ConcentrationMeasurement.measurementUnit, .pm10,
                .microgramsPerCubicMeter)
        },
        {
            concentration(
                $0, TotalVolatileOrganicCompoundsConcentrationMeasurement.measuredValue,
                TotalVolatileOrganicCompoundsConcentrationMeasurement.measurementUnit, .volatileOrganicCompounds,
                .partsPerMillion)
        },
        { filters($0) },
    ]

    /// True is what the device type is for: a detected leak or rain (Matter, "Boolean State").
    private static func wet(
        _ part: CloudPart, type: UInt32, _ name: GoogleSensorState.SensorName, _ words: [Word]
    ) -> [SensorReading] {
        guard part.has(type: type), let state = part.state(of: BooleanState.self) else { return [] }
        let word = state[BooleanState.stateValue].map { $0 ? words[0] : words[1] }
        return [SensorReading(name: name, kind: .words(words, word))]
    }

    private static func alarm(
        _ part: CloudPart, _ feature: SmokeCoAlarm.Features,
        _ key: AttributeKey<SmokeCoAlarm, SmokeCoAlarm.AlarmState>, _ name: GoogleSensorState.SensorName,
        _ none: Word, _ detected: Word
    ) -> [SensorReading] {
        guard let state = part.state(of: SmokeCoAlarm.self), state.has(feature) else { return [] }
        let word: Word? =
            switch state[key] {
            case .normal: none
            case .warning: .high
            case .critical: detected
            case nil: nil
            }
        return [SensorReading(name: name, kind: .words([detected, .high, none], word))]
    }

    private static func airQuality(_ part: CloudPart) -> [SensorReading] {
        guard let state = part.state(of: AirQuality.self) else { return [] }
        let word: Word? =
            switch state[AirQuality.airQuality] {
            case .good: .good
            case .fair: .fair
            case .moderate: .moderate
            case .poor: .poor
            case .veryPoor: .veryPoor
            case .extremelyPoor: .severe
            case .unknown, nil: nil
            }
        return [
            SensorReading(name: .airQuality, kind: .words([.good, .fair, .moderate, .poor, .veryPoor, .severe], word))
        ]
    }

    /// Left out where the sensor's unit cannot become Google's.
    private static func concentration<Owner: Trait>(
        _ part: CloudPart, _ value: AttributeKey<Owner, Double?>,
        _ unit: AttributeKey<Owner, ConcentrationMeasurement.MeasurementUnit>, _ name: GoogleSensorState.SensorName,
        _ wanted: GoogleSensorState.RawValueUnit
    ) -> [SensorReading] {
        guard let state = part.state(of: Owner.self), state.supports(value),
            let measured = state[unit].flatMap({ ConcentrationUnit(rawValue: "\($0)") }),
            measured.converted(1, to: wanted == .partsPerMillion ? .ppm : .ugm3) != nil
        else { return [] }
        let number = state.value(value).flatMap {
            measured.converted($0, to: wanted == .partsPerMillion ? .ppm : .ugm3)
        }
        return [SensorReading(name: name, kind: .number(wanted, number))]
    }

    /// A HEPA filter that tells how much of it is left; of others the worst that one of them says.
    private static func filters(_ part: CloudPart) -> [SensorReading] {
        let hepa = part.state(of: HepaFilterMonitoring.self)
        let carbon = part.state(of: ActivatedCarbonFilterMonitoring.self)
        var readings: [SensorReading] = []
        var indications: [ResourceMonitoring.ChangeIndication?] = []
        if let hepa, hepa.supports(HepaFilterMonitoring.condition) {
            let left = hepa[HepaFilterMonitoring.condition].map { condition in
                let percent = Double(min(condition, 100))
                return hepa[HepaFilterMonitoring.degradationDirection] == .up ? 100 - percent : percent
            }
            readings.append(SensorReading(name: .hepaFilterLifeTime, kind: .number(.percentage, left)))
        } else if let hepa, hepa.supports(HepaFilterMonitoring.changeIndication) {
            indications.append(hepa[HepaFilterMonitoring.changeIndication])
        }
        if let carbon, carbon.supports(ActivatedCarbonFilterMonitoring.changeIndication) {
            indications.append(carbon[ActivatedCarbonFilterMonitoring.changeIndication])
        }
        guard !indications.isEmpty else { return readings }
        let word: Word? =
            switch indications.compactMap({ $0?.rawValue }).max().flatMap(ResourceMonitoring.ChangeIndication.init) {
            case .ok: .good
            case .warning: .replaceSoon
            case .critical: .replaceNow
            case nil: nil
            }
        let words: [Word] = [.good, .replaceSoon, .replaceNow]
        return readings + [SensorReading(name: .filterLifeTime, kind: .words(words, word))]
    }
}
