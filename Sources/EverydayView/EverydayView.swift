public import HomeModel
public import JSON

/// A device in the terms and units that people use: the contract's "The everyday view". Pure functions of a device's state.
public enum EverydayView {
    /// The keys of the device in a stable order, write-only ones included.
    public static func keys(of device: Device) -> [String] {
        var keys: [String] = []
        for part in device.parts {
            for key in PartReading(part).keys where !keys.contains(key) { keys.append(key) }
        }
        return keys
    }

    /// Writes the everyday document, one flat object; keys that several parts have nest by part. False, with nothing written,
    /// when the device has no key at all.
    ///
    /// - Parameter partName: the topic level of a part.
    public static func write(
        _ device: Device, partName: (EndpointID) -> String, into writer: inout JSONWriter
    ) -> Bool {
        guard device.parts.count != 1 else {
            let reading = PartReading(device.parts[0])
            guard reading.hasKeys else { return false }
            writer.beginObject()
            for entry in reading.entries { writer.entry(entry) }
            writer.endObject()
            return true
        }
        let readings = device.parts.map(PartReading.init)
        guard readings.contains(where: \.hasKeys) else { return false }
        let nested = Nesting(readings, partName: partName)
        writer.beginObject()
        for reading in readings {
            let entries = reading.entries.filter { nested.contains($0.key) && $0.reading.isShown }
            guard !entries.isEmpty else { continue }
            writer.key(partName(reading.part.endpoint))
            writer.beginObject()
            for entry in entries { writer.entry(entry) }
            writer.endObject()
        }
        for reading in readings {
            for entry in reading.entries where !nested.contains(entry.key) { writer.entry(entry) }
        }
        writer.endObject()
        return true
    }

    /// Turns a set in everyday keys into device actions, in an order that works. Everything is checked before anything is
    /// given back: a plan is for a set that is right as a whole. Members that begin with `_` are not the set's.
    ///
    /// - Parameter partName: the topic level of a part.
    /// - Throws: `invalidArgument` for an unknown or ambiguous key and for a wrong type, `outOfRange`, `unimplemented` for a
    ///   key that this device does not have, `failedPrecondition` for one that cannot be set (now).
    public static func plan(
        _ object: JSONObject, for device: Device, partName: (EndpointID) -> String
    ) throws(CommandFailure) -> EverydayPlan {
        let requests = try SetRequest(object, for: device, partName: partName).parts
        var planner = Planner(device: device.id)
        for request in requests { try planner.plan(request) }
        return planner.plan
    }

    /// The keys of a part, write-only ones included.
    public static func keys(of part: Device.Part) -> [String] { PartReading(part).keys }

    /// Checks that each key of a set for several parts is one of theirs, and that each modifier has something to modify.
    ///
    /// - Throws: `invalidArgument` for an unknown key, `unimplemented` for a known one that none of the parts has.
    public static func check(_ object: JSONObject, for parts: [Device.Part]) throws(CommandFailure) {
        try SetRequest.check(object, for: parts)
    }

    /// What one of several parts is asked to do by a set for all of them: keys that it does not have are left out. Nil when it
    /// has none of them.
    ///
    /// - Parameter clamps: brings a value that lies outside this part's own limits to the nearest of them.
    /// - Throws: as for a whole device.
    public static func plan(
        _ object: JSONObject, for part: Device.Part, of device: DeviceID, clamps: Bool
    ) throws(CommandFailure) -> EverydayPlan? {
        let request = try SetRequest.request(object, for: part)
        guard !request.isEmpty else { return nil }
        var planner = Planner(device: device, clamps: clamps)
        try planner.plan(request)
        return planner.plan
    }

    /// Whether a change of these attributes (indices into the definition) changes the everyday document.
    public static func depends(on trait: TraitDefinition, attributes changed: [Int]) -> Bool {
        Dependencies.of(trait).contains { changed.contains($0) }
    }
}
