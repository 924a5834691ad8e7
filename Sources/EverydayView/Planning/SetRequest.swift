import HomeModel
import JSON
import Topics

/// A set in everyday keys, sorted by parts.
struct SetRequest {
    private(set) var parts: [PartRequest]
    private let names: [String]
    private var modifiers: [(key: String, argument: Argument)] = []

    /// Keys that say how, not what, with the keys that they go with: at the top they are for every part.
    static let modifierKeys = [EverydayKeys.transition: transitionKeys, EverydayKeys.pin: pinKeys]
    private static let transitionKeys = [
        EverydayKeys.on, EverydayKeys.brightness, EverydayKeys.color, EverydayKeys.colorTemperature,
    ]
    private static let pinKeys = [EverydayKeys.locked, EverydayKeys.action]

    init(_ object: JSONObject, for device: Device, partName: (EndpointID) -> String) throws(CommandFailure) {
        parts = device.parts.map { PartRequest(PartReading($0)) }
        names = device.parts.map { partName($0.endpoint) }
        for (key, json) in object where !key.utf8.starts(with: "_".utf8) {
            if let index = names.firstIndex(of: key),
                json.objectValue != nil || !parts.contains(where: { $0.reading.has(key) })
            {
                try nest(key, json, at: index)
            } else {
                try add(key, json)
            }
        }
        for (key, argument) in modifiers {
            for index in parts.indices where !parts[index].isEmpty { parts[index].inherit(key, argument) }
        }
        try checkModifiers()
    }

    private mutating func nest(_ name: String, _ json: JSON, at index: Int) throws(CommandFailure) {
        guard let object = json.objectValue else {
            throw CommandFailure(
                .invalidArgument, "'\(name)' is a part of the device: an object of its keys is expected", field: name,
                value: json, allowed: .names(parts[index].reading.keys))
        }
        for (key, json) in object {
            let argument = Self.argument("\(name).\(key)", key, json)
            guard parts[index].reading.has(key) else {
                throw unknown(key, argument, allowed: parts[index].reading.keys)
            }
            try parts[index].add(key, argument)
        }
    }

    private mutating func add(_ key: String, _ json: JSON) throws(CommandFailure) {
        let argument = Self.argument(key, key, json)
        var holders = parts.indices.filter { parts[$0].reading.has(key) }
        guard !holders.isEmpty else {
            throw unknown(key, argument, allowed: allKeys)
        }
        if Self.modifierKeys[key] != nil {
            modifiers.append((key, argument))
            return
        }
        if key == EverydayKeys.action, holders.count > 1,
            let word = argument.word
        {
            // Only the parts that can do it come into question.
            let able = holders.filter { ActionOffer.isOffered(word, by: parts[$0].part) }
            if !able.isEmpty { holders = able }
        }
        guard holders.count == 1 else {
            throw argument.wrong(
                "several parts have it; name one of them", allowed: .names(holders.map { "\(names[$0]).\(key)" }))
        }
        try parts[holders[0]].add(key, argument)
    }

    private static func argument(_ field: String, _ key: String, _ json: JSON) -> Argument {
        Argument(field: field, json: json, isSensitive: key == EverydayKeys.pin)
    }

    private var allKeys: [String] {
        var keys: [String] = []
        for part in parts {
            for key in part.reading.keys where !keys.contains(key) { keys.append(key) }
        }
        return keys
    }

    private func unknown(_ key: String, _ argument: Argument, allowed: [String]) -> CommandFailure {
        Self.unknown(key, argument, allowed: allowed, isKnown: allKeys.contains(key))
    }

    private static func unknown(
        _ key: String, _ argument: Argument, allowed: [String], isKnown: Bool = false
    ) -> CommandFailure {
        if EverydayKeys.known.contains(key) || isKnown {
            var failure = argument.unimplemented()
            failure.allowed = .names(allowed)
            return failure
        }
        return CommandFailure(
            .invalidArgument, "there is no key '\(key)'", field: argument.field,
            value: UnknownMember.value(argument.json, named: key), allowed: .names(allowed))
    }

    /// A modifier with nothing to modify is a slip that would otherwise look like a success.
    private func checkModifiers() throws(CommandFailure) {
        for (key, goesWith) in Self.modifierKeys {
            if let (_, argument) = modifiers.first(where: { $0.key == key }),
                !parts.contains(where: { $0[key] != nil && $0.hasAny(of: goesWith) })
            {
                throw argument.wrong("it goes with another key", allowed: .names(goesWith))
            }
            for part in parts {
                guard let argument = part[key], part.order.contains(key), !part.hasAny(of: goesWith) else { continue }
                throw argument.wrong("it goes with another key", allowed: .names(goesWith))
            }
        }
    }
}

// MARK: Sets for several parts

extension SetRequest {
    /// What a set for several parts asks of one of them: the keys that it has, and the modifiers that go with one of those.
    static func request(_ object: JSONObject, for part: Device.Part) throws(CommandFailure) -> PartRequest {
        var request = PartRequest(PartReading(part))
        for (key, json) in object where modifierKeys[key] == nil && request.reading.has(key) {
            try request.add(key, argument(key, key, json))
        }
        for (key, goesWith) in modifierKeys where request.hasAny(of: goesWith) {
            if let json = object[key] { request.inherit(key, argument(key, key, json)) }
        }
        return request
    }

    /// Checks that each key is one that some part has, and each modifier one that some part can use.
    static func check(_ object: JSONObject, for parts: [Device.Part]) throws(CommandFailure) {
        var missing = object.keys.filter { !$0.hasPrefix("_") }
        var idle: [String] = []
        var keys: [String] = []
        for part in parts {
            guard !missing.isEmpty else { return }
            let reading = PartReading(part)
            missing.removeAll { key in
                guard reading.has(key) else { return false }
                guard let goesWith = modifierKeys[key] else { return true }
                let isUsed = goesWith.contains { object[$0] != nil && reading.has($0) }
                if !isUsed, !idle.contains(key) { idle.append(key) }
                return isUsed
            }
            for key in reading.keys where !keys.contains(key) { keys.append(key) }
        }
        guard let key = missing.first, let json = object[key] else { return }
        let argument = argument(key, key, json)
        if idle.contains(key), let goesWith = modifierKeys[key] {
            throw argument.wrong("it goes with another key", allowed: .names(goesWith))
        }
        throw unknown(key, argument, allowed: keys)
    }
}
