import HomeModel
import HomeTraits
import JSON
import Testing

@testable import EmbeddedHome

@Suite struct `Every device checks what it is asked` {
    private func command(_ index: Int, _ fields: [Value?], endpoint: EndpointID = 1) -> DeviceAction {
        .invoke(
            DeviceCommand(
                device: DeviceID("device"), endpoint: endpoint, trait: LevelControl.definition, command: index,
                fields: fields))
    }

    private func write(_ entries: [(Int, Value)], endpoint: EndpointID = 1) -> DeviceAction {
        .write(
            AttributeWrite(
                device: DeviceID("device"), endpoint: endpoint, trait: LevelControl.definition,
                entries: entries.map { AttributeWrite.Entry(attribute: $0.0, value: $0.1) }))
    }

    @Test func `commands in the order of the specification`() throws {
        let lamp = try Bench("dimmableLight")
        let outlet = try Bench("onOffLight")
        let moveToLevel = LevelControl.MoveToLevel.index
        let cases: [(Bench, DeviceAction, MatterStatus)] = [
            (lamp, command(moveToLevel, [], endpoint: 9), .unsupportedEndpoint),
            (outlet, command(moveToLevel, [300]), .unsupportedCluster),
            (lamp, command(LevelControl.MoveToClosestFrequency.index, [1]), .unsupportedCommand),
            (lamp, command(moveToLevel, []), .invalidCommand),
            (lamp, command(moveToLevel, [nil, 0, 0, 0]), .invalidCommand),
            (lamp, command(moveToLevel, ["a", 0, 0, 0]), .invalidCommand),
            (lamp, command(moveToLevel, [.null, 0, 0, 0]), .invalidCommand),
            (lamp, command(moveToLevel, [255, 0, 0, 0]), .constraintError),
            (lamp, command(moveToLevel, [-1, 0, 0, 0]), .constraintError),
            (lamp, command(moveToLevel, [1, 65535, 0, 0]), .constraintError),
            (lamp, command(moveToLevel, [1, 0, 0, 0, 0, 0]), .invalidCommand),
        ]
        for (device, action, status) in cases {
            #expect(device.perform(action).status == status, "\(action)")
            #expect(device.reports.isEmpty)
        }
    }

    @Test func `writes in the order of the specification`() throws {
        let lamp = try Bench("dimmableLight")
        let cases: [([(Int, Value)], EndpointID, MatterStatus)] = [
            ([(LevelControl.options.index, 0)], 9, .unsupportedEndpoint),
            ([(LevelControl.currentFrequency.index, 0)], 1, .unsupportedAttribute),
            ([(9999, 0)], 1, .unsupportedAttribute),
            ([(LevelControl.currentLevel.index, "x")], 1, .unsupportedWrite),
            ([(LevelControl.onLevel.index, "x")], 1, .invalidDataType),
            ([(LevelControl.onLevel.index, true)], 1, .invalidDataType),
            ([(LevelControl.options.index, .null)], 1, .constraintError),
            ([(LevelControl.onLevel.index, 255)], 1, .constraintError),
            ([(LevelControl.onLevel.index, 0)], 1, .constraintError),
            ([(LevelControl.onLevel.index, 20), (LevelControl.currentLevel.index, 1)], 1, .unsupportedWrite),
        ]
        for (entries, endpoint, status) in cases {
            #expect(lamp.perform(write(entries, endpoint: endpoint)).status == status, "\(entries)")
        }
        #expect(lamp.reports.isEmpty)
        #expect(lamp.perform(write([(LevelControl.onLevel.index, .null)])).isSuccess)
    }

    @Test func `what is out of range tells what is allowed`() throws {
        let lamp = try Bench("dimmableLight")
        let failure = lamp.perform(write([(LevelControl.onLevel.index, 0)])).failure
        #expect(failure?.code == .outOfRange)
        #expect(failure?.field == "onLevel")
        #expect(failure?.allowed == ["min": 1, "max": 254])
    }

    @Test func `a write of several that fails half-way names what was done`() throws {
        let thermostat = try Bench("thermostat")
        let outcome = thermostat.perform(
            .write(
                AttributeWrite(
                    device: DeviceID("device"), endpoint: 1, trait: Thermostat.definition,
                    entries: [
                        .init(attribute: Thermostat.occupiedHeatingSetpoint.index, value: 2100),
                        .init(attribute: Thermostat.occupiedCoolingSetpoint.index, value: 9999),
                    ])))
        #expect(outcome.failure?.applied == ["occupiedHeatingSetpoint"])
        #expect(outcome.failure?.failed?.map(\.key) == ["occupiedCoolingSetpoint"])
        #expect(thermostat[Thermostat.occupiedHeatingSetpoint] == 2100)
    }
}
