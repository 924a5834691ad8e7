public import HomeModel
public import JSON

/// One of Google's devices: a device of the home, or one part of it. A view of its state of this moment.
public struct CloudEntry {
    /// The device's id, or `<device>:<endpoint>`.
    public let id: String
    public let device: Device
    /// At most 60 code points.
    let name: String
    let type: GoogleDeviceType
    /// The parts that it is there for; those that only serve them do not decide whether it is online.
    let parts: [CloudPart]
    let traits: [any CloudTrait]

    /// Google's names of its traits.
    public var traitNames: [GoogleTrait] { traits.map(\.name) }

    /// Whether one of its own parts has a trait.
    public func covers(_ endpoint: EndpointID, _ trait: GoogleTrait) -> Bool {
        parts.contains { $0.endpoint == endpoint } && traits.contains { $0.name == trait }
    }

    public var isOnline: Bool {
        parts.contains { part in
            let state = part.part.connectivity.state
            return state == .online || state == .partiallyOnline
        }
    }

    /// All states of all traits, without `online`; nil when one that Google demands is not known.
    public var states: JSONObject? {
        var states = JSONObject()
        for trait in traits {
            guard let own = trait.states else { return nil }
            for (name, value) in own { states.append(name, value) }
        }
        return states
    }

    /// The states that are known, trait by trait: each is there wholly or not at all.
    public var knownStates: [(trait: GoogleTrait, states: JSONObject)] {
        traits.compactMap { trait in trait.states.map { (trait.name, $0) } }
    }

    /// What a command comes to.
    ///
    /// - Parameter pending: states that earlier commands of the same request ask for.
    /// - Throws: `functionNotSupported` when the device does not have it, `valueOutOfRange` for parameters that are wrong.
    public func plan(
        _ command: GoogleCommand?, _ parameters: Parameters, pending: JSONObject
    ) throws(GoogleError) -> CloudPlan {
        guard let command, let trait = traits.first(where: { $0.commands.contains(command) }) else {
            throw GoogleError(.functionNotSupported)
        }
        var plan = try trait.plan(command, parameters, pending: pending)
        if command == .onOff, type == .camera { plan.needsPin = true }
        return plan
    }

    /// SYNC's attributes: one flat object for all traits.
    var attributes: JSONObject {
        var attributes = JSONObject()
        for trait in traits { attributes = attributes.adding(trait.attributes) }
        return attributes
    }
}
