import HomeModel

/// How one trait of a simulated part acts: a state machine that knows no clock and no input or output.
///
/// Attribute values live in the part; a behaviour keeps only what is under way (a movement, a countdown) and what a real device
/// would remember besides its attributes. Whoever calls has checked the command or write against the definition and what the
/// device supports, and has advanced the device to the moment.
protocol TraitBehaviour: AnyObject {
    /// What has to survive a restart besides the attributes; nil: nothing.
    var memory: Value? { get }

    /// When `advance` has something to do again (`Moment.uptime`); nil: not by itself.
    var nextWake: Int64? { get }

    /// Takes back what `memory` gave, from an earlier run.
    func restore(_ memory: Value)

    /// The device is there for the first time: what its first values say is under way begins. Start-up attributes do not act.
    func begin(_ part: SimulatedPart, at moment: Moment)

    /// Power comes up: what was under way is finished, start-up attributes act, timers that attributes imply begin.
    func start(_ part: SimulatedPart, at moment: Moment)

    /// Carries out a command and returns the fields of its answer, empty for a plain status.
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]

    /// Takes a write of a writable attribute; a trait that has none needs no implementation.
    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure)

    /// Whether the definition's range binds writes of the attribute; a trait that takes any value and adjusts it says no.
    func isRangeBinding(_ attribute: Int) -> Bool

    /// The device changed these attributes by itself (a sensor sensed, a person turned the knob).
    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment)

    /// Time has passed.
    func advance(_ part: SimulatedPart, to moment: Moment)

    /// The part was turned on or off (trait OnOff), by a command of its own or of LevelControl (`byLevel`).
    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment)

    /// The level of the part moved (trait LevelControl) and its options couple the colour temperature to it.
    func coupledLevelMoved(_ part: SimulatedPart, _ mode: ReportMode, at moment: Moment)
}

extension TraitBehaviour {
    var memory: Value? { nil }
    var nextWake: Int64? { nil }
    func restore(_ memory: Value) {}
    func begin(_ part: SimulatedPart, at moment: Moment) {}
    func start(_ part: SimulatedPart, at moment: Moment) {}

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        throw CommandFailure(status: .unsupportedWrite, "the attribute is read-only")
    }

    func isRangeBinding(_ attribute: Int) -> Bool { true }
    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {}
    func advance(_ part: SimulatedPart, to moment: Moment) {}
    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) {}
    func coupledLevelMoved(_ part: SimulatedPart, _ mode: ReportMode, at moment: Moment) {}
}
