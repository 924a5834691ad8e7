/// What Home Assistant takes of a platform: keys that must be there, and those that it knows beside. Others it ignores without a word, which
/// hides slips of the pen.
struct PlatformRules {
    let required: Set<String>
    let known: Set<String>

    private static let common: Set<String> = [
        "platform", "unique_id", "name", "device_class", "entity_category", "enabled_by_default", "availability",
        "availability_mode",
    ]

    private init(_ required: [String], _ known: [String]) {
        self.required = Set(required)
        self.known = Set(required).union(known).union(Self.common)
    }

    static let all: [String: PlatformRules] = [
        "alarm_control_panel": .init(
            ["command_topic", "state_topic"],
            [
                "value_template", "supported_features", "payload_arm_away", "payload_arm_home", "payload_arm_night",
                "payload_arm_vacation", "payload_arm_custom_bypass", "payload_disarm", "code_arm_required",
                "code_disarm_required", "code_trigger_required",
            ]),
        "binary_sensor": .init(["state_topic"], ["value_template", "payload_on", "payload_off"]),
        "button": .init(["command_topic"], ["payload_press"]),
        "climate": .init(
            ["modes", "mode_state_topic", "mode_command_topic", "temperature_unit"],
            [
                "mode_state_template", "mode_command_template", "precision", "temp_step", "min_temp", "max_temp",
                "temperature_state_topic", "temperature_state_template", "temperature_command_topic",
                "temperature_command_template", "temperature_low_state_topic", "temperature_low_state_template",
                "temperature_low_command_topic", "temperature_low_command_template", "temperature_high_state_topic",
                "temperature_high_state_template", "temperature_high_command_topic",
                "temperature_high_command_template",
                "current_temperature_topic", "current_temperature_template", "current_humidity_topic",
                "current_humidity_template", "action_topic", "action_template", "fan_modes", "fan_mode_state_topic",
                "fan_mode_state_template", "fan_mode_command_topic", "fan_mode_command_template", "power_command_topic",
                "payload_on", "payload_off", "min_humidity", "max_humidity", "target_humidity_state_topic",
                "target_humidity_state_template", "target_humidity_command_topic", "target_humidity_command_template",
            ]),
        "cover": .init(
            [],
            [
                "command_topic", "payload_open", "payload_close", "payload_stop", "state_topic", "value_template",
                "position_topic", "position_template", "set_position_topic", "set_position_template",
                "tilt_status_topic",
                "tilt_status_template", "tilt_command_topic", "tilt_command_template", "tilt_opened_value",
                "payload_stop_tilt",
            ]),
        "device_automation": .init(["automation_type", "topic", "type", "subtype"], ["payload", "value_template"]),
        "event": .init(["state_topic", "event_types"], ["value_template"]),
        "fan": .init(
            ["command_topic"],
            [
                "state_topic", "state_value_template", "command_template", "payload_on", "payload_off",
                "percentage_state_topic", "percentage_value_template", "percentage_command_topic",
                "percentage_command_template", "preset_modes", "preset_mode_state_topic", "preset_mode_value_template",
                "preset_mode_command_topic", "preset_mode_command_template", "direction_state_topic",
                "direction_value_template", "direction_command_topic", "oscillation_state_topic",
                "oscillation_value_template", "oscillation_command_topic", "oscillation_command_template",
            ]),
        "humidifier": .init(
            ["command_topic", "target_humidity_command_topic"],
            [
                "state_topic", "state_value_template", "command_template", "payload_on", "payload_off",
                "target_humidity_command_template", "target_humidity_state_topic", "target_humidity_state_template",
                "current_humidity_topic", "current_humidity_template", "min_humidity", "max_humidity",
            ]),
        "light": .init(
            ["command_topic", "state_topic"],
            [
                "state_value_template", "payload_on", "payload_off", "on_command_type", "brightness_scale",
                "brightness_state_topic", "brightness_value_template", "brightness_command_topic",
                "brightness_command_template", "color_mode_state_topic", "color_mode_value_template",
                "color_temp_kelvin",
                "min_kelvin", "max_kelvin", "color_temp_state_topic", "color_temp_value_template",
                "color_temp_command_topic", "color_temp_command_template", "hs_state_topic", "hs_value_template",
                "hs_command_topic", "hs_command_template", "xy_state_topic", "xy_value_template", "xy_command_topic",
                "xy_command_template", "effect_list", "effect_state_topic", "effect_value_template",
                "effect_command_topic", "effect_command_template",
            ]),
        "lock": .init(
            ["command_topic", "state_topic"],
            ["value_template", "command_template", "code_format", "payload_open", "payload_lock", "payload_unlock"]),
        "number": .init(
            ["command_topic", "min", "max", "step"],
            ["state_topic", "value_template", "command_template", "mode", "unit_of_measurement"]),
        "select": .init(["command_topic", "options"], ["state_topic", "value_template", "command_template"]),
        "sensor": .init(
            ["state_topic"],
            [
                "value_template", "state_class", "unit_of_measurement", "suggested_display_precision", "options",
            ]),
        "switch": .init(
            ["command_topic"],
            ["state_topic", "value_template", "state_on", "state_off", "payload_on", "payload_off"]),
        "vacuum": .init(
            ["command_topic", "state_topic", "supported_features"],
            ["payload_start", "payload_pause", "payload_stop", "payload_return_to_base", "payload_locate"]),
        "valve": .init(
            ["command_topic", "state_topic"],
            [
                "value_template", "command_template", "payload_open", "payload_close", "state_open", "state_closed",
                "reports_position",
            ]),
        "water_heater": .init(
            ["modes", "mode_state_topic", "mode_command_topic", "temperature_unit"],
            [
                "mode_state_template", "mode_command_template", "precision", "min_temp", "max_temp",
                "power_command_topic",
                "payload_on", "payload_off", "temperature_state_topic", "temperature_state_template",
                "temperature_command_topic", "temperature_command_template", "current_temperature_topic",
                "current_temperature_template",
            ]),
    ]

    /// Classes with the units that go with them; an empty set: no unit.
    static let sensorUnits: [String: Set<String>] = [
        "apparent_power": ["VA"], "aqi": [], "battery": ["%"], "carbon_dioxide": ["ppm"], "carbon_monoxide": ["ppm"],
        "current": ["A"], "duration": ["s"], "energy": ["kWh"], "enum": [], "frequency": ["Hz"], "humidity": ["%"],
        "illuminance": ["lx"], "moisture": ["%"], "nitrogen_dioxide": ["ppb"], "ozone": ["ppb"], "pm1": ["µg/m³"],
        "pm10": ["µg/m³"], "pm25": ["µg/m³"], "power": ["W"], "power_factor": ["%"], "pressure": ["hPa"],
        "radon": ["Bq/m³"], "reactive_power": ["var"], "temperature": ["°C"],
        "volatile_organic_compounds_parts": ["ppb", "ppm"], "voltage": ["V"], "volume_flow_rate": ["m³/h"],
    ]

    static let classes: [String: Set<String>] = [
        "binary_sensor": [
            "battery", "battery_charging", "carbon_monoxide", "cold", "connectivity", "door", "lock", "moisture",
            "occupancy", "plug",
            "power", "problem", "running", "smoke",
        ],
        "button": ["identify", "restart"],
        "cover": ["awning", "blind", "curtain", "door", "garage", "gate", "shade", "shutter", "window"],
        "event": ["button", "doorbell"],
        "number": ["current", "duration", "temperature"],
        "switch": ["outlet"],
        "valve": ["water"],
    ]
}
