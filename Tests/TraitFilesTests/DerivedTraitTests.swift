import HomeModel
import Testing
import TraitFiles

@Suite struct `Traits that derive from one` {
    private static let family = """
        trait: machine
        namespace: exampleOrganization
        features:
          memory: { bit: 0, code: MEM }
          fast: { bit: 1, code: FAST, conformance: "[MEM]" }
        enums:
          StateEnum:
            open: true
            values: { idle: 0, busy: 1 }
        bitmaps:
          FaultBitmap:
            flags: { overload: 0 }
        structs:
          RunStruct:
            state: StateEnum
            seconds: { type: uint16, unit: s }
        attributes:
          state: { type: StateEnum, default: idle, affectedBy: [run, halt] }
          faults: { type: FaultBitmap, default: [], affectedBy: [halt] }
          runs: { type: list<RunStruct>, length: ..9, conformance: MEM }
        commands:
          run: {}
          halt: {}
        events:
          done: { fields: { run: RunStruct } }
        set:
          - { attributes: [state], value: busy, command: run }
          - { attributes: [state], value: idle, command: halt }
        everyday:
          - { key: busy, attribute: state, as: { equals: busy } }
        derived:
          oven:
            title: Oven
            revision: 2
            enums:
              StateEnum:
                values: { preheating: 64 }
            attributes:
              runs: { length: ..5 }
              temperature: { type: int16, unit: 0.1 °C }
            everyday:
              - { key: temperature, attribute: temperature, as: tenths, unit: °C }
          kettle:
            without: { features: [fast], attributes: [faults], commands: [halt], events: [done] }
        """

    private func file(_ text: String) throws -> TraitFile {
        try TraitFileReader(origin: .vendor).read(text, file: "family.yaml")
    }

    private func replacing(_ piece: String, with text: String) throws -> String {
        let parts = Self.family.split(separator: piece, maxSplits: 1, omittingEmptySubsequences: false)
        try #require(parts.count == 2, "\(piece)")
        return parts.joined(separator: text)
    }

    @Test func `have what it has, and what is their own behind it`() throws {
        let file = try file(Self.family)
        #expect(
            file.traits.map(\.name)
                == ["exampleOrganization.machine", "exampleOrganization.oven", "exampleOrganization.kettle"])
        let oven = file.traits[1]
        #expect(oven.title == "Oven")
        #expect(oven.revision == 2)
        #expect(oven.attributes.map(\.name) == ["state", "faults", "runs", "temperature"])
        #expect(oven.attribute(named: "runs")?.range == ValueRange(maximumLength: .constant(5)))
        #expect(oven.attribute(named: "runs")?.conformance == "MEM")
        #expect(oven.everydayKeys.map(\.key) == ["busy", "temperature"])
        guard case .enumeration(let states)? = oven.attribute(named: "state")?.type else {
            Issue.record("no enum")
            return
        }
        #expect(states.members.map(\.name) == ["idle", "busy", "preheating"])
        #expect(states.isOpen)
        // The struct has the derived trait's enum.
        guard case .list(.structure(let run))? = oven.attribute(named: "runs")?.type else {
            Issue.record("no list")
            return
        }
        guard case .enumeration(let inner) = run.fields[0].type else {
            Issue.record("no enum")
            return
        }
        #expect(inner === states)
    }

    @Test func `lack what they leave out, wherever it is named`() throws {
        let kettle = try file(Self.family).traits[2]
        #expect(kettle.title == "Kettle")
        #expect(kettle.attributes.map(\.name) == ["state", "runs"])
        #expect(kettle.attribute(named: "state")?.affectedBy == ["run"])
        #expect(kettle.commands.map(\.name) == ["run"])
        #expect(kettle.events.isEmpty)
        #expect(kettle.features.map(\.code) == ["MEM"])
        #expect(kettle.setRules.map(\.command) == ["run"])
    }

    @Test func `of an abstract one are all that there is`() throws {
        let text = try replacing("namespace:", with: "abstract: true\nnamespace:")
        let file = try file(text)
        #expect(file.isAbstract)
        #expect(file.traits.map(\.name) == ["exampleOrganization.oven", "exampleOrganization.kettle"])
        #expect(file.definition.name == "exampleOrganization.machine")
    }

    @Test func `come into the registry with it`() throws {
        var registry = TraitRegistry(traits: [], deviceTypes: [])
        registry.add(try file(Self.family).traits)
        #expect(registry.trait(named: "exampleOrganization.kettle") != nil)
        #expect(throws: TraitFileError.self) {
            try TraitFileReader(origin: .vendor, registry: registry).read(Self.family, file: "again.yaml")
        }
    }

    @Test(arguments: [
        ("    title: Oven", "    titel: Oven", "derived.oven: unknown key \"titel\" (did you mean \"title\"?)"),
        ("  kettle:", "  set:", "derived.set: \"set\" cannot be a name"),
        ("  kettle:", "  machine:", "trait: the trait exampleOrganization.machine exists already"),
        ("attributes: [faults]", "attributes: [fault]", "derived.kettle.without.attributes: expected state or faults"),
        ("without: { features", "without: { structs: [], features", "derived.kettle.without: unknown key \"structs\""),
        ("preheating: 64", "preheating: 1", "enums.StateEnum.values.preheating: busy has this number, too"),
        ("temperature: { type", "temperature: { id: 0, type", "attributes.temperature: state has the id 0, too"),
        ("revision: 2", "id: 7\n    revision: 2\n    namespace: other", "derived.oven: unknown key \"namespace\""),
        ("conformance: \"[MEM]\"", "conformance: SLOW", "features.fast.conformance: \"SLOW\" is no feature code"),
        ("open: true", "open: maybe", "enums.StateEnum.open: expected true or false"),
    ])
    func `are refused with a mistake of theirs`(piece: String, replacement: String, message: String) throws {
        let text = try replacing(piece, with: replacement)
        let error = try #require(throws: TraitFileError.self) { try file(text) }
        #expect(error.problems.contains { $0.message.contains(message) }, "\(error)")
    }

    @Test func `show a mistake of the base once, at its line`() throws {
        let error = try #require(throws: TraitFileError.self) {
            try file(try replacing("type: FaultBitmap", with: "type: FaultsBitmap"))
        }
        #expect(error.problems.count == 1)
        #expect(error.problems.first?.line == 19)
    }

    @Test func `are needed by an abstract one`() {
        #expect(throws: TraitFileError.self) {
            try file("trait: machine\nnamespace: exampleOrganization\nabstract: true\n")
        }
    }
}
