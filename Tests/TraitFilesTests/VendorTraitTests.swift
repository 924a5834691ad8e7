import HomeModel
import Testing
import TraitFiles

@Suite struct `A vendor's trait file` {
    private func definition() throws -> TraitDefinition {
        try TraitFileReader(origin: .vendor).read(VendorTraitText.text, file: "f").definition
    }

    @Test func `gives a trait in the vendor's namespace`() throws {
        let trait = try definition()
        #expect(trait.name == "exampleOrganization.spinner")
        #expect(trait.title == "Spinner")
        #expect(trait.namespace == .vendor("exampleOrganization"))
        #expect(trait.clusterID == 0xFFF1_FC01)
        #expect(trait.identifier == "exampleOrganization.spinner")
        #expect(trait.features == [FeatureDefinition(bit: 0, code: "REV", name: "reverse")])
    }

    @Test func `gives attributes with types, bounds and first values`() throws {
        let trait = try definition()
        let speed = try #require(trait.attribute(named: "speed"))
        #expect(speed.type.name == "uint16")
        #expect(speed.unit == "rpm")
        #expect(speed.isWritable)
        #expect(speed.defaultValue == 800)
        let bounds = ValueRange(minimum: .constant(.integer(0)), maximum: .attribute("maxSpeed", offset: 0))
        #expect(speed.range == bounds)
        #expect(trait.attribute(named: "revolutions")?.defaultValue == .unsigned(.max))
        #expect(trait.attribute(named: "faults")?.defaultValue == 1)
        #expect(trait.attribute(named: "direction")?.defaultValue == 0)
        #expect(trait.attribute(named: "lastSpin")?.defaultValue == .null)
        #expect(trait.attribute(named: "maxSpeed")?.isFixed == true)
        #expect(trait.attribute(named: "spinning")?.affectedBy == ["start", "stop"])
    }

    @Test func `gives bitmaps with fields of several bits`() throws {
        guard case .bitmap(let faults)? = try definition().attribute(named: "faults")?.type else {
            Issue.record("no bitmap")
            return
        }
        #expect(faults.field(named: "severity") == BitmapDefinition.Field(name: "severity", bit: 2, width: 2))
    }

    @Test func `gives commands whose missing fields become null or no flags`() throws {
        let start = try #require(try definition().command(named: "start"))
        #expect(start.fields.map(\.name) == ["speed", "duration", "faults"])
        #expect(start.fields.map(\.id) == [0, 1, 2])
        #expect(start.fields.map(\.defaultValue) == [nil, .null, 0])
        let reset = try #require(try definition().command(named: "reset"))
        #expect(reset.response?.name == "resetResponse")
        #expect(reset.response?.fields.map(\.name) == ["revolutions"])
    }

    @Test func `gives the effects of commands`() throws {
        let text = try #require(
            VendorTraitText.replacing(
                "default: null }\ncommands:\n",
                with: """
                    default: null, affectedBy: [halt] }
                    commands:
                      halt:
                        response: { fields: { revolutions: uint64 } }
                        effect: { sets: { lastSpin: { rpm: { from: speed } } }, answers: { revolutions: { from: revolutions } } }

                    """))
        let trait = try TraitFileReader(origin: .vendor).read(text, file: "f").definition
        #expect(trait.command(named: "start")?.effect == nil)
        let effect = try #require(trait.command(named: "halt")?.effect)
        #expect(effect.sets.map(\.target) == ["lastSpin"])
        #expect(effect.answers.map(\.target) == ["revolutions"])
        guard case .structure(let parts)? = effect.sets.first?.source else {
            Issue.record("no struct")
            return
        }
        #expect(parts.map(\.target) == ["rpm"])
    }

    @Test func `gives events, set rules and everyday keys`() throws {
        let trait = try definition()
        #expect(trait.event(named: "jammed")?.priority == .critical)
        #expect(trait.setRules.map(\.command) == ["start", "stop"])
        #expect(trait.setRules.map(\.value) == [true, false])
        #expect(trait.everydayKeys.map(\.key) == ["spinning", "spinSpeed"])
        #expect(trait.actions.map(\.name) == ["spinUp", "halt"])
        #expect(trait.actions.map(\.command) == ["start", "stop"])
        #expect(trait.alarms.map(\.key) == ["stuck"])
        #expect(trait.alarms.first?.endings == [.bool(true)])
    }

    @Test func `is added to the traits that exist`() throws {
        var registry = TraitRegistry(traits: [], deviceTypes: [])
        try registry.add(traitFiles: [PackageFolder.path("Config/traits/example-organization-spinner.yaml")])
        let trait = try #require(registry.trait(named: "exampleOrganization.spinner"))
        #expect(trait.attributes.map(\.name).contains("revolutions"))
        #expect(trait.events.map(\.name) == ["jammed"])
    }

    @Test func `is refused as a second one of its name, and leaves the registry as it was`() throws {
        let path = PackageFolder.path("Config/traits/example-organization-spinner.yaml")
        var registry = TraitRegistry(traits: [], deviceTypes: [])
        let error = try #require(throws: TraitFileError.self) { try registry.add(traitFiles: [path, path]) }
        #expect(registry.traits.isEmpty)
        #expect(error.problems.contains { $0.message.contains("exampleOrganization.spinner exists already") })
    }

    @Test func `that is not there is an error with its path`() throws {
        var registry = TraitRegistry(traits: [], deviceTypes: [])
        let error = try #require(throws: TraitFileError.self) { try registry.add(traitFiles: ["/no/such/file"]) }
        #expect(error.description == "/no/such/file:1:1: cannot be opened: No such file or directory")
    }
}
