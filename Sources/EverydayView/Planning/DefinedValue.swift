import HomeModel
import JSON
import Topics

/// The way back from an everyday value to the attribute's, for keys that are a conversion and nothing more.
struct DefinedValue {
    private let key: EverydayKey
    private let subject: DefinedSubject
    private let state: TraitState
    private let clamps: Bool

    /// - Parameter clamps: brings values outside the device's own limits to the nearest of them.
    init(_ key: EverydayKey, _ subject: DefinedSubject, _ state: TraitState, clamps: Bool) {
        self.key = key
        self.subject = subject
        self.state = state
        self.clamps = clamps
    }

    func value(_ argument: Argument) throws(CommandFailure) -> Value {
        if argument.json.isNull { return try exact(argument, argument.json) }
        switch key.conversion {
        case .identity: return try exact(argument, argument.json)
        case .levelPercent:
            return try exact(argument, JSON(Int64(LevelPercent.level(ofPercent: try argument.integer(0...100)))))
        case .openPercent:
            return try exact(argument, JSON(Int64(OpenPercent.closed(ofPercent: try argument.integer(0...100)))))
        case .halfPercent: return try exact(argument, JSON(try argument.integer(0...100) * 2))
        case .percent(let name):
            let percent = try argument.integer(0...100)
            guard let whole = state[attributeNamed: name]?.uintValue else {
                throw argument.refused("the device has not told what all is")
            }
            return try exact(argument, JSON(SharePercent.share(ofPercent: percent, whole: whole)))
        case .hundredths: return try scaled(argument, 100)
        case .tenths: return try scaled(argument, 10)
        case .thousandths: return try scaled(argument, 1000)
        case .kelvin:
            let kelvin = try argument.number(1...1_000_000)
            return try exact(argument, .number((1_000_000 / kelvin).rounded()))
        case .millionths: return try scaled(argument, 1_000_000)
        case .lux, .concentration: throw argument.refused("it is measured and cannot be set")
        case .not: return .bool(!(try argument.bool()))
        case .flag(let name): return try flag(argument, name)
        case .equals(let name):
            guard let member = member(name), try argument.bool() else {
                throw argument.refused("only true can be set")
            }
            return member
        case .differs(let name):
            guard let member = member(name), try !argument.bool() else {
                throw argument.refused("only false can be set")
            }
            return member
        case .label(let labels): return try number(argument, LabelTable(labels, of: state))
        }
    }

    private func member(_ name: String) -> Value? {
        guard case .enumeration(let enumeration) = subject.type else { return nil }
        return enumeration.value(named: name).map { Value($0) }
    }

    /// By label or number; any number while the device has told no labels.
    private func number(_ argument: Argument, _ labels: LabelTable) throws(CommandFailure) -> Value {
        if let word = argument.word,
            let labelled = labels.number(labelled: argument.json.stringValue ?? word) ?? labels.number(labelled: word)
        {
            return Value(labelled)
        }
        guard let number = try? argument.integer(0...Int64(UInt32.max)),
            labels.entries.isEmpty || subject.value?.intValue == number
                || labels.entries.contains(where: { Int64(exactly: $0.number) == number })
        else {
            throw argument.wrong(
                "one of the labels in 'allowed', or its number, is expected",
                allowed: .names(labels.entries.map(\.text)))
        }
        return try exact(argument, .integer(number))
    }

    private func flag(_ argument: Argument, _ name: String) throws(CommandFailure) -> Value {
        let isSet = try argument.bool()
        guard case .bitmap(let bitmap) = subject.type, let field = bitmap.field(named: name),
            let bits = state[attributeNamed: key.attribute]?.uintValue
        else { throw argument.refused("the other flags are not known yet") }
        return Value(isSet ? bits | field.mask : bits & ~field.mask)
    }

    /// Units as the attribute's fractions of them, rounded; its limits show in units.
    private func scaled(_ argument: Argument, _ factor: Double) throws(CommandFailure) -> Value {
        let number = try argument.number()
        do {
            return try exact(argument, .number((number * factor).rounded()))
        } catch {
            var failure = error
            failure.value = argument.isSensitive ? nil : argument.json
            failure.allowed = failure.allowed.map { allowed in
                guard let limits = allowed.objectValue else { return allowed }
                var units = JSONObject()
                for (name, limit) in limits {
                    units.append(name, limit.doubleValue.map { .number($0 / factor) } ?? limit)
                }
                return .object(units)
            }
            if failure.code == .outOfRange { failure.message = "'\(argument.field)' is out of range" }
            throw failure
        }
    }

    private func exact(_ argument: Argument, _ json: JSON) throws(CommandFailure) -> Value {
        let state = state
        let reader = ValueReader(clamps: clamps) { state[path: $0] }
        return try reader.attribute(
            json,
            AttributeDefinition(
                name: argument.field, id: 0, type: subject.type, range: subject.range, isNullable: subject.isNullable,
                isSensitive: argument.isSensitive || subject.isSensitive))
    }
}
