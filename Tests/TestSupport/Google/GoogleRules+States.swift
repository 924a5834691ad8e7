import JSON

/// Checks of states against the attributes that SYNC told: what no schema says.
extension GoogleRules {
    /// - Parameter isWhole: whether every trait has to be there; else only those that are mentioned.
    func findings(
        states: JSONObject, of device: JSON, isWhole: Bool, extra: Set<String> = []
    ) -> [String] {
        let id = device["id"]?.stringValue ?? ""
        let attributes = device["attributes"]?.objectValue ?? [:]
        var findings: [String] = []
        var known = extra.union(["online"])
        for name in Self.traits(of: device) {
            guard let trait = traits[name] else { continue }
            known.formUnion(trait.stateKeys)
            let isMentioned = states.keys.contains { trait.stateKeys.contains($0) }
            let isCommandOnly = attributes.contains {
                $0.key.hasPrefix("commandOnly") && $0.value == true && trait.attributeKeys.contains($0.key)
            }
            guard isMentioned || isWhole && !isCommandOnly && !trait.states.isEmpty else { continue }
            findings += Self.findings(states, trait.states, trait.stateForms, "\(id)")
            findings += stateFindings(name, states, attributes).map { "\(id): \($0)" }
        }
        for key in states.keys where !known.contains(key) { findings.append("\(id): a state of no trait: \(key)") }
        for (key, value) in states where value.isNull { findings.append("\(id): \(key) is null") }
        return findings
    }

    private func stateFindings(_ trait: String, _ states: JSONObject, _ attributes: JSONObject) -> [String] {
        switch trait {
        case "Brightness": return Self.need(["brightness"], states)
        case "OnOff": return Self.need(["on"], states)
        case "ColorSetting": return Self.colorFindings(states["color"]?.objectValue ?? [:], attributes)
        case "LockUnlock":
            return states["isJammed"] == true
                ? (states["isLocked"] == nil ? [] : ["locked and jammed"]) : Self.need(["isLocked"], states)
        case "OpenClose": return Self.openFindings(states, attributes)
        case "FanSpeed":
            let speeds = Self.texts(attributes["availableFanSpeeds"]?["speeds"], "speed_name")
            return Self.isOne(states["currentFanSpeedSetting"], of: speeds)
                + (attributes["supportsFanSpeedPercent"] == true ? Self.need(["currentFanSpeedPercent"], states) : [])
        case "Volume":
            let most = attributes["volumeMaxLevel"]?.intValue ?? 0
            return (states["currentVolume"]?.intValue).map { $0 > most ? ["currentVolume \($0)"] : [] } ?? []
                + (attributes["volumeCanMuteAndUnmute"] == true ? Self.need(["isMuted"], states) : [])
        case "StartStop":
            let clash = states["isRunning"] == true && states["isPaused"] == true
            return (clash ? ["running and paused"] : [])
                + (attributes["pausable"] == true ? Self.need(["isPaused"], states) : [])
        case "TemperatureSetting": return Self.thermostatFindings(states, attributes)
        case "SensorState": return Self.sensorFindings(states, attributes)
        case "InputSelector":
            return Self.isOne(states["currentInput"], of: Self.texts(attributes["availableInputs"], "key"))
        case "AppSelector":
            return Self.isOne(states["currentApplication"], of: Self.texts(attributes["availableApplications"], "key"))
        case "Modes":
            return (attributes["availableModes"]?.arrayValue ?? []).flatMap { mode in
                Self.isOne(
                    states["currentModeSettings"]?[mode["name"]?.stringValue ?? ""],
                    of: Self.texts(mode["settings"], "setting_name"))
            }
        case "Toggles":
            let names = Self.texts(attributes["availableToggles"], "name")
            let given = Set(states["currentToggleSettings"]?.objectValue?.keys ?? [])
            return given == names ? [] : ["toggles \(given.sorted())"]
        case "MediaState":
            return (attributes["supportPlaybackState"] == true ? Self.need(["playbackState"], states) : [])
                + (attributes["supportActivityState"] == true ? Self.need(["activityState"], states) : [])
        default: return []
        }
    }

    private static func need(_ keys: [String], _ states: JSONObject) -> [String] {
        keys.filter { states[$0] == nil }.map { "\($0) is missing" }
    }

    private static func texts(_ list: JSON?, _ key: String) -> Set<String> {
        Set((list?.arrayValue ?? []).compactMap { $0[key]?.stringValue })
    }

    private static func isOne(_ value: JSON?, of words: Set<String>) -> [String] {
        guard let text = value?.stringValue, words.contains(text) else {
            return words.isEmpty && value == nil ? [] : ["\(value?.text ?? "nothing") is none of \(words.sorted())"]
        }
        return []
    }

    private static func colorFindings(_ color: JSONObject, _ attributes: JSONObject) -> [String] {
        let forms = ["temperatureK", "spectrumRgb", "spectrumHsv"].filter { color[$0] != nil }
        guard forms.count == 1, color.count == 1 else { return ["color has the forms \(color.keys)"] }
        switch forms[0] {
        case "temperatureK":
            let range = attributes["colorTemperatureRange"]
            let kelvin = color["temperatureK"]?.intValue ?? 0
            let fits =
                kelvin >= range?["temperatureMinK"]?.intValue ?? .max
                && kelvin <= range?["temperatureMaxK"]?.intValue ?? 0
            return fits ? [] : ["temperatureK \(kelvin)"]
        case "spectrumRgb": return attributes["colorModel"] == "rgb" ? [] : ["spectrumRgb without colorModel rgb"]
        default:
            let hsv = color["spectrumHsv"]?.objectValue ?? [:]
            let isWhole = ["hue", "saturation", "value"].allSatisfy { hsv[$0] != nil }
            return attributes["colorModel"] == "hsv" && isWhole ? [] : ["spectrumHsv \(hsv)"]
        }
    }

    private static func openFindings(_ states: JSONObject, _ attributes: JSONObject) -> [String] {
        let directions = attributes["openDirection"]?.arrayValue ?? []
        if (directions.count > 1) != (states["openState"] != nil) { return ["the wrong form of open"] }
        let percents = [states["openPercent"]] + (states["openState"]?.arrayValue ?? []).map { $0["openPercent"] }
        guard attributes["discreteOnlyOpenClose"] == true else { return [] }
        return percents.compactMap { $0?.doubleValue }.allSatisfy { $0 == 0 || $0 == 100 } ? [] : ["half open"]
    }

    private static func thermostatFindings(_ states: JSONObject, _ attributes: JSONObject) -> [String] {
        let modes = Set((attributes["availableThermostatModes"]?.arrayValue ?? []).compactMap(\.stringValue))
        var findings = isOne(states["thermostatMode"], of: modes)
        let isRange = states["thermostatMode"] == "heatcool"
        if isRange != (states["thermostatTemperatureSetpointLow"] != nil)
            || isRange != (states["thermostatTemperatureSetpointHigh"] != nil)
            || isRange == (states["thermostatTemperatureSetpoint"] != nil)
        {
            findings.append("the wrong form of setpoint")
        }
        return findings
    }

    private static func sensorFindings(_ states: JSONObject, _ attributes: JSONObject) -> [String] {
        let data = states["currentSensorStateData"]?.arrayValue ?? []
        return (attributes["sensorStatesSupported"]?.arrayValue ?? []).flatMap { sensor -> [String] in
            let own = data.filter { $0["name"] == sensor["name"] }
            guard own.count == 1, let reading = own.first else {
                return ["\(sensor["name"]?.text ?? "") \(own.count) times"]
            }
            var findings: [String] = []
            let words = sensor["descriptiveCapabilities"]?["availableStates"]?.arrayValue?.compactMap(\.stringValue)
            if let word = reading["currentSensorState"]?.stringValue, words?.contains(word) != true {
                findings.append("\(word) is no state of \(sensor.text)")
            }
            if reading["rawValue"] != nil, sensor["numericCapabilities"] == nil { findings.append("rawValue") }
            if reading.objectValue?.count == 1 { findings.append("a sensor that tells nothing") }
            return findings
        }
    }
}
