import HomeModel

/// The device types that decide what a part is shown as, where its traits alone do not say (Matter Device Library).
enum DeviceKind: UInt32, CaseIterable {
    case onOffLight = 0x0100
    case dimmableLight = 0x0101
    case colorTemperatureLight = 0x010C
    case extendedColorLight = 0x010D
    case dimmablePlugInUnit = 0x010B
    case mountedDimmableLoadControl = 0x0110
    case onOffPlugInUnit = 0x010A
    case speaker = 0x0022
    case waterLeakDetector = 0x0043
    case waterFreezeDetector = 0x0041
    case rainSensor = 0x0044
    case roomAirConditioner = 0x0072
    case waterHeater = 0x050F
    case audioDoorbell = 0x0141
    case videoDoorbell = 0x0143
    case doorbell = 0x0148

    init?(typeName: String) {
        guard let kind = Self.allCases.first(where: { "\($0)" == typeName }) else { return nil }
        self = kind
    }

    /// Whether a part that is switched on and off is a lamp.
    var isLight: Bool {
        switch self {
        case .onOffLight, .dimmableLight, .colorTemperatureLight, .extendedColorLight, .dimmablePlugInUnit,
            .mountedDimmableLoadControl:
            true
        default: false
        }
    }

    /// What people call it, if not by its type's name.
    var word: String? {
        switch self {
        case .onOffLight, .dimmableLight, .colorTemperatureLight, .extendedColorLight: "Light"
        case .onOffPlugInUnit, .dimmablePlugInUnit: "Outlet"
        case .mountedDimmableLoadControl: "Load"
        default: nil
        }
    }
}
