import HomeFiles

/// Homes that tests share.
enum Homes {
    /// One dimmable lamp, half lit.
    static let lamp = """
        structures:
          - name: Main House
            id: house
            rooms:
              - name: Kitchen
                id: kitchen
                devices:
                  - name: Ceiling light
                    id: lamp
                    type: dimmableLight
                    identity: { vendorName: Example, vendorID: 0xfff1, productID: 0x8000, productName: Lamp, serialNumber: A1, uniqueID: lamp-1 }
                    traits: { onOff: { onOff: true }, levelControl: { currentLevel: 127 } }
        """
    /// Its topic below the base, and the topics of its traits.
    static let lampPath = "main-house/kitchen/ceiling-light"
    static let onOff = "\(lampPath)/dimmableLight/onOff"
    static let level = "\(lampPath)/dimmableLight/levelControl"

    /// A home of one room with these devices, a line each.
    static func room(_ devices: String...) -> String { room(rows: devices) }

    static func room(rows devices: [String]) -> String {
        """
        structures:
          - name: House
            id: house
            rooms:
              - name: Room
                id: room
                devices:

        """ + devices.map { "          - \($0)" }.joined(separator: "\n") + "\n"
    }

    /// One of the home files that come with the program.
    static func shipped(_ name: String) throws -> String {
        let path = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined() + "/Config/homes/\(name).yaml"
        return String(decoding: try BoundedFile.read(path), as: UTF8.self)
    }

    /// A strip, a device with several types of parts, and one whose parts share a key.
    static let parts = room(
        """
        { name: Strip, id: strip, parts: [
                  { type: onOffPlugInUnit, endpoint: 1, traits: { onOff: { onOff: true } } },
                  { type: onOffPlugInUnit, endpoint: 2, tags: [commonNumber.two] } ] }
        """,
        """
        { name: Radio, id: radio, parts: [ { type: speaker, endpoint: 1 },
                  { type: dimmableLight, endpoint: 2, traits: { levelControl: { currentLevel: 51 } } } ] }
        """,
        """
        { name: Cooler, id: cooler, parts: [ { type: roomAirConditioner, endpoint: 1 },
                  { type: temperatureSensor, endpoint: 2, parent: 1 } ] }
        """)
}
