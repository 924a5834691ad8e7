public import JSON

/// Checks of whole answers. Each returns what is wrong, in sentences; nothing is wrong when there are none.
extension GoogleRules {
    private static let deviceKeys: Set<String> = [
        "id", "type", "traits", "name", "willReportState", "notificationSupportedByAgent", "roomHint", "structureHint",
        "deviceInfo", "attributes", "customData", "otherDeviceIds", "matterOriginalVendorId", "matterOriginalProductId",
        "matterUniqueId",
    ]

    // MARK: SYNC

    public func findings(sync answer: JSON) -> [String] {
        var findings = Self.keys(answer, ["requestId", "payload"], "$")
        findings += Self.keys(answer["payload"], ["agentUserId", "devices"], "$.payload")
        if (answer["payload"]?["agentUserId"]?.stringValue ?? "").isEmpty { findings.append("agentUserId is empty") }
        guard let devices = answer["payload"]?["devices"]?.arrayValue else { return findings + ["no devices"] }
        var ids: Set<String> = []
        for device in devices {
            let id = device["id"]?.stringValue ?? ""
            if id.isEmpty || !ids.insert(id).inserted { findings.append("the id '\(id)' is empty or not unique") }
            findings += self.findings(device: device, id)
        }
        return findings
    }

    private func findings(device: JSON, _ id: String) -> [String] {
        var findings: [String] = []
        for key in device.objectValue?.keys ?? [] where !Self.deviceKeys.contains(key) {
            findings.append("\(id): a device has no '\(key)'")
        }
        let names = Self.traits(of: device)
        let type = device["type"]?.stringValue?.split(separator: ".").last.map(String.init) ?? ""
        if let needed = types[type] {
            for trait in needed where !names.contains(trait) { findings.append("\(id): a \(type) has \(trait)") }
        } else {
            findings.append("\(id): there is no type \(type)")
        }
        if Set(names).count != names.count || names.isEmpty { findings.append("\(id): traits twice, or none") }
        let name = device["name"]?["name"]?.stringValue ?? ""
        if name.allSatisfy(\.isWhitespace) || name.unicodeScalars.count > 60 {
            findings.append("\(id): name '\(name)'")
        }
        if device["willReportState"]?.boolValue == nil { findings.append("\(id): willReportState") }
        if device["customData"].map({ $0.bytes.count > 512 }) ?? false { findings.append("\(id): customData") }
        for (key, value) in device["deviceInfo"]?.objectValue ?? [:]
        where value.stringValue == nil || !["manufacturer", "model", "hwVersion", "swVersion"].contains(key) {
            findings.append("\(id): deviceInfo.\(key)")
        }
        for key in ["matterOriginalVendorId", "matterOriginalProductId"] {
            guard let value = device[key] else { continue }
            let text = value.stringValue ?? ""
            let isHexadecimal = text.count == 6 && text.hasPrefix("0x") && UInt16(text.dropFirst(2), radix: 16) != nil
            if !isHexadecimal { findings.append("\(id): \(key) is \(value.text)") }
            if device["matterUniqueId"] == nil { findings.append("\(id): \(key) without matterUniqueId") }
        }
        let attributes = device["attributes"]?.objectValue ?? [:]
        var known: Set<String> = []
        for name in names {
            guard let trait = traits[name] else {
                findings.append("\(id): there is no trait \(name)")
                continue
            }
            known.formUnion(trait.attributeKeys)
            findings += Self.findings(attributes, trait.attributes, trait.attributeForms, "\(id).attributes")
            for word in ["commandOnly", "queryOnly"] {
                let other = word == "queryOnly" ? "commandOnly" : "queryOnly"
                for key in attributes.keys where key.hasPrefix(word) && attributes[key] == true {
                    if attributes[other + key.dropFirst(word.count)] == true { findings.append("\(id): both \(key)") }
                }
            }
        }
        for key in attributes.keys where !known.contains(key) {
            findings.append("\(id): an attribute of no trait: \(key)")
        }
        return findings + sensorFindings(attributes, id)
    }

    private func sensorFindings(_ attributes: JSONObject, _ id: String) -> [String] {
        (attributes["sensorStatesSupported"]?.arrayValue ?? []).flatMap { entry -> [String] in
            guard let sensor = sensors[entry["name"]?.stringValue ?? ""] else { return ["\(id): sensor \(entry.text)"] }
            let words = entry["descriptiveCapabilities"]?["availableStates"]?.arrayValue?.compactMap(\.stringValue)
            let unit = entry["numericCapabilities"]?["rawValueUnit"]?.stringValue
            var findings: [String] = []
            if words == nil, unit == nil { findings.append("\(id): a sensor that tells nothing: \(entry.text)") }
            if let words, !sensor.words.isSuperset(of: words) { findings.append("\(id): words \(words)") }
            if let unit, unit != sensor.unit { findings.append("\(id): unit \(unit)") }
            return findings
        }
    }

    // MARK: QUERY

    /// - Parameters:
    ///   - sync: the SYNC answer that the home was told with.
    ///   - ids: what was asked for.
    public func findings(query answer: JSON, sync: JSON, ids: [String]) -> [String] {
        var findings = Self.keys(answer, ["requestId", "payload"], "$")
        findings += Self.keys(answer["payload"], ["devices"], "$.payload")
        let devices = answer["payload"]?["devices"]?.objectValue ?? [:]
        for id in Set(ids).union(devices.keys) where devices[id] == nil || !ids.contains(id) {
            findings.append("'\(id)' was not asked for, or not answered")
        }
        for (id, state) in devices {
            let status = state["status"]?.stringValue ?? ""
            findings += outcomeFindings(state, online: state["online"], id)
            guard let device = Self.device(id, in: sync) else {
                if status != "ERROR" || state["errorCode"] != "deviceNotFound" {
                    findings.append("\(id): \(state.text)")
                }
                continue
            }
            if state["online"]?.boolValue == nil { findings.append("\(id): online") }
            findings += self.findings(
                states: state.objectValue ?? [:], of: device, isWhole: status == "SUCCESS",
                extra: ["status", "errorCode"])
        }
        return findings
    }

    private func outcomeFindings(_ outcome: JSON, online: JSON?, _ place: String) -> [String] {
        var findings: [String] = []
        let code = outcome["errorCode"]?.stringValue
        if let code, !errors.contains(code) { findings.append("\(place): there is no error \(code)") }
        switch outcome["status"]?.stringValue {
        case "SUCCESS", "PENDING": if code != nil || online == false { findings.append("\(place): \(outcome.text)") }
        case "OFFLINE": if code != "deviceOffline" || online == true { findings.append("\(place): \(outcome.text)") }
        case "ERROR": if code == nil { findings.append("\(place): an error without its code") }
        default: findings.append("\(place): status \(outcome["status"]?.text ?? "")")
        }
        return findings
    }

    // MARK: EXECUTE

    /// - Parameter request: what was asked, in Google's format.
    public func findings(execute answer: JSON, sync: JSON, request: JSON) -> [String] {
        var findings = Self.keys(answer, ["requestId", "payload"], "$")
        findings += Self.keys(answer["payload"], ["commands"], "$.payload")
        if answer["requestId"] != request["requestId"] { findings.append("requestId is not the request's") }
        var asked: [String: [String]] = [:]
        for group in request["inputs"]?[0]?["payload"]?["commands"]?.arrayValue ?? [] {
            let commands = (group["execution"]?.arrayValue ?? []).compactMap { $0["command"]?.stringValue }
            for device in group["devices"]?.arrayValue ?? [] {
                asked[device["id"]?.stringValue ?? "", default: []] += commands
            }
        }
        var answered: [String: [String]] = [:]
        for group in answer["payload"]?["commands"]?.arrayValue ?? [] {
            for key in group.objectValue?.keys ?? []
            where !["ids", "status", "states", "errorCode", "challengeNeeded"].contains(key) {
                findings.append("an outcome has no '\(key)'")
            }
            findings += outcomeFindings(group, online: group["states"]?["online"], group.text)
            if (group["errorCode"] == "challengeNeeded") != (group["challengeNeeded"]?["type"]?.stringValue != nil) {
                findings.append("challengeNeeded and its type go together: \(group.text)")
            }
            if group["status"] == "SUCCESS", group["states"]?["online"] != true {
                findings.append("states: \(group.text)")
            }
            for id in (group["ids"]?.arrayValue ?? []).compactMap(\.stringValue) {
                let outcome = "\(group["status"]?.text ?? "") \(group["errorCode"]?.text ?? "")"
                if answered[id]?.contains(outcome) == true { findings.append("\(id): \(outcome) twice") }
                answered[id, default: []].append(outcome)
                guard let device = Self.device(id, in: sync) else {
                    if group["errorCode"] != "deviceNotFound" { findings.append("\(id): \(outcome)") }
                    continue
                }
                let commands = asked[id] ?? []
                let own = Set(Self.traits(of: device))
                let able = commands.filter { self.trait(ofCommand: $0).map(own.contains) ?? false }
                if able.isEmpty, group["errorCode"] != "functionNotSupported" { findings.append("\(id): \(outcome)") }
                let results = commands.flatMap { command -> Set<String> in
                    let name = command.split(separator: ".").last.map(String.init) ?? ""
                    return self.trait(ofCommand: command).flatMap { traits[$0]?.commands[name] } ?? []
                }
                if let states = group["states"]?.objectValue {
                    findings += self.findings(states: states, of: device, isWhole: false, extra: Set(results))
                }
            }
        }
        for id in Set(asked.keys).union(answered.keys) {
            let count = answered[id]?.count ?? 0
            if asked[id] == nil || count == 0 || count > max(asked[id]?.count ?? 0, 1) {
                findings.append("'\(id)' was asked \(asked[id]?.count ?? 0) times and answered \(count) times")
            }
        }
        return findings
    }

    // MARK: Reports

    /// A payload for `devices:reportStateAndNotification`.
    public func findings(report: JSON, sync: JSON) -> [String] {
        var findings = Self.keys(report, ["requestId", "agentUserId", "payload"], "$")
        if report["agentUserId"] != sync["payload"]?["agentUserId"] { findings.append("another agentUserId") }
        for (id, states) in report["payload"]?["devices"]?["states"]?.objectValue ?? [:] {
            guard let device = Self.device(id, in: sync) else {
                findings.append("'\(id)' is not in the SYNC")
                continue
            }
            if states["online"]?.boolValue == nil { findings.append("\(id): online") }
            findings += self.findings(states: states.objectValue ?? [:], of: device, isWhole: false)
        }
        return findings
    }

    // MARK: Parts of answers

    static func device(_ id: String, in sync: JSON) -> JSON? {
        sync["payload"]?["devices"]?.arrayValue?.first { $0["id"]?.stringValue == id }
    }

    static func traits(of device: JSON) -> [String] {
        (device["traits"]?.arrayValue ?? []).compactMap {
            $0.stringValue?.split(separator: ".").last.map(String.init)
        }
    }

    private static func keys(_ object: JSON?, _ expected: Set<String>, _ place: String) -> [String] {
        let keys = Set(object?.objectValue?.keys ?? [])
        return keys == expected ? [] : ["\(place) has the members \(keys.sorted())"]
    }
}
