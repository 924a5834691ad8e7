/// The commands of Google's traits, by the names that requests carry behind `action.devices.commands.`.
public enum GoogleCommand: String, CaseIterable, Sendable {
    case appInstall, appSearch, appSelect
    case armDisarm = "ArmDisarm"
    case brightnessAbsolute = "BrightnessAbsolute"
    case brightnessRelative = "BrightnessRelative"
    case getCameraStream = "GetCameraStream"
    case selectChannel, relativeChannel, returnChannel
    case colorAbsolute = "ColorAbsolute"
    case cook = "Cook"
    case dispense = "Dispense"
    case dock = "Dock"
    case charge = "Charge"
    case setFanSpeed = "SetFanSpeed"
    case setFanSpeedRelative = "SetFanSpeedRelative"
    case reverse = "Reverse"
    case fill = "Fill"
    case setHumidity = "SetHumidity"
    case humidityRelative = "HumidityRelative"
    case setInput = "SetInput"
    case previousInput = "PreviousInput"
    case nextInput = "NextInput"
    case colorLoop = "ColorLoop"
    case sleep = "Sleep"
    case stopEffect = "StopEffect"
    case wake = "Wake"
    case locate = "Locate"
    case lockUnlock = "LockUnlock"
    case setModes = "SetModes"
    case enableDisableGuestNetwork = "EnableDisableGuestNetwork"
    case enableDisableNetworkProfile = "EnableDisableNetworkProfile"
    case getGuestNetworkPassword = "GetGuestNetworkPassword"
    case testNetworkSpeed = "TestNetworkSpeed"
    case onOff = "OnOff"
    case openClose = "OpenClose"
    case openCloseRelative = "OpenCloseRelative"
    case reboot = "Reboot"
    case rotateAbsolute = "RotateAbsolute"
    case activateScene = "ActivateScene"
    case softwareUpdate = "SoftwareUpdate"
    case startStop = "StartStop"
    case pauseUnpause = "PauseUnpause"
    case setTemperature = "SetTemperature"
    case thermostatTemperatureSetpoint = "ThermostatTemperatureSetpoint"
    case thermostatTemperatureSetRange = "ThermostatTemperatureSetRange"
    case thermostatSetMode = "ThermostatSetMode"
    case temperatureRelative = "TemperatureRelative"
    case timerStart = "TimerStart"
    case timerAdjust = "TimerAdjust"
    case timerPause = "TimerPause"
    case timerResume = "TimerResume"
    case timerCancel = "TimerCancel"
    case setToggles = "SetToggles"
    case mediaClosedCaptioningOff, mediaClosedCaptioningOn, mediaNext, mediaPause, mediaPrevious, mediaResume
    case mediaRepeatMode, mediaSeekRelative, mediaSeekToPosition, mediaShuffle, mediaStop
    case mute, setVolume, volumeRelative

    private static let prefix = "action.devices.commands."

    /// `action.devices.commands.OnOff`.
    public var identifier: String { Self.prefix + rawValue }

    /// Nil for a name that is none of Google's.
    public init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        self.init(rawValue: String(identifier.dropFirst(Self.prefix.count)))
    }
}
