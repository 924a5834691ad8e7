import HomeModel
import HomeTraits

/// The attributes that the everyday document is made of.
enum Dependencies {
    private static let coded: [ObjectIdentifier: [Int]] = [
        ObjectIdentifier(OnOff.definition): [OnOff.onOff.index],
        ObjectIdentifier(LevelControl.definition): [LevelControl.currentLevel.index],
        ObjectIdentifier(ColorControl.definition): [
            ColorControl.currentHue.index, ColorControl.currentSaturation.index, ColorControl.currentX.index,
            ColorControl.currentY.index, ColorControl.colorTemperatureMireds.index, ColorControl.colorMode.index,
            ColorControl.enhancedCurrentHue.index, ColorControl.enhancedColorMode.index,
            ColorControl.colorTempPhysicalMinMireds.index, ColorControl.colorTempPhysicalMaxMireds.index,
        ],
        ObjectIdentifier(WindowCovering.definition): [
            WindowCovering.currentPositionLiftPercent100ths.index,
            WindowCovering.currentPositionTiltPercent100ths.index,
        ],
        ObjectIdentifier(GoogleOpenClose.definition): [GoogleOpenClose.openPercent.index],
        ObjectIdentifier(Thermostat.definition): [
            Thermostat.localTemperature.index, Thermostat.systemMode.index, Thermostat.occupiedHeatingSetpoint.index,
            Thermostat.occupiedCoolingSetpoint.index,
        ],
        ObjectIdentifier(BooleanState.definition): [BooleanState.stateValue.index],
        ObjectIdentifier(DoorLock.definition): [DoorLock.lockState.index],
    ]

    static func of(_ trait: TraitDefinition) -> [Int] {
        coded[ObjectIdentifier(trait)] ?? trait.everydayKeys.flatMap(names).compactMap(trait.attributeIndex(named:))
    }

    private static func names(_ key: EverydayKey) -> [String] {
        switch key.conversion {
        case .label(let labels): [key.attribute, labels.list]
        case .concentration(let unit): [key.attribute, unit]
        case .percent(let whole): [key.attribute, whole]
        default: [key.attribute]
        }
    }
}
