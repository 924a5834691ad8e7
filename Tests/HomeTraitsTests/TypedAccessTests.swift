import HomeModel
import HomeTraits
import Testing

@Suite struct `Typed names` {
    private func state<Owner: HomeModel.Trait>(_ trait: Owner.Type) -> TraitState {
        let definition = trait.definition
        return TraitState(
            shape: TraitShape(
                definition: definition, features: 0, attributes: Array(definition.attributes.indices),
                commands: Array(definition.commands.indices), events: Array(definition.events.indices)))
    }

    @Test func `share their definitions with the registry`() {
        #expect(HomeTraits.registry.trait(named: "onOff") === OnOff.definition)
        #expect(HomeTraits.registry.trait(clusterID: 0x0101) === DoorLock.definition)
        #expect(HomeTraits.registry.trait(named: "google.openClose") === GoogleOpenClose.definition)
        #expect(HomeTraits.registry.trait(named: "openClose") == nil)
    }

    @Test func `read and write attributes`() {
        var lamp = state(LevelControl.self)
        #expect(lamp[LevelControl.currentLevel] == nil)
        lamp[LevelControl.currentLevel] = 127
        #expect(lamp[attributeNamed: "currentLevel"] == 127)
        #expect(lamp[LevelControl.currentLevel] == 127)
        lamp[LevelControl.currentLevel] = .some(nil)
        #expect(lamp[attributeNamed: "currentLevel"] == .null)
        #expect(lamp[LevelControl.currentLevel] == .some(nil))
        lamp[LevelControl.options] = [.executeIfOff]
        #expect(lamp[attributeNamed: "options"] == 1)
        #expect(LevelControl.maxLevel.definition.name == "maxLevel")
    }

    @Test func `leave numbers that an enum does not know in the state`() {
        var lock = state(DoorLock.self)
        lock[DoorLock.lockState] = .unlatched
        #expect(lock[attributeNamed: "lockState"] == 3)
        let index = DoorLock.lockState.index
        lock[attribute: index] = 77
        #expect(lock[DoorLock.lockState] == nil)
        #expect(lock[attribute: index] == 77)
    }

    @Test func `read commands with null, default and absent fields`() throws {
        let move = try #require(LevelControl.MoveToLevel(fields: [127, .null, 0, 0]))
        #expect(move == LevelControl.MoveToLevel(level: 127))
        #expect(move.transitionTime == nil)
        #expect(move.fields == [127, .null, 0, 0])
        #expect(LevelControl.MoveToLevel(fields: [.null, .null, 0, 0]) == nil)
        #expect(LevelControl.MoveToLevel(fields: [127]) == move)
        #expect(LevelControl.MoveToLevel(fields: [nil, .null, 0, 0]) == nil)
        #expect(LevelControl.MoveToLevel(fields: [300, .null, 0, 0]) == nil)
        #expect(LevelControl.MoveToLevel.definition.name == "moveToLevel")

        let lock = try #require(DoorLock.LockDoor(fields: [nil]))
        #expect(lock.fields == [nil])
        let withPin = try #require(DoorLock.LockDoor(fields: [.bytes([1, 2])]))
        #expect(withPin.pinCode == Octets([1, 2]))
        #expect(withPin.fields == [.bytes([1, 2])])
        #expect(DoorLock.LockDoor(fields: [.string("12")]) == nil)
        #expect(OnOff.Toggle(fields: []).fields.isEmpty)
        #expect(FanControl.Step(fields: [0]) == FanControl.Step(direction: .increase))
    }

    @Test func `read answers, events and structs`() throws {
        let answer = DoorLock.SetCredentialResponse(status: .success, userIndex: 3, nextCredentialIndex: nil)
        #expect(DoorLock.SetCredentialResponse(fields: answer.fields) == answer)
        let press = Switch.MultiPressComplete(previousPosition: 1, totalNumberOfPressesCounted: 2)
        #expect(press.fields == [1, 2])
        #expect(Switch.MultiPressComplete.definition.name == "multiPressComplete")
        let entry = Descriptor.DeviceType(deviceType: 0x0101, revision: 3)
        #expect(entry.value == .structure([257, 3]))
        #expect(Descriptor.DeviceType(value: entry.value) == entry)
        let tag = Descriptor.SemanticTag(mfgCode: nil, namespaceId: 7, tag: 2, label: "left")
        #expect(Descriptor.SemanticTag(value: tag.value) == tag)
        #expect([Descriptor.DeviceType](value: .list([entry.value])) == [entry])
    }

    @Test func `give access to fields of several bits`() {
        var status = WindowCovering.OperationalStatus(rawValue: 0)
        status.lift = 2
        status.global = 2
        #expect(status.rawValue == 0b1010)
        status.lift = 0
        #expect(status.rawValue == 0b0010)
        #expect(status.global == 2)
        status.tilt = 0xFF
        #expect(status.rawValue == 0b11_0010)
    }

    @Test func `have the place of their definition`() {
        for trait in HomeTraits.registry.traits where trait.name == "colorControl" {
            #expect(trait.attributes[ColorControl.enhancedCurrentHue.index].name == "enhancedCurrentHue")
            #expect(trait.commands[ColorControl.StepColorTemperature.index].name == "stepColorTemperature")
        }
        #expect(Identify.IdentifyCommand.definition.name == "identify")
    }

    @Test func `of semantic tags go both ways`() {
        let tag = HomeTraits.semanticTags.tag(namespaceID: 7, tagID: 2)
        #expect(tag.name == "commonNumber.two")
        #expect(HomeTraits.semanticTags.numbers(of: tag).map { [$0.namespaceID, $0.tagID] } == [7, 2])
        let unknown = HomeTraits.semanticTags.tag(namespaceID: 200, tagID: 9, label: "x")
        #expect(unknown == SemanticTag(namespace: "200", tag: "9", label: "x"))
        #expect(HomeTraits.semanticTags.numbers(of: unknown).map { [$0.namespaceID, $0.tagID] } == [200, 9])
        #expect(HomeTraits.semanticTags.numbers(of: SemanticTag(namespace: "none", tag: "two")) == nil)
        #expect(HomeTraits.semanticTags.numbers(of: SemanticTag(namespace: "commonNumber", tag: "many")) == nil)
    }

    private static let areas: [(namespace: UInt8, definition: EnumDefinition)] = [
        (16, ServiceArea.AreaTypeTag.definition), (17, ServiceArea.LandmarkTag.definition),
        (18, ServiceArea.RelativePositionTag.definition),
    ]

    @Test(arguments: areas)
    func `of areas are the semantic tags`(namespace: UInt8, definition: EnumDefinition) throws {
        let tags = try #require(HomeTraits.semanticTags.namespace(id: namespace)?.tags)
        #expect(definition.members.map(\.name) == tags.map(\.name))
        #expect(definition.members.map(\.value) == tags.map { UInt32($0.id) })
    }

    @Test func `mark what is secret`() {
        for command in ["lockDoor", "unlockDoor", "unboltDoor", "unlockWithTimeout", "setCredential", "setPinCode"] {
            let fields = DoorLock.definition.command(named: command)?.fields ?? []
            #expect(fields.contains { $0.isSensitive }, "\(command)")
        }
        #expect(DoorLock.definition.attribute(named: "aliroGroupResolvingKey")?.isSensitive == true)
        #expect(DoorLock.definition.command(named: "lockDoor")?.isTimed == true)
    }

    @Test func `turn wishes into commands`() {
        let rules = DoorLock.definition.setRules.map { "\($0.feature ?? "-") \($0.command)" }
        #expect(rules == ["- lockDoor", "UBOLT unboltDoor", "- unlockDoor", "UBOLT unlockDoor"])
        #expect(OnOff.definition.setRules.map(\.value) == [true, false])
    }
}
