/// Which of our device types one of Google's is.
struct DeviceTypeChoice: Equatable {
    /// The name of the type.
    var name: String
    /// Whether the type's own traits are those that Google's become: then the device has all that the type asks for. Else it
    /// has the traits of the answer only.
    var isNatural = false
    /// Whether Google's type is not known or has no counterpart here.
    var isGuess = false

    /// Types of Matter for those of Google that have no name of their own here.
    private static let names: [String: String] = [
        "AC_UNIT": "roomAirConditioner", "AIRPURIFIER": "airPurifier", "CARBON_MONOXIDE_DETECTOR": "smokeCoAlarm",
        "COOKTOP": "cooktop", "DISHWASHER": "dishwasher", "DRYER": "laundryDryer", "HOOD": "extractorHood",
        "MICROWAVE": "microwaveOven", "OVEN": "oven", "REFRIGERATOR": "refrigerator",
        "SMOKE_DETECTOR": "smokeCoAlarm", "SPEAKER": "speaker", "VACUUM": "roboticVacuumCleaner",
        "VALVE": "waterValve", "WASHER": "laundryWasher",
    ]

    /// - Parameters:
    ///   - type: what follows `action.devices.types.`.
    ///   - own: the name of a type of ours with Google's identifier, if there is one.
    ///   - traits: what follows `action.devices.traits.` in the device's traits.
    init(_ type: String, own: String?, traits: [String], attributes: SyncAttributes) {
        let isDimmable = traits.contains("Brightness")
        switch type {
        case "LIGHT":
            self = Self.light(traits, attributes)
        case "OUTLET":
            self.init(name: isDimmable ? "dimmablePlugInUnit" : "onOffPlugInUnit", isNatural: true)
        case "SWITCH":
            self.init(name: isDimmable ? "mountedDimmableLoadControl" : "mountedOnOffControl", isNatural: true)
        case "THERMOSTAT", "HEATER":
            // Not natural: the type alone would make it heat and cool.
            self.init(name: "thermostat")
        case "FAN":
            self.init(name: "fan", isNatural: traits.contains("FanSpeed"))
        case "LOCK":
            self.init(name: "doorLock", isNatural: traits.contains("LockUnlock"))
        case "AWNING", "BLINDS", "CURTAIN", "SHUTTER":
            self.init(name: "windowCovering", isNatural: CoveringConversion.fits(traits, attributes))
        case "SENSOR":
            self.init(name: "googleGenericSensor")
        default:
            if let name = own ?? Self.names[type] {
                self.init(name: name)
            } else {
                let isSwitch = traits.contains("OnOff")
                self.init(name: isSwitch ? "onOffPlugInUnit" : "googleGenericSensor", isGuess: true)
            }
        }
    }

    private init(name: String, isNatural: Bool = false, isGuess: Bool = false) {
        self.name = name
        self.isNatural = isNatural
        self.isGuess = isGuess
    }

    private static func light(_ traits: [String], _ attributes: SyncAttributes) -> DeviceTypeChoice {
        if traits.contains("ColorSetting") {
            let name = attributes.has("colorModel") ? "extendedColorLight" : "colorTemperatureLight"
            return DeviceTypeChoice(name: name, isNatural: true)
        }
        let isDimmable = traits.contains("Brightness")
        return DeviceTypeChoice(name: isDimmable ? "dimmableLight" : "onOffLight", isNatural: true)
    }
}
