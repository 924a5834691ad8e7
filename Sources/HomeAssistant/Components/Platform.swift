/// Home Assistant's entity platforms that devices are shown with, by their names in discovery documents.
enum Platform: String {
    case alarmControlPanel = "alarm_control_panel"
    case binarySensor = "binary_sensor"
    case button
    case climate
    case cover
    case deviceAutomation = "device_automation"
    case event
    case fan
    case humidifier
    case light
    case lock
    case number
    case select
    case sensor
    case `switch`
    case vacuum
    case valve
    case waterHeater = "water_heater"

    /// Whether people control something with it that a device is for.
    var isControl: Bool {
        switch self {
        case .alarmControlPanel, .climate, .cover, .fan, .humidifier, .light, .lock, .switch, .vacuum, .valve,
            .waterHeater:
            true
        case .binarySensor, .button, .deviceAutomation, .event, .number, .select, .sensor: false
        }
    }
}
