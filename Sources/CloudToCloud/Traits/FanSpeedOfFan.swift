import EverydayView
import HomeModel
import HomeTraits
import JSON

/// FanSpeed of a Matter fan: its percentage and its modes.
struct FanSpeedOfFan: CloudTrait {
    static let name = GoogleTrait.fanSpeed
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: FanControl.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var modes: [FanControl.FanMode] {
        switch state[FanControl.fanModeSequence] {
        case .offLowMedHigh, nil: [.off, .low, .medium, .high]
        case .offLowHigh: [.off, .low, .high]
        case .offLowMedHighAuto: [.off, .low, .medium, .high, .auto]
        case .offLowHighAuto: [.off, .low, .high, .auto]
        case .offHighAuto: [.off, .high, .auto]
        case .offHigh: [.off, .high]
        }
    }

    private var canReverse: Bool { state.supports(FanControl.airflowDirection) }

    var attributes: JSONObject {
        var attributes: JSONObject = [
            "availableFanSpeeds": [
                "speeds": .array(
                    modes.map { mode in
                        [
                            "speed_name": .string("\(mode)"),
                            "speed_values": [["speed_synonym": [.string("\(mode)")], "lang": "en"]],
                        ]
                    }), "ordered": .bool(!modes.contains(.auto)),
            ],
            "supportsFanSpeedPercent": true,
        ]
        if canReverse { attributes.append("reversible", true) }
        // A fan that tells no mode that it could have can be set all the same.
        if states?.isEmpty == true { attributes.append("commandOnlyFanSpeed", true) }
        return attributes
    }

    /// Null in the setting means that the fan decides: then what it does counts.
    private var percent: Int64? {
        (state.value(FanControl.percentSetting) ?? state[FanControl.percentCurrent]).map(Int64.init)
    }

    private var mode: FanControl.FanMode? {
        state[FanControl.fanMode].map { mode in
            switch mode {
            // Old names for these.
            case .on: .high
            case .smart: modes.contains(.auto) ? .auto : .high
            default: mode
            }
        }
    }

    var states: JSONObject? {
        guard let percent, let mode, modes.contains(mode) else { return [:] }
        return ["currentFanSpeedSetting": .string("\(mode)"), "currentFanSpeedPercent": JSON(min(percent, 100))]
    }

    var commands: Set<GoogleCommand> {
        canReverse ? [.setFanSpeed, .setFanSpeedRelative, .reverse] : [.setFanSpeed, .setFanSpeedRelative]
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        switch command {
        case .reverse:
            var plan = CloudPlan()
            plan.write(
                state[FanControl.airflowDirection] == .forward ? .reverse : .forward, to: FanControl.airflowDirection,
                on: part)
            return plan
        case .setFanSpeed where parameters.has("fanSpeed"):
            let name = try parameters.text("fanSpeed")
            guard modes.contains(where: { "\($0)" == name }) else { throw GoogleError(.valueOutOfRange) }
            return CloudPlan(
                everyday: [EverydayKeys.fanMode: .string(name)], on: part,
                expecting: ["currentFanSpeedSetting": .string(name)])
        case .setFanSpeed: return speed(try parameters.percent("fanSpeedPercent"))
        default:
            let step = try parameters.relativePercent("fanSpeedRelativePercent", orWeight: "fanSpeedRelativeWeight")
            guard let now = pending["currentFanSpeedPercent"]?.doubleValue ?? percent.map(Double.init) else {
                throw GoogleError(.deviceNotReady)
            }
            return speed(min(max(now + step, 0), 100))
        }
    }

    private func speed(_ percent: Double) -> CloudPlan {
        CloudPlan(
            everyday: [EverydayKeys.fan: JSON(Int64(percent.rounded()))], on: part,
            expecting: ["currentFanSpeedPercent": .number(percent.rounded())])
    }
}
