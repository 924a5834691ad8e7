import HomeModel
import HomeTraits

/// What somebody does with a simulated switch.
public enum SwitchPress: Sendable, Hashable {
    /// Short presses of a momentary switch, one after the other: 1 to 255.
    case presses(Int)
    /// A momentary switch is held, and let go.
    case longPress
    /// A latching switch is turned to a position.
    case turn(to: UInt8)

    static var trait: TraitDefinition { Switch.definition }
}
