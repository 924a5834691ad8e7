import TestSupport

/// A home with a bit of everything, and configurations that show it.
enum TestHome {
    static let text = """
        structures:
          - name: Main House
            rooms:
              - name: Kitchen
                devices:
                  - { name: Ceiling light, id: ceiling, type: dimmableLight }
                  - { name: Plug, id: plug, type: onOffPlugInUnit }
              - name: "বসার ঘর"
                devices:
                  - { name: Lamp, id: lamp, type: extendedColorLight }
              - name: Hall
                devices:
                  - { name: Thermostat, id: thermostat, type: thermostat }
                  - { name: Front door, id: door, type: doorLock }
                  - name: Power strip
                    id: strip
                    parts:
                      - { type: onOffPlugInUnit, endpoint: 1 }
                      - { type: onOffPlugInUnit, endpoint: 2 }
            devices: [ { name: Window, id: window, type: contactSensor } ]
            groups:
              - { name: Lights, members: [Ceiling light, Lamp] }
          - name: Garden
            devices: [ { name: Ceiling light, id: garden-light, type: onOffLight } ]

        """

    /// A configuration that shows the home on a broker of this machine.
    /// - Parameters:
    ///   - mqtt, topics: more members of these mappings.
    ///   - more: more lines.
    static func configuration(
        port: Int, base: String = "trait2mqtt", mqtt: String = "", topics: String = "", more: String = ""
    ) -> String {
        """
        mqtt: { host: 127.0.0.1, port: \(port), will_delay: 0\(mqtt.isEmpty ? "" : ", \(mqtt)") }
        topics: { base: "\(base)"\(topics.isEmpty ? "" : ", \(topics)") }
        home: { import: home.yaml }
        log: { level: debug }
        \(more)

        """
    }

    /// A program that is ready to show the home.
    static func daemon(
        on broker: MosquittoBroker, base: String = "trait2mqtt", mqtt: String = "", topics: String = "",
        more: String = "", environment: [String: String] = [:]
    ) throws -> DaemonProcess {
        try daemon(
            port: broker.port, base: base, mqtt: mqtt, topics: topics, more: more, environment: environment)
    }

    static func daemon(
        port: Int, base: String = "trait2mqtt", mqtt: String = "", topics: String = "", more: String = "",
        environment: [String: String] = [:]
    ) throws -> DaemonProcess {
        try DaemonProcess(
            configuration: configuration(port: port, base: base, mqtt: mqtt, topics: topics, more: more), home: text,
            base: base, environment: environment)
    }
}
