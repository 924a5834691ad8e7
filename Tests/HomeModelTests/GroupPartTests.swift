import HomeModel
import HomeTraits
import Testing

/// Which parts a group has and what their members share.
@Suite struct GroupPartTests {
    @Test func `parts are the types of the members' parts, in the order in which they appear`() {
        let plug = Members.part("onOffPlugInUnit", [Members.trait(OnOff.definition)])
        let second = Members.part("onOffPlugInUnit", at: 2, [Members.trait(OnOff.definition)])
        let parts = GroupPart.parts(of: [
            Members.lamp("a"), Members.device("strip", [plug, second]), Members.lamp("b"),
        ])
        #expect(parts.map(\.type.name) == ["dimmableLight", "onOffPlugInUnit"])
        #expect(parts.map(\.type.id) == [0x0101, 0x010A])
        #expect(parts[0].members.map(\.device.id) == [DeviceID("a"), DeviceID("b")])
        #expect(parts[1].members.map(\.part.endpoint) == [1, 2])
        #expect(GroupPart.parts(of: []).isEmpty)
    }

    @Test func `a part without a type is in no group's part`() {
        let device = Members.device("a", [PartDescription(endpoint: 1, types: [], traits: [])])
        #expect(GroupPart.parts(of: [device]).isEmpty)
    }

    @Test func `only traits that all have are shared`() {
        let parts = GroupPart.parts(of: [
            Members.lamp("a", Members.colors(100, 400)), Members.lamp("b"),
        ])
        #expect(parts[0].traits.map(\.definition.name) == ["onOff"])
        #expect(parts[0].trait(of: ColorControl.definition) == nil)
    }

    @Test func `commands are those that all have and that answer nothing`() throws {
        let lock = Members.trait(DoorLock.definition, commands: ["lockDoor", "unlockDoor", "getUser", "setUser"])
        let plain = Members.trait(DoorLock.definition, commands: ["lockDoor", "getUser", "setUser"])
        let parts = GroupPart.parts(of: [
            Members.device("a", [Members.part("doorLock", [lock])]),
            Members.device("b", [Members.part("doorLock", [plain])]),
        ])
        let trait = try #require(parts[0].trait(of: DoorLock.definition))
        #expect(trait.commands.map { DoorLock.definition.commands[$0].name } == ["lockDoor", "setUser"])
        let getUser = try #require(DoorLock.definition.commandIndex(named: "getUser"))
        let lockDoor = try #require(DoorLock.definition.commandIndex(named: "lockDoor"))
        #expect(!trait.supports(command: getUser))
        #expect(trait.supports(command: lockDoor))
    }

    @Test func `features are those that all have`() throws {
        let parts = GroupPart.parts(of: [
            Members.lamp("a", Members.colors(1, 2, features: ["HS", "CT", "XY"])),
            Members.lamp("b", Members.colors(1, 2, features: ["CT", "XY"])),
        ])
        let trait = try #require(parts[0].trait(of: ColorControl.definition))
        #expect(trait.featureNames == ["xy", "colorTemperature"])
    }

    @Test func `a trait with calls only shares no attributes`() throws {
        let identify = Members.trait(Identify.definition, ["identifyTime": 0, "identifyType": 2])
        let trait = try #require(
            GroupPart.parts(of: [Members.lamp("a", identify)])[0].trait(of: Identify.definition))
        #expect(trait.attributes == [])
        #expect(trait.commands.map { Identify.definition.commands[$0].name }.contains("identify"))
    }

    @Test func `attributes that are shared are capabilities, state is none of them`() throws {
        let trait = try #require(
            GroupPart.parts(of: [
                Members.lamp("a", Members.colors(153, 500)), Members.lamp("b", Members.colors(153, 500)),
            ])[0].trait(of: ColorControl.definition))
        #expect(
            trait.attributes.map { ColorControl.definition.attributes[$0].name } == [
                "colorCapabilities", "colorTempPhysicalMinMireds", "colorTempPhysicalMaxMireds",
            ])
    }

    @Test(
        arguments: [
            // What every lamp can do: the warmest that the coldest can, the coldest that the warmest can.
            ([(153, 500), (200, 370)], [200, 370]),
            ([(153, 370), (200, 500)], [200, 370]),
            // Nothing is common: the minimum lies above the maximum.
            ([(100, 200), (300, 400)], [300, 200]),
            ([(153, 500)], [153, 500]),
            ([(153, 500), (153, nil)], [153, nil]),
            ([(nil, 500), (153, 400)], [nil, 400]),
        ] as [([(Value?, Value?)], [Value?])])
    func `ranges are what every member can do`(_ members: [(Value?, Value?)], _ expected: [Value?]) {
        let part = GroupPart.parts(of: members.map { Members.lamp("a", Members.colors($0.0, $0.1)) })[0]
        let values = part.values(of: ColorControl.definition)
        #expect(
            [values["colorTempPhysicalMinMireds"], values["colorTempPhysicalMaxMireds"]] == expected)
    }

    @Test(
        arguments: [
            ([31, 24, 17], 16), ([31, 31], 31), ([1, 2], 0), ([31, nil], nil), ([nil, nil], nil),
        ] as [([Value?], Value?)])
    func `flags are those that all have set`(_ capabilities: [Value?], _ expected: Value?) {
        let part = GroupPart.parts(
            of: capabilities.map { Members.lamp("a", Members.colors(1, 2, capabilities: $0)) })[0]
        #expect(part.values(of: ColorControl.definition)["colorCapabilities"] == expected)
    }

    @Test func `a field of several bits in a bitmap is there where all have the same`() throws {
        let bitmap = BitmapDefinition(
            name: "Bits", fields: [.init(name: "flag", bit: 0), .init(name: "step", bit: 1, width: 2)])
        let definition = TraitDefinition(
            name: "example.bits", title: "Bits", namespace: .vendor("example"), identifier: "example.bits",
            attributes: [AttributeDefinition(name: "bits", id: 0, type: .bitmap(bitmap), isFixed: true)])
        func common(_ values: [Value]) -> Value? {
            GroupPart.parts(of: values.map { Members.lamp("a", Members.trait(definition, ["bits": $0])) })[0]
                .values(of: definition)["bits"]
        }
        #expect(common([0b101, 0b101]) == 0b101)
        #expect(common([0b101, 0b111]) == 0b001)
        #expect(common([0b100, 0b101]) == 0b100)
        #expect(common([0b100, .null]) == nil)
    }

    @Test func `anything else is there where all say the same`() {
        func fan(_ sequence: Value?, _ highest: Value?) -> Device {
            Members.device(
                "fan",
                [
                    Members.part(
                        "fan",
                        [
                            Members.trait(
                                FanControl.definition, ["fanModeSequence": sequence, "speedMax": highest])
                        ])
                ])
        }
        let same = GroupPart.parts(of: [fan(2, 10), fan(2, 3)])[0].values(of: FanControl.definition)
        #expect(same == ["fanModeSequence": 2, "speedMax": 3])
        let other = GroupPart.parts(of: [fan(2, 10), fan(1, .null)])[0].values(of: FanControl.definition)
        #expect(other == [:])
    }
}
