public import JSON

/// The parameters of one command, read strictly: what is missing, null or of another type is out of range.
public struct Parameters: Sendable {
    let object: JSONObject
    /// What the user answered when Google asked for a pin; for devices that judge it themselves.
    let pin: String?

    public init(_ object: JSONObject, pin: String? = nil) {
        self.object = object
        self.pin = pin
    }

    private func value(_ name: String) -> JSON? { object[name].flatMap { $0.isNull ? nil : $0 } }

    func has(_ name: String) -> Bool { value(name) != nil }

    private func required<Wrapped>(_ value: Wrapped?) throws(GoogleError) -> Wrapped {
        guard let value else { throw GoogleError(.valueOutOfRange) }
        return value
    }

    func optionalBool(_ name: String) throws(GoogleError) -> Bool? {
        guard let json = value(name) else { return nil }
        return try required(json.boolValue)
    }

    func bool(_ name: String) throws(GoogleError) -> Bool { try required(optionalBool(name)) }

    func optionalNumber(_ name: String) throws(GoogleError) -> Double? {
        guard let json = value(name) else { return nil }
        return try required(json.doubleValue.flatMap { $0.isFinite ? $0 : nil })
    }

    func number(_ name: String) throws(GoogleError) -> Double { try required(optionalNumber(name)) }

    /// A number within 0…100.
    func percent(_ name: String) throws(GoogleError) -> Double {
        let percent = try number(name)
        guard (0...100).contains(percent) else { throw GoogleError(.valueOutOfRange) }
        return percent
    }

    func optionalInteger(_ name: String) throws(GoogleError) -> Int64? {
        guard let json = value(name) else { return nil }
        return try required(json.intValue)
    }

    func integer(_ name: String) throws(GoogleError) -> Int64 { try required(optionalInteger(name)) }

    /// A whole number that the type of a command's field holds.
    func integer<Number: FixedWidthInteger>(_ name: String, as type: Number.Type) throws(GoogleError) -> Number {
        try required(Number(exactly: try integer(name)))
    }

    func optionalInteger<Number: FixedWidthInteger>(
        _ name: String, as type: Number.Type
    ) throws(GoogleError) -> Number? {
        guard let number = try optionalInteger(name) else { return nil }
        return try required(Number(exactly: number))
    }

    func optionalText(_ name: String) throws(GoogleError) -> String? {
        guard let json = value(name) else { return nil }
        return try required(json.stringValue)
    }

    func text(_ name: String) throws(GoogleError) -> String { try required(optionalText(name)) }

    func optionalTexts(_ name: String) throws(GoogleError) -> [String]? {
        guard let json = value(name) else { return nil }
        let texts = try required(json.arrayValue).map(\.stringValue)
        let known = texts.compactMap { $0 }
        guard known.count == texts.count else { throw GoogleError(.valueOutOfRange) }
        return known
    }

    func members(_ name: String) throws(GoogleError) -> JSONObject { try required(value(name)?.objectValue) }

    /// What OpenClose asks for, 0…100 %: the percent, or so much more or less than now.
    /// - Parameters:
    ///   - now: what `pending` commands make of it, else what it is; nil: not known.
    ///   - isDiscrete: it can be open and closed only.
    func opening(
        by command: GoogleCommand, from now: Double?, pending: JSONObject, isDiscrete: Bool
    ) throws(GoogleError) -> Double {
        if command == .openClose {
            let wish = try percent("openPercent")
            if isDiscrete, wish != 0, wish != 100 { throw GoogleError(.valueOutOfRange) }
            return wish.rounded()
        }
        let step = try openingStep
        guard let now = pending["openPercent"]?.doubleValue ?? now else { throw GoogleError(.deviceNotReady) }
        return min(max(now + step, 0), 100).rounded()
    }

    /// So much more or less, within -100…100 %.
    var openingStep: Double {
        get throws(GoogleError) {
            let step = try number("openRelativePercent")
            guard (-100...100).contains(step) else { throw GoogleError(.valueOutOfRange) }
            return step
        }
    }

    /// A step within -100…100 %, or a weight within -5…5 for steps of ten percent.
    func relativePercent(_ percent: String, orWeight weight: String) throws(GoogleError) -> Double {
        if let step = try optionalNumber(percent) {
            guard (-100...100).contains(step) else { throw GoogleError(.valueOutOfRange) }
            return step
        }
        let weight = try integer(weight)
        guard (-5...5).contains(weight) else { throw GoogleError(.valueOutOfRange) }
        return Double(weight) * 10
    }
}
