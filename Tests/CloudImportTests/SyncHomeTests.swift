import CloudImport
import EmbeddedHome
import HomeFiles
import HomeModel
import HomeTraits
import Testing

@Suite("A SYNC answer becomes a home")
struct SyncHomeTests {
    private static func lamp(_ id: String, _ name: String = "Lamp", _ more: String = "") -> String {
        SyncTesting.device("LIGHT", ["OnOff"], id: id, name: name, more: more)
    }

    @Test func `of structures and rooms by the devices' hints`() throws {
        let result = try SyncTesting.read(
            SyncTesting.answer(
                Self.lamp("a", "A", #","roomHint":"Kitchen","structureHint":"Main House""#),
                Self.lamp("b", "B", #","roomHint":"Kitchen","structureHint":"Main House""#),
                Self.lamp("c", "C", #","roomHint":"Kitchen","structureHint":"Cabin""#),
                Self.lamp("d", "D", #","structureHint":"Cabin""#), Self.lamp("e", "E", #","roomHint":"  ""#)))
        let home = result.home
        #expect(home.structures.map(\.name) == ["Main House", "Cabin", "Home"])
        #expect(home.rooms.map(\.name) == ["Kitchen", "Kitchen"])
        let places = home.devices.map { device in
            (
                home.structures.first { $0.id == device.structure }?.name ?? "",
                home.rooms.first { $0.id == device.room }?.name ?? "-"
            )
        }
        #expect(
            places.map { "\($0.0)/\($0.1)" } == [
                "Main House/Kitchen", "Main House/Kitchen", "Cabin/Kitchen", "Cabin/-", "Home/-",
            ])
        #expect(Set(home.rooms.map(\.id)).count == 2)
        #expect(result.warnings.isEmpty)
    }

    @Test func `with the same ids each time, and the payload alone will do`() throws {
        let devices = [
            Self.lamp("light/1", "A", #","roomHint":"A""#), Self.lamp("light 1", "B", #","roomHint":"a""#),
            Self.lamp("_light", "C"), Self.lamp("light-1", "D"),
        ].joined(separator: ",")
        let first = try SyncTesting.read(SyncTesting.answer(devices))
        let second = try SyncTesting.read(#"{"agentUserId":"u","devices":["# + devices + "]}")
        #expect(first.home.devices.map(\.id) == second.home.devices.map(\.id))
        #expect(first.home.rooms.map(\.id) == second.home.rooms.map(\.id))
        #expect(Set(first.home.devices.map(\.id)).count == 4)
        #expect(first.home.devices[1].id == DeviceID("light 1"))
        #expect(first.warnings.map(\.path).contains("payload.devices[0].id"))
        #expect(first.warnings.map(\.path).contains("payload.devices[2].id"))
    }

    @Test func `with names that fit`() throws {
        let long = String(repeating: "ä", count: 61)
        let result = try SyncTesting.read(
            SyncTesting.answer(
                Self.lamp("a", long, #","roomHint":"\#(long)""#),
                Self.lamp("b", " ", #","deviceInfo":{"model":"Bulb 3"}"#), Self.lamp("c", "")))
        #expect(result.home.devices.map(\.name) == [String(long.dropLast()), "Bulb 3", "Device"])
        #expect(result.home.rooms[0].name == String(long.dropLast()))
        #expect(
            result.warnings.map(\.path) == [
                "payload.devices[0].name.name", "payload.devices[0].roomHint", "payload.devices[1].name.name",
                "payload.devices[2].name.name",
            ])
    }

    @Test func `with identities`() throws {
        let result = try SyncTesting.read(
            SyncTesting.answer(
                Self.lamp(
                    "a", "A",
                    """
                    ,"deviceInfo":{"manufacturer":"Example","model":"L1","hwVersion":"3.2","swVersion":"11.4"},
                    "matterOriginalVendorId":"0xfff1","matterOriginalProductId":"0x8000","matterUniqueId":"abc",
                    "otherDeviceIds":[{"deviceId":"x"}],"customData":{"a":1}
                    """), Self.lamp("b", "B", #","matterUniqueId":"alone""#),
                Self.lamp("c", "C", #","matterOriginalVendorId":"4660","matterOriginalProductId":"0x12345""#)))
        let identities = result.home.definitions.map(\.identity)
        #expect(identities[0].vendorName == .known("Example"))
        #expect(identities[0].productName == .known("L1"))
        #expect(identities[0].hardwareVersion == .known("3.2"))
        #expect(identities[0].softwareVersion == .known("11.4"))
        #expect(identities[0].vendorID == .known(0xFFF1))
        #expect(identities[0].productID == .known(0x8000))
        #expect(identities[0].uniqueID == .known("abc"))
        #expect(identities[1].uniqueID == .known("alone"))
        #expect(identities[1].vendorID == .absent)
        #expect(identities[2].vendorID == .absent)
        #expect(
            result.warnings.map(\.path) == [
                "payload.devices[2].matterOriginalVendorId", "payload.devices[2].matterOriginalProductId",
            ])
    }

    @Test func `without devices is a home without devices`() throws {
        #expect(try SyncTesting.read(SyncTesting.answer()).home.devices.isEmpty)
    }

    @Test func `that a home file can hold`() throws {
        let result = try SyncTesting.read(
            SyncTesting.answer(
                Self.lamp("a", "A", #","roomHint":"Kitchen""#),
                SyncTesting.device(
                    "THERMOSTAT", ["TemperatureSetting"],
                    attributes:
                        #"{"availableThermostatModes":["off","heat","cool","heatcool"],"thermostatTemperatureUnit":"C"}"#,
                    id: "t", name: "T"),
                SyncTesting.device(
                    "WASHER", ["StartStop", "OnOff"], attributes: #"{"pausable":true}"#, id: "w", name: "W")))
        let text = result.home.render(registry: HomeTraits.registry)
        let again = try HomeFile.parse(
            Array(text.utf8), file: "home.yaml", registry: HomeTraits.registry, tags: HomeTraits.semanticTags)
        for (left, right) in zip(result.home.definitions, again.definitions) {
            #expect(left.id == right.id)
            let (left, right) = (left.parts[0], right.parts[0])
            #expect(left.typeName == right.typeName)
            #expect(Set(left.traitNames) == Set(right.traitNames))
            for trait in left.traits {
                let other = right.state(trait.shape.definition.name)
                for index in trait.shape.attributes { #expect(trait[attribute: index] == other?[attribute: index]) }
            }
        }
        #expect(again.definitions.count == 3)
    }
}
