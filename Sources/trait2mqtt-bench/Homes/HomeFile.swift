/// Home files of any size. A room has ten devices: lights of several kinds, a power strip, sensors, a thermostat; about seven
/// retained topics a device.
enum HomeFile {
    private static let room: [(name: String, lines: [String])] = [
        ("Ceiling light", ["type: extendedColorLight"]),
        ("Floor lamp", ["type: extendedColorLight"]),
        ("Bedside lamp", ["type: extendedColorLight"]),
        ("Shelf light", ["type: extendedColorLight"]),
        ("Desk lamp", ["type: dimmableLight"]),
        ("Wall light", ["type: dimmableLight"]),
        (
            "Power strip",
            [
                "parts:", "  - { type: onOffPlugInUnit, endpoint: 1 }", "  - { type: onOffPlugInUnit, endpoint: 2 }",
                "  - { type: onOffPlugInUnit, endpoint: 3 }",
            ]
        ),
        (
            "Presence sensor",
            [
                "parts:", "  - { type: occupancySensor, endpoint: 1 }", "  - { type: lightSensor, endpoint: 2 }",
                "  - { type: temperatureSensor, endpoint: 3 }", "  - { type: humiditySensor, endpoint: 4 }",
            ]
        ),
        ("Window", ["type: contactSensor"]),
        ("Thermostat", ["type: thermostat"]),
    ]

    static let devicesInRoom = room.count

    /// - Parameter groups: numbers of lights that are a group.
    static func text(devices count: Int, groups: [Int] = []) -> String {
        var text = "structures:\n  - name: Bench\n    rooms:\n"
        var written = 0
        var number = 0
        while written < count {
            number += 1
            text += "      - name: Room \(number)\n        devices:\n"
            for device in room where written < count {
                written += 1
                text += "          - name: \(device.name)\n            id: bench-\(written)\n"
                text += "            identity: { vendorName: Example, vendorID: 0xfff1, productID: 0x8000, "
                text += "productName: \(device.name), serialNumber: S\(written), uniqueID: U\(written) }\n"
                for line in device.lines { text += "            \(line)\n" }
            }
        }
        if !groups.isEmpty { text += "    groups:\n" }
        for size in groups {
            let members = lights(count: size).joined(separator: ", ")
            text += "      - { name: \(groupName(size)), members: [\(members)] }\n"
        }
        return text
    }

    static func groupName(_ size: Int) -> String { "lights-\(size)" }

    /// Ids of the first lights.
    static func lights(count: Int) -> [String] {
        (0..<count).map { "bench-\($0 / 4 * devicesInRoom + $0 % 4 + 1)" }
    }

    /// Call topics, below the base, of lights in a home with so many devices; each twice in a row turns the light on and off.
    static func toggles(devices count: Int) -> [String] {
        (0..<count).compactMap { index in
            let (room, place) = index.quotientAndRemainder(dividingBy: devicesInRoom)
            guard place < 4 else { return nil }
            let slug = String(Self.room[place].name.map { $0 == " " ? "-" : $0 }).lowercased()
            return "bench/room-\(room + 1)/\(slug)/extendedColorLight/onOff/toggle/call"
        }
    }
}
