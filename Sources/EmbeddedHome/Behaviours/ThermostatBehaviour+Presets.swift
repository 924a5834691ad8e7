import HomeModel
import HomeTraits

/// Presets: named pairs of setpoints.
extension ThermostatBehaviour {
    // MARK: Written in an atomic write

    func writePresets(_ value: Value, _ part: SimulatedPart) throws(CommandFailure) {
        guard atomicWrite?.attributes.contains(Thermostat.presets.index) ?? false else {
            throw CommandFailure(status: .invalidInState, "this attribute is only written within an atomic request")
        }
        guard let presets = [Thermostat.Preset](value: value) else {
            throw CommandFailure(status: .constraintError, "these are no presets")
        }
        try checkCount(presets.count, part[Thermostat.numberOfPresets], of: "presets")
        try checkHandles(presets.map(\.presetHandle), known: (part[Thermostat.presets] ?? []).map(\.presetHandle))
        for preset in presets { try check(preset, part) }
        atomicWrite?.presets = presets
    }

    private func check(_ preset: Thermostat.Preset, _ part: SimulatedPart) throws(CommandFailure) {
        if let known = (part[Thermostat.presets] ?? []).first(where: { $0.presetHandle == preset.presetHandle }) {
            try checkBuiltIn(
                isNew: preset.presetHandle == nil, preset.builtIn, known: known.builtIn,
                isSame: preset.presetScenario == known.presetScenario && preset.name == known.name)
        } else {
            try checkBuiltIn(isNew: true, preset.builtIn, known: nil, isSame: true)
        }
        guard let type = presetType(preset.presetScenario, part) else {
            throw CommandFailure(status: .constraintError, "the device has no presets for this scenario")
        }
        guard preset.name == nil || type.presetTypeFeatures.contains(.supportsNames) else {
            throw CommandFailure(status: .constraintError, "presets for this scenario have no names")
        }
        let setpoints = ThermostatSetpoints.occupied(part)
        func isOutside(_ value: Int16, _ side: ThermostatSetpoints.Side) -> Bool {
            let (minimum, maximum) = setpoints.limits(side)
            return setpoints[side] != nil && (Int(value) < minimum || Int(value) > maximum)
        }
        guard !isOutside(preset.heatingSetpoint, .heating), !isOutside(preset.coolingSetpoint, .cooling) else {
            throw CommandFailure(status: .constraintError, "a setpoint of the preset is out of its limits")
        }
    }

    private func presetType(
        _ scenario: Thermostat.PresetScenario, _ part: SimulatedPart
    ) -> Thermostat.PresetType? {
        (part[Thermostat.presetTypes] ?? []).first { $0.presetScenario == scenario }
    }

    /// What keeps written presets from taking effect; nil: nothing.
    func fault(ofPresets presets: [Thermostat.Preset], _ part: SimulatedPart) -> Thermostat.Status? {
        let handles = Set(presets.compactMap(\.presetHandle))
        let isBuiltInGone = (part[Thermostat.presets] ?? []).contains { preset in
            preset.builtIn == true && preset.presetHandle.map { !handles.contains($0) } ?? false
        }
        if isBuiltInGone { return .constraintError }
        if let active = part[Thermostat.activePresetHandle] ?? nil, !handles.contains(active) { return .invalidInState }
        for type in part[Thermostat.presetTypes] ?? [] {
            let count = presets.count { $0.presetScenario == type.presetScenario }
            if count > Int(type.numberOfPresets) { return .resourceExhausted }
        }
        return nil
    }

    /// With handles for the new ones.
    func completed(_ presets: [Thermostat.Preset]) -> [Thermostat.Preset] {
        var handles = Set(presets.compactMap(\.presetHandle))
        return presets.map { preset in
            var preset = preset
            if preset.presetHandle == nil { preset.presetHandle = Self.newHandle(&handles) }
            preset.builtIn = preset.builtIn ?? false
            return preset
        }
    }

    // MARK: Rules that presets and schedules share

    func checkCount(_ count: Int, _ most: UInt8?, of what: String) throws(CommandFailure) {
        guard count <= Int(most ?? .max) else {
            throw CommandFailure(status: .resourceExhausted, "the device keeps \(most ?? .max) \(what)")
        }
    }

    /// A handle is one that the device gave, each once; a new entry has none.
    func checkHandles(_ handles: [Octets?], known: [Octets?]) throws(CommandFailure) {
        var seen: Set<Octets> = []
        for case let handle? in handles {
            guard known.contains(handle) else {
                throw CommandFailure(status: .notFound, "the device gave no such handle")
            }
            guard seen.insert(handle).inserted else {
                throw CommandFailure(status: .constraintError, "a handle stands twice")
            }
        }
    }

    func checkBuiltIn(isNew: Bool, _ builtIn: Bool?, known: Bool?, isSame: Bool) throws(CommandFailure) {
        if isNew {
            guard builtIn != true else {
                throw CommandFailure(status: .constraintError, "only the device has built-in entries")
            }
            return
        }
        guard builtIn == nil || builtIn == (known ?? false), known != true || isSame else {
            throw CommandFailure(status: .constraintError, "a built-in entry cannot change")
        }
    }

    static func newHandle(_ taken: inout Set<Octets>) -> Octets {
        var number: UInt16 = 1
        while true {
            let handle = Octets(number < 256 ? [UInt8(number)] : [UInt8(number >> 8), UInt8(number & 0xFF)])
            if taken.insert(handle).inserted || number == .max { return handle }
            number += 1
        }
    }
}
