import HomeModel
import HomeTraits

/// The names of the everyday view: the contract's "The everyday view".
public enum EverydayKeys {
    public static let on = "on"
    public static let brightness = "brightness"
    public static let colorTemperature = "colorTemperature"
    public static let color = "color"
    public static let locked = "locked"
    public static let jammed = "jammed"
    public static let open = "open"
    public static let tilt = "tilt"
    public static let contact = "contact"
    public static let leak = "leak"
    public static let freeze = "freeze"
    public static let rain = "rain"
    public static let temperature = "temperature"
    public static let mode = "mode"
    public static let targetTemperature = "targetTemperature"
    public static let targetTemperatureLow = "targetTemperatureLow"
    public static let targetTemperatureHigh = "targetTemperatureHigh"
    public static let fan = "fan"
    public static let fanMode = "fanMode"
    public static let volume = "volume"
    public static let muted = "muted"
    public static let state = "state"

    public static let action = "action"
    public static let transition = "transition"
    public static let pin = "pin"

    /// Every key that some device may have: one of these on a device without it is `unimplemented`, not an error of spelling.
    /// `state` is not among them: on anything but a robot it is what other programs call `on`.
    public static let known: Set<String> = Set(
        [
            on, brightness, colorTemperature, color, locked, open, tilt, contact, leak, freeze, rain, temperature, mode,
            targetTemperature, targetTemperatureLow, targetTemperatureHigh, fan, fanMode, volume, muted,
            action,
            transition, pin,
        ] + HomeTraits.everydayKeys)
}
