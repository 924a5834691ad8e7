import HomeModel
import JSON
import Topics

/// What a document must be for Home Assistant to take it whole and without a word of complaint.
struct DocumentRules {
    private(set) var complaints: [String] = []
    private let device: SampleHome.Device
    private let topics: Set<String>
    private let base: String

    private static let topKeys: Set<String> = [
        "device", "origin", "components", "availability", "availability_mode", "qos",
    ]
    private static let deviceKeys: Set<String> = [
        "identifiers", "name", "manufacturer", "model", "model_id", "serial_number", "sw_version", "hw_version",
        "suggested_area", "configuration_url", "via_device",
    ]

    init(_ device: SampleHome.Device, topics: Set<String>, base: String = "trait2mqtt") {
        self.device = device
        self.topics = topics
        self.base = base
        checkOutside()
        for (key, component) in device.document["components"]?.objectValue ?? [:] { check(component, key) }
        for payload in device.wrongPayloads { complain("a set of the device is refused: \(payload)") }
    }

    private mutating func complain(_ text: String) { complaints.append("\(device.id): \(text)") }

    // MARK: The outer levels, which are strict

    private mutating func checkOutside() {
        let document = device.document
        let levels = device.topic.split(separator: "/").map(String.init)
        if levels.count != 4 || levels[1] != "device" || levels[3] != "config" || !Self.isPlain(levels[2]) {
            complain("topic \(device.topic)")
        }
        for key in document.objectValue?.keys ?? [] where !Self.topKeys.contains(key) { complain("key \(key)") }
        for key in document["device"]?.objectValue?.keys ?? [] where !Self.deviceKeys.contains(key) {
            complain("device has \(key)")
        }
        if document["device"]?["identifiers"]?[0]?.stringValue?.isEmpty != false { complain("no identifier") }
        if document["device"]?["name"]?.stringValue?.isEmpty != false { complain("no name") }
        if document["origin"]?["name"]?.stringValue != "trait2mqtt" { complain("no origin") }
        if document["components"]?.objectValue?.isEmpty != false { complain("no components") }
        check(availability: document["availability"], mode: document["availability_mode"])
    }

    private mutating func check(availability: JSON?, mode: JSON?) {
        if mode?.stringValue != "all" { complain("availability is not that of all") }
        for entry in availability?.arrayValue ?? [] {
            let topic = entry["topic"]?.stringValue ?? ""
            if !topics.contains(topic) { complain("availability by \(topic)") }
        }
    }

    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    // MARK: Components

    private mutating func check(_ component: JSON, _ key: String) {
        let platform = component["platform"]?.stringValue ?? ""
        guard let rules = PlatformRules.all[platform] else { return complain("\(key): platform '\(platform)'") }
        if !Self.isPlain(key) { complain("key '\(key)'") }
        let keys = Set(component.objectValue?.keys ?? [])
        if keys.count != component.objectValue?.count { complain("\(key): a key twice") }
        for missing in rules.required.subtracting(keys) { complain("\(key): no \(missing)") }
        for unknown in keys.subtracting(rules.known) { complain("\(key): unknown \(unknown)") }
        if platform != "device_automation" {
            if component["unique_id"]?.stringValue.map(Self.isPlain) != true { complain("\(key): unique_id") }
            if component["name"] == nil { complain("\(key): no name") }
        }
        if component["availability"] != nil {
            check(availability: component["availability"], mode: component["availability_mode"])
        }
        if platform == "sensor" || platform == "binary_sensor", component["entity_category"] == "config" {
            complain("\(key): what is told is no configuration")
        }
        checkClass(component, platform, key)
        checkChoices(component, platform, key)
        for (name, value) in component.objectValue ?? [:] { check(name, value.stringValue, of: component, key) }
    }

    private mutating func checkClass(_ component: JSON, _ platform: String, _ key: String) {
        let unit = component["unit_of_measurement"]?.stringValue
        guard let text = component["device_class"]?.stringValue else { return }
        if platform == "sensor" {
            guard let units = PlatformRules.sensorUnits[text] else { return complain("\(key): class \(text)") }
            if units.isEmpty ? unit != nil : !units.contains(unit ?? "") {
                complain("\(key): \(text) in \(unit ?? "nothing")")
            }
            let expected: JSON? = text == "energy" ? "total_increasing" : text == "enum" ? nil : "measurement"
            if component["state_class"] != expected { complain("\(key): state class") }
        } else if PlatformRules.classes[platform]?.contains(text) != true {
            complain("\(key): class \(text)")
        }
    }

    private mutating func checkChoices(_ component: JSON, _ platform: String, _ key: String) {
        if let options = component["options"]?.arrayValue?.compactMap(\.stringValue) {
            if options.isEmpty || Set(options).count != options.count { complain("\(key): options") }
            if platform == "select", options.contains(where: { $0.lowercased() == "none" }) { complain("\(key): none") }
        }
        if platform == "number" {
            let (low, high) = (component["min"]?.doubleValue ?? 0, component["max"]?.doubleValue ?? 0)
            if low >= high || (component["step"]?.doubleValue ?? 0) < 0.001 { complain("\(key): range") }
        }
        if let low = component["min_temp"]?.doubleValue, let high = component["max_temp"]?.doubleValue, low >= high {
            complain("\(key): temperatures")
        }
    }

    // MARK: Topics and templates

    private mutating func check(_ name: String, _ text: String?, of component: JSON, _ key: String) {
        guard let text else { return }
        if name.hasSuffix("command_topic") || name == "set_position_topic" {
            let isCommand = CommandTopic.filters(base: base).contains { TopicMatch.matches(text, filter: $0) }
            if !isCommand { complain("\(key): \(name) \(text) takes no command") }
        } else if name.hasSuffix("_topic") || name == "topic" {
            let isEvent = text.hasSuffix("/event")
            if isEvent ? !topics.contains(Self.parent(of: text)) : !topics.contains(text) {
                complain("\(key): \(name) \(text) is not there")
            }
        } else if name.hasSuffix("template") {
            let braces = text.components(of: "{{") - text.components(of: "}}")
            let blocks = text.components(of: "{%") - text.components(of: "%}")
            if braces != 0 || blocks != 0 || text.contains("{{%") || text.contains("}}}") {
                complain("\(key): \(name) \(text)")
            }
            checkKeys(name, text, of: component, key)
        }
    }

    /// The trait whose events these are.
    private static func parent(of topic: String) -> String {
        topic.split(separator: "/").dropLast(2).joined(separator: "/")
    }

    /// A template that looks into the device's document looks for keys that it has.
    private mutating func checkKeys(_ name: String, _ text: String, of component: JSON, _ key: String) {
        guard !name.contains("command"), !name.contains("set_position") else { return }
        let topicName = Self.topicName(of: name, in: component)
        guard let topic = topicName.flatMap({ component[$0]?.stringValue }), topic == "\(base)/\(device.path)" else {
            return
        }
        for looked in text.looksUp() where !device.everydayKeys.contains(looked) && !device.partNames.contains(looked) {
            complain("\(key): \(name) looks for '\(looked)'")
        }
    }

    /// `brightness_value_template` belongs to `brightness_state_topic`, and so on.
    private static func topicName(of template: String, in component: JSON) -> String? {
        let stem = ["_value_template", "_state_template", "_template"].first(where: template.hasSuffix).map {
            String(template.dropLast($0.count))
        }
        guard let stem, stem != "value", stem != "state_value" else { return "state_topic" }
        return ["\(stem)_state_topic", "\(stem)_topic", "state_topic"].first { component[$0] != nil }
    }
}

extension String {
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }

    /// The keys that a template looks up first in a message.
    fileprivate func looksUp() -> [String] {
        ranges(of: "(value_json|default({})).get('").map { range in
            String(self[range.upperBound...].prefix { $0 != "'" })
        }
    }
}

/// MQTT's rule for topics and filters, for filters without `#`.
enum TopicMatch {
    static func matches(_ topic: String, filter: String) -> Bool {
        let levels = topic.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let pattern = filter.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return levels.count == pattern.count
            && zip(levels, pattern).allSatisfy { $1.elementsEqual("+".utf8) || $0.elementsEqual($1) }
    }
}
