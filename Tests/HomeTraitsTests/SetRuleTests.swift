import HomeModel
import HomeTraits
import JSON
import Testing

@Suite struct `A set of attributes that cannot be written` {
    private static let traits = HomeTraits.registry.traits.filter { !$0.setRules.isEmpty }

    private func shape(_ trait: TraitDefinition, features: [String] = [], commands: [String]? = nil) -> TraitShape {
        let mask = trait.features.filter { features.contains($0.code) }.reduce(UInt32(0)) { $0 | 1 << UInt32($1.bit) }
        let names = commands ?? trait.commands.map(\.name)
        return TraitShape(
            definition: trait, features: mask, attributes: Array(trait.attributes.indices),
            commands: names.compactMap(trait.commandIndex(named:)).sorted(), events: [])
    }

    private func plan(
        _ wishes: [(String, Value)], _ shape: TraitShape
    ) throws(CommandFailure) -> [DeviceCommand] {
        let indexed = wishes.compactMap { name, value in
            shape.definition.attributeIndex(named: name).map { (attribute: $0, value: value) }
        }
        return try SetPlanner.plan(indexed, device: DeviceID("device"), endpoint: 1, shape: shape).compactMap { step in
            if case .invoke(let command) = step.action { command } else { nil }
        }
    }

    private func value(of type: ValueType) -> Value {
        switch type {
        case .bool: true
        case .single, .double: .number(1)
        case .string: "text"
        case .octets: .bytes([1])
        case .structure(let definition): .structure(definition.fields.map { value(of: $0.type) })
        case .list(let entry): .list([value(of: entry)])
        case .signed, .unsigned, .enumeration, .bitmap: 1
        }
    }

    @Test(arguments: traits)
    func `becomes the command of each rule, with what the rule says`(trait: TraitDefinition) throws {
        for rule in trait.setRules {
            let wishes = rule.attributes.map { name in
                let type = trait.attribute(named: name)?.type ?? .bool
                return (name, rule.value ?? value(of: type))
            }
            let commands = try plan(
                wishes, shape(trait, features: rule.feature.map { [$0] } ?? [], commands: [rule.command]))
            let command = try #require(commands.first, "\(trait.name): \(rule.command)")
            #expect(commands.count == 1)
            #expect(command.definition.name == rule.command)
            for (field, sent) in zip(command.definition.fields, command.fields) {
                switch rule.fields.first(where: { $0.field == field.name })?.source {
                case .attribute(let name): #expect(sent == wishes.first { $0.0 == name }?.1)
                case .member: #expect(sent == value(of: field.type), "\(trait.name).\(field.name)")
                case .constant(let constant): #expect(sent == constant)
                case nil: #expect(sent == field.valueWhenMissing)
                }
            }
        }
    }

    @Test func `takes the fields of a struct that are there`() throws {
        let panel = shape(ClosureDimension.definition)
        let half = ClosureDimension.DimensionState(position: 5_000)
        let move = try #require(try plan([("targetState", half.value)], panel).first)
        #expect(ClosureDimension.SetTarget(fields: move.fields) == .init(position: 5_000, speed: .auto))
        // The command knows no null: a null is no wish.
        let latch = ClosureDimension.DimensionState(position: nil, latch: true)
        let hold = try #require(try plan([("targetState", latch.value)], panel).first)
        #expect(ClosureDimension.SetTarget(fields: hold.fields) == .init(latch: true, speed: .auto))
    }

    @Test func `needs what the command needs`() throws {
        let screen = shape(Channel.definition)
        let channel = Channel.ChannelInfo(majorNumber: 4, minorNumber: 2)
        let command = try #require(try plan([("currentChannel", channel.value)], screen).first)
        #expect(Channel.ChangeChannelByNumber(fields: command.fields) == .init(majorNumber: 4, minorNumber: 2))
        let failure = #expect(throws: CommandFailure.self) {
            try plan([("sampledPosition", .structure([5, .null]))], shape(MediaPlayback.definition))
        }
        #expect(failure?.code == .invalidArgument)
        #expect(failure?.field == "position")
    }

    @Test func `is refused with the commands to use where no rule leads`() throws {
        let failure = #expect(throws: CommandFailure.self) {
            try plan([("supplyState", 1)], shape(EnergyEvse.definition))
        }
        #expect(failure?.code == .failedPrecondition)
        #expect(failure?.allowed == ["disable", "enableCharging", "enableDischarging", "startDiagnostics"])
    }
}
