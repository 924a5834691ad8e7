import HomeModel
import HomeTraits

/// A part of a device as Google's traits look at it.
struct CloudPart {
    let device: Device
    let part: Device.Part
    var endpoint: EndpointID { part.endpoint }

    /// Makes no definition, unlike a look-up by one.
    func state(of trait: (some Trait).Type) -> TraitState? {
        part.traits.first { $0.state.is(trait) }?.state
    }

    func has(type id: UInt32) -> Bool { part.types.contains { $0.id == id } }

    /// Matter's "Speaker": its level is a volume, and off means muted.
    var isSpeaker: Bool { has(type: 0x0022) }

    /// Whether another part of the device has the trait.
    func isElsewhere(_ trait: (some Trait).Type) -> Bool {
        device.parts.contains { $0.endpoint != endpoint && $0.traits.contains { $0.state.is(trait) } }
    }
}

extension TraitState {
    func supports<Command: TraitCommand>(_ command: Command.Type) -> Bool {
        self.is(Command.Owner.self) && shape.supports(command: Command.index)
    }

    func has<Features: OptionSet>(_ feature: Features) -> Bool where Features.RawValue == UInt32 {
        shape.features & feature.rawValue == feature.rawValue
    }

    /// An attribute that the device has and whose value is known and not null.
    func value<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped?>) -> Wrapped? { self[key] ?? nil }
}
