// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension HomeTraits {
    static var dangerousCommands: [DangerousCommand] {
        [
            DangerousCommand(trait: "doorLock", commands: ["unlockDoor", "unlockWithTimeout", "unboltDoor"]),
            DangerousCommand(trait: "google.lockUnlock", commands: ["lockUnlock"]),
            DangerousCommand(
                trait: "google.openClose", commands: ["openClose", "openCloseRelative"],
                deviceTypes: [
                    "closure",
                    "closurePanel",
                    "googleDoor",
                    "googleGate",
                    "googleGarage",
                    "googleCloset",
                    "googleDrawer",
                ]),
            DangerousCommand(trait: "closureControl", commands: ["moveTo"]),
            DangerousCommand(trait: "closureDimension", commands: ["setTarget", "step"]),
            DangerousCommand(
                trait: "onOff", commands: ["on", "toggle", "onWithRecallGlobalScene", "onWithTimedOff"],
                deviceTypes: [
                    "cookSurface",
                    "cooktop",
                    "microwaveOven",
                    "oven",
                    "waterHeater",
                    "googleBathtub",
                    "googleBoiler",
                    "googleFaucet",
                    "googleFireplace",
                    "googleFryer",
                    "googleGrill",
                    "googleKettle",
                    "googleMower",
                    "googleMulticooker",
                    "googlePressureCooker",
                    "googleRadiator",
                    "googleSousVide",
                    "googleWaterHeater",
                ]),
            DangerousCommand(
                trait: "google.startStop", commands: ["startStop", "pauseUnpause"],
                deviceTypes: ["googleBathtub", "googleFaucet", "googleMower"]),
            DangerousCommand(trait: "google.cook", commands: ["cook"]),
            DangerousCommand(trait: "google.fill", commands: ["fill"], deviceTypes: ["googleBathtub"]),
            DangerousCommand(trait: "google.dispense", commands: ["dispense"], deviceTypes: ["googleFaucet"]),
            DangerousCommand(trait: "google.modes", commands: ["setModes"], deviceTypes: ["googleFireplace"]),
            DangerousCommand(trait: "google.toggles", commands: ["setToggles"], deviceTypes: ["googleFireplace"]),
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
            DangerousCommand(trait: "google.armDisarm", commands: ["armDisarm"]),
        ]
    }
}
