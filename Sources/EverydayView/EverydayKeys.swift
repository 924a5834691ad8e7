import HomeModel
import HomeTraits

/// The names of the everyday view: the contract's "The everyday view".
enum EverydayKeys {
    static let on = "on"
    static let brightness = "brightness"
    static let colorTemperature = "colorTemperature"
    static let color = "color"
    static let locked = "locked"
    static let open = "open"
    static let tilt = "tilt"
    static let contact = "contact"
    static let leak = "leak"
    static let freeze = "freeze"
    static let rain = "rain"
    static let temperature = "temperature"
    static let mode = "mode"
    static let targetTemperature = "targetTemperature"
    static let targetTemperatureLow = "targetTemperatureLow"
    static let targetTemperatureHigh = "targetTemperatureHigh"
    static let fan = "fan"
    static let fanMode = "fanMode"
    static let volume = "volume"
    static let muted = "muted"
    static let state = "state"

    static let action = "action"
    static let transition = "transition"
    static let pin = "pin"

    /// Keys that the contract names although no trait of this process has them (yet).
    private static let reserved = [
        "occupied", "humidity", "illuminance", "pressure", "power", "energy", "voltage", "current", "battery",
        "playback",
        "airQuality", "co2", "pm25", "smoke", "leak", "running", "runMode", "cleanMode",
    ]

    /// Every key that some device may have: one of these on a device without it is `unimplemented`, not an error of spelling.
    /// `state` is not among them: on anything but a robot it is what other programs call `on`.
    static let known: Set<String> = Set(
        [
            on, brightness, colorTemperature, color, locked, open, tilt, contact, leak, freeze, rain, temperature, mode,
            targetTemperature, targetTemperatureLow, targetTemperatureHigh, fan, fanMode, volume, muted,
            action,
            transition, pin,
        ] + reserved + HomeTraits.everydayKeys)
}
