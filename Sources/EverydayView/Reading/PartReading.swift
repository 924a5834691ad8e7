import HomeModel
import HomeTraits

/// The everyday keys of one part, with what they show now.
struct PartReading {
    let part: Device.Part
    /// Readable keys, in the order of the part's traits.
    private(set) var entries: [Reading.Entry] = []

    init(_ part: Device.Part) {
        self.part = part
        entries.reserveCapacity(6)
        for trait in part.traits { read(trait) }
    }

    /// Write-only keys.
    var commands: [String] {
        var commands: [String] = []
        if isDimmable { commands.append(EverydayKeys.transition) }
        if part.state(of: DoorLock.self)?.has(DoorLock.Features.pinCredential.rawValue) == true {
            commands.append(EverydayKeys.pin)
        }
        if !ActionOffer.of(part).isEmpty { commands.append(EverydayKeys.action) }
        return commands
    }

    var keys: [String] { entries.map(\.key) + commands }

    var hasKeys: Bool { !entries.isEmpty || !commands.isEmpty }

    func has(_ key: String) -> Bool { entries.contains { $0.key == key } || commands.contains(key) }

    private var isDimmable: Bool {
        (part.state(of: LevelControl.self) != nil && !part.isSpeaker) || part.state(of: ColorControl.self) != nil
    }

    /// Each key belongs to one trait: the first of the part that has it.
    mutating func add(_ key: String, _ reading: Reading) {
        guard !entries.contains(where: { $0.key == key }) else { return }
        entries.append(Reading.Entry(key: key, reading: reading))
    }

    /// Traits whose keys are more than a conversion of one attribute.
    private static let coded: [ObjectIdentifier: @Sendable (inout PartReading, TraitState) -> Void] = [
        ObjectIdentifier(OnOff.definition): { $0.readOnOff($1) },
        ObjectIdentifier(LevelControl.definition): { $0.readLevel($1) },
        ObjectIdentifier(ColorControl.definition): { $0.readColor($1) },
        ObjectIdentifier(WindowCovering.definition): { $0.readCovering($1) },
        ObjectIdentifier(GoogleOpenClose.definition): { $0.readOpenClose($1) },
        ObjectIdentifier(Thermostat.definition): { $0.readThermostat($1) },
        ObjectIdentifier(BooleanState.definition): { $0.readBooleanState($1) },
        ObjectIdentifier(DoorLock.definition): { $0.readLock($1) },
    ]

    private mutating func read(_ trait: Device.TraitInstance) {
        let definition = trait.state.shape.definition
        if let read = Self.coded[ObjectIdentifier(definition)] {
            read(&self, trait.state)
        } else if !definition.everydayKeys.isEmpty {
            readDefined(trait.state)
        }
        for alarm in definition.alarms where trait.state.shape.supports(eventNamed: alarm.event) {
            add(alarm.key, .bool(trait.alarms.contains(alarm.key)))
        }
    }

    private mutating func readLock(_ state: TraitState) {
        guard state.supports(DoorLock.lockState) else { return }
        add(EverydayKeys.locked, Self.isLocked(state[attribute: DoorLock.lockState.index]))
    }

    private static func isLocked(_ value: Value?) -> Reading {
        guard let value else { return .absent }
        return value.isNull ? .null : .bool(value == DoorLock.LockState.locked.value)
    }

    /// True is what the device type is for: a closed contact, or a detected leak, frost or rain (Matter, "Boolean State").
    private mutating func readBooleanState(_ state: TraitState) {
        guard state.supports(BooleanState.stateValue) else { return }
        add(part.booleanStateKey, .bool(or: state[attribute: BooleanState.stateValue.index]))
    }

}

extension Reading {
    /// A truth value, null, or nothing where it is not known.
    static func bool(or value: Value?) -> Reading {
        switch value {
        case .bool(let flag): .bool(flag)
        case .null: .null
        default: .absent
        }
    }
}
