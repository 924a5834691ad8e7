import HomeModel
import HomeTraits

extension Device.Part {
    func state<Owner: Trait>(of trait: Owner.Type) -> TraitState? { self.trait(Owner.definition)?.state }

    var isSpeaker: Bool { has(type: 0x0022) }

    /// What BooleanState stands for on this device type (Matter Device Library).
    var booleanStateKey: String {
        if has(type: 0x0043) { return EverydayKeys.leak }
        if has(type: 0x0041) { return EverydayKeys.freeze }
        if has(type: 0x0044) { return EverydayKeys.rain }
        return EverydayKeys.contact
    }

    /// Matter device type id.
    private func has(type id: UInt32) -> Bool { types.contains { $0.id == id } }
}

extension TraitState {
    func supports<Command: TraitCommand>(_ command: Command.Type) -> Bool {
        shape.definition === Command.Owner.definition && shape.supports(command: Command.index)
    }

    /// Whether all features of a mask are there.
    func has(_ features: UInt32) -> Bool { shape.features & features == features }
}
