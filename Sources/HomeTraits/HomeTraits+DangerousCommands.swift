// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension HomeTraits {
    static var dangerousCommands: [DangerousCommand] {
        [
            DangerousCommand(trait: "doorLock", commands: ["unlockDoor", "unlockWithTimeout", "unboltDoor"]),
            DangerousCommand(
                trait: "google.openClose", commands: ["openClose", "openCloseRelative"],
                deviceTypes: ["closure", "closurePanel"]),
            DangerousCommand(
                trait: "onOff", commands: ["on", "toggle", "onWithRecallGlobalScene", "onWithTimedOff"],
                deviceTypes: ["cookSurface", "cooktop", "microwaveOven", "oven", "waterHeater"]),
            DangerousCommand(
                trait: "thermostat",
                writes: [
                    DangerousCommand.Write(attribute: "systemMode", values: [.integer(1), .integer(4), .integer(5)])
                ],
                deviceTypes: ["waterHeater"]),
            DangerousCommand(
                trait: "onOff", commands: ["off", "offWithEffect", "toggle"], deviceTypes: ["roomAirConditioner"]),
            DangerousCommand(
                trait: "thermostat", writes: [DangerousCommand.Write(attribute: "systemMode", values: [.integer(0)])],
                deviceTypes: ["roomAirConditioner"]),
        ]
    }
}
