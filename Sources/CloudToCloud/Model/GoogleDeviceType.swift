/// Google's device types, by the names behind `action.devices.types.`, and the traits that each demands.
public enum GoogleDeviceType: String, CaseIterable, Sendable {
    case airConditioner = "AC_UNIT"
    case aircooler = "AIRCOOLER"
    case airfreshener = "AIRFRESHENER"
    case airpurifier = "AIRPURIFIER"
    case audioVideoReceiver = "AUDIO_VIDEO_RECEIVER"
    case awning = "AWNING"
    case bathtub = "BATHTUB"
    case bed = "BED"
    case blender = "BLENDER"
    case blinds = "BLINDS"
    case boiler = "BOILER"
    case camera = "CAMERA"
    case carbonMonoxideDetector = "CARBON_MONOXIDE_DETECTOR"
    case charger = "CHARGER"
    case closet = "CLOSET"
    case coffeeMaker = "COFFEE_MAKER"
    case cooktop = "COOKTOP"
    case curtain = "CURTAIN"
    case dehumidifier = "DEHUMIDIFIER"
    case dehydrator = "DEHYDRATOR"
    case dishwasher = "DISHWASHER"
    case door = "DOOR"
    case doorbell = "DOORBELL"
    case drawer = "DRAWER"
    case dryer = "DRYER"
    case fan = "FAN"
    case faucet = "FAUCET"
    case fireplace = "FIREPLACE"
    case freezer = "FREEZER"
    case fryer = "FRYER"
    case garage = "GARAGE"
    case gate = "GATE"
    case grill = "GRILL"
    case heater = "HEATER"
    case hood = "HOOD"
    case humidifier = "HUMIDIFIER"
    case kettle = "KETTLE"
    case light = "LIGHT"
    case lock = "LOCK"
    case microwave = "MICROWAVE"
    case mop = "MOP"
    case mower = "MOWER"
    case multicooker = "MULTICOOKER"
    case network = "NETWORK"
    case outlet = "OUTLET"
    case oven = "OVEN"
    case pergola = "PERGOLA"
    case petfeeder = "PETFEEDER"
    case pressurecooker = "PRESSURECOOKER"
    case radiator = "RADIATOR"
    case refrigerator = "REFRIGERATOR"
    case remotecontrol = "REMOTECONTROL"
    case router = "ROUTER"
    case scene = "SCENE"
    case securitysystem = "SECURITYSYSTEM"
    case sensor = "SENSOR"
    case settop = "SETTOP"
    case shower = "SHOWER"
    case shutter = "SHUTTER"
    case smokeDetector = "SMOKE_DETECTOR"
    case soundbar = "SOUNDBAR"
    case sousvide = "SOUSVIDE"
    case speaker = "SPEAKER"
    case sprinkler = "SPRINKLER"
    case standmixer = "STANDMIXER"
    case streamingBox = "STREAMING_BOX"
    case streamingSoundbar = "STREAMING_SOUNDBAR"
    case streamingStick = "STREAMING_STICK"
    case `switch` = "SWITCH"
    case thermostat = "THERMOSTAT"
    case tv = "TV"
    case vacuum = "VACUUM"
    case valve = "VALVE"
    case washer = "WASHER"
    case waterheater = "WATERHEATER"
    case waterpurifier = "WATERPURIFIER"
    case watersoftener = "WATERSOFTENER"
    case window = "WINDOW"
    case yogurtmaker = "YOGURTMAKER"

    /// `action.devices.types.LIGHT`.
    public var identifier: String { Self.prefix + rawValue }

    private static let prefix = "action.devices.types."

    /// Nil for a name that is none of Google's.
    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        self.init(rawValue: String(identifier.dropFirst(Self.prefix.count)))
    }

    /// The traits that a device of the type must have.
    var requiredTraits: Set<GoogleTrait> {
        switch self {
        case .bathtub, .doorbell, .faucet, .fireplace, .shower, .waterpurifier, .watersoftener:
            []
        case .tv:
            [.appSelector, .inputSelector, .mediaState, .onOff, .transportControl, .volume]
        case .settop:
            [.appSelector, .mediaState, .channel, .onOff, .transportControl]
        case .streamingBox, .streamingSoundbar:
            [.appSelector, .mediaState, .onOff, .transportControl, .volume]
        case .streamingStick:
            [.appSelector, .mediaState, .transportControl, .volume]
        case .securitysystem:
            [.armDisarm]
        case .camera:
            [.cameraStream]
        case .petfeeder:
            [.dispense]
        case .charger:
            [.energyStorage]
        case .aircooler:
            [.fanSpeed, .humiditySetting, .onOff, .temperatureSetting]
        case .fan:
            [.fanSpeed, .onOff]
        case .airConditioner:
            [.fanSpeed, .onOff, .temperatureSetting]
        case .audioVideoReceiver, .remotecontrol:
            [.inputSelector, .mediaState, .onOff, .transportControl, .volume]
        case .lock:
            [.lockUnlock]
        case .soundbar, .speaker:
            [.mediaState, .onOff, .transportControl, .volume]
        case .bed:
            [.modes]
        case .network, .router:
            [.networkControl]
        case .airfreshener, .airpurifier, .blender, .boiler, .coffeeMaker, .cooktop, .dehumidifier, .dehydrator,
            .fryer, .hood, .humidifier, .kettle, .light, .multicooker, .outlet, .oven, .pressurecooker, .radiator,
            .sousvide, .standmixer, .switch, .waterheater, .yogurtmaker:
            [.onOff]
        case .awning, .blinds, .closet, .curtain, .door, .drawer, .garage, .gate, .pergola, .shutter, .valve, .window:
            [.openClose]
        case .scene:
            [.scene]
        case .carbonMonoxideDetector, .sensor, .smokeDetector:
            [.sensorState]
        case .dishwasher, .dryer, .grill, .microwave, .mop, .mower, .sprinkler, .vacuum, .washer:
            [.startStop]
        case .freezer, .refrigerator:
            [.temperatureControl]
        case .heater, .thermostat:
            [.temperatureSetting]
        }
    }
}
