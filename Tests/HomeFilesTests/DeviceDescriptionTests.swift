import EmbeddedHome
import HomeFiles
import HomeModel
import Testing

@Suite("A device entry says what the embedded backend simulates")
struct DeviceDescriptionTests {
    @Test func `a type brings its traits with values for all attributes`() throws {
        let lamp = try Sample.device("{ name: Lamp, type: dimmableLight }")
        #expect(lamp.parts.map(\.endpoint) == [1])
        #expect(lamp.parts[0].types == [DeviceTypeReference(name: "dimmableLight", id: 0x0101, isPrimary: true)])
        let onOff = try #require(lamp.trait("onOff"))
        let level = try #require(lamp.trait("levelControl"))
        #expect(onOff.values.allSatisfy { $0 != nil })
        #expect(level.values.allSatisfy { $0 != nil })
        #expect(onOff.shape.supports(commandNamed: "toggle"))
    }

    @Test func `first values stand`() throws {
        let lamp = try Sample.device(
            "{ name: Lamp, type: dimmableLight, traits: { onOff: { onOff: on }, levelControl: { currentLevel: \"127\" } } }"
        )
        #expect(lamp.trait("onOff")?[attributeNamed: "onOff"] == .bool(true))
        #expect(lamp.trait("levelControl")?[attributeNamed: "currentLevel"] == .integer(127))
    }

    @Test func `values are written as in set: enums by name, bitmaps as lists, numbers in hex`() throws {
        let device = try Sample.device(
            "{ name: T, type: thermostat, traits: { thermostat: { systemMode: Cool, occupiedCoolingSetpoint: 0x9C4, occupancy: [occupied] } } }"
        )
        let thermostat = try #require(device.trait("thermostat"))
        #expect(thermostat[attributeNamed: "systemMode"] == .integer(3))
        #expect(thermostat[attributeNamed: "occupiedCoolingSetpoint"] == .integer(2500))
        #expect(thermostat[attributeNamed: "occupancy"] == .integer(1))
        #expect(thermostat.shape.has(feature: "COOL"))
        #expect(thermostat.shape.has(feature: "OCC"))
    }

    @Test func `a trait that the type does not ask for is added`() throws {
        let device = try Sample.device("{ name: L, type: onOffLight, traits: { occupancySensing: {} } }")
        #expect(device.trait("occupancySensing") != nil)
        #expect(device.trait("onOff") != nil)
    }

    @Test func `Google traits have their topic names`() throws {
        let device = try Sample.device("{ name: D, type: closure, traits: { google.openClose: { openPercent: 25 } } }")
        #expect(device.trait("google.openClose")?[attributeNamed: "openPercent"] == .number(25))
    }

    @Test func `text where text is wanted may look like a number`() throws {
        let device = try Sample.device(
            "{ name: 42, type: onOffLight, identity: { serialNumber: 0012, softwareVersion: 1.10 } }")
        #expect(device.name == "42")
        #expect(device.identity.serialNumber == .known("0012"))
        #expect(device.identity.softwareVersion == .known("1.10"))
    }

    @Test func `identity facts are known, not known, or not there`() throws {
        let device = try Sample.device("{ name: L, type: onOffLight, identity: { vendorID: 0xfff1, uniqueID: ~ } }")
        #expect(device.identity.vendorID == .known(0xfff1))
        #expect(device.identity.uniqueID == .unknown)
        #expect(device.identity.productID == .absent)
    }

    @Test func `a value may be unknown`() throws {
        let device = try Sample.device(
            "{ name: S, type: contactSensor, traits: { booleanState: { _unknown: [stateValue] } } }")
        let state = try #require(device.trait("booleanState"))
        #expect(state.shape.position(ofAttributeNamed: "stateValue") != nil)
        #expect(state[attributeNamed: "stateValue"] == nil)
    }

    @Test func `parts without endpoint count up`() throws {
        let device = try Sample.device(
            "{ name: S, parts: [ { type: fan }, { type: fan, endpoint: 7 }, { type: fan } ] }")
        #expect(device.parts.map(\.endpoint) == [1, 7, 8])
    }

    @Test func `several types: the first is primary and all bring their traits`() throws {
        let device = try Sample.device("{ name: P, type: [onOffPlugInUnit, electricalSensor] }")
        #expect(device.parts[0].types.map(\.name) == ["onOffPlugInUnit", "electricalSensor"])
        #expect(device.parts[0].types.map(\.isPrimary) == [true, false])
        #expect(device.trait("onOff") != nil)
    }

    @Test func `the device's battery is a part of endpoint 0`() throws {
        let device = try Sample.device(
            "{ name: S, parts: [ { type: contactSensor }, { type: powerSource, endpoint: 0 } ] }")
        #expect(device.trait("powerSource", at: 0) != nil)
    }

    @Test func `an exact part has what the file says and nothing else`() throws {
        let device = try Sample.device(
            "{ name: L, parts: [ { type: dimmableLight, exact: true, undefinedClusters: [4294048769], traits: { onOff: { onOff: true, _features: [lighting, 9], _commands: [\"off\"] }, thermostat: { systemMode: 77 } } } ] }"
        )
        let part = device.parts[0]
        #expect(part.traits.map(\.shape.definition.name) == ["onOff", "thermostat"])
        #expect(part.traits[0].shape.attributes.count == 1)
        #expect(part.traits[0].shape.features == 1 | 1 << 9)
        #expect(part.traits[0].shape.commands.count == 1)
        #expect(part.traits[1][attributeNamed: "systemMode"] == .integer(77))
        #expect(part.undefinedClusters == [4_294_048_769])
    }
}
