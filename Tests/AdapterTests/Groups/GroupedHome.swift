import JSON
import TestSupport

/// A home with groups, and what tests ask of it.
enum GroupedHome {
    static let text = """
        structures:
          - name: House
            id: house
            rooms:
              - name: Kitchen
                id: kitchen
                devices:
                  - { name: A, id: a, type: dimmableLight, traits: { onOff: { onOff: false }, levelControl: { currentLevel: 100 } } }
                  - { name: B, id: b, type: dimmableLight, traits: { onOff: { onOff: false }, levelControl: { currentLevel: 100 } } }
                  - name: Strip
                    id: strip
                    parts: [ { type: onOffPlugInUnit, endpoint: 1 }, { type: onOffPlugInUnit, endpoint: 2 } ]
                  - { name: Sensor, id: sensor, type: temperatureSensor, traits: { temperatureMeasurement: { measuredValue: 2150 } } }
              - name: Hall
                id: hall
                devices:
                  - { name: C, id: c, type: onOffLight, traits: { onOff: { onOff: false } } }
              - { name: Cellar, id: cellar }
            devices:
              - { name: Loose, id: loose, type: onOffLight, traits: { onOff: { onOff: false } } }
            groups:
              - { name: Movie corner, id: movie, members: [A, B, C, Strip, Sensor] }
              - { name: Lamps, id: lamps, members: [A, B] }
              - { name: Nobody, id: nobody, members: [] }
          - name: Garden
            id: garden
            devices: [ { name: Lantern, id: lantern, type: onOffLight, traits: { onOff: { onOff: false } } } ]
        """

    static let movie = "house/_groups/movie-corner"
    static let lamps = "house/_groups/lamps"

    /// Where each switch shows its state, by a short name.
    static let switches = [
        "a": "house/kitchen/a/dimmableLight/onOff", "b": "house/kitchen/b/dimmableLight/onOff",
        "c": "house/hall/c/onOffLight/onOff", "strip1": "house/kitchen/strip/onOffPlugInUnit-1/onOff",
        "strip2": "house/kitchen/strip/onOffPlugInUnit-2/onOff", "loose": "house/_unassigned/loose/onOffLight/onOff",
        "lantern": "garden/_unassigned/lantern/onOffLight/onOff",
    ]

    /// The switches that are on.
    static func on(_ home: HomeUnderTest) async throws -> Set<String> {
        let stored = try await home.stored("+/+/+/+/onOff")
        var on: Set<String> = []
        for (name, path) in switches {
            guard let message = stored[path] else { throw TestFailure("nothing on \(path)") }
            if try JSON.parse(message.payload)["onOff"] == true { on.insert(name) }
        }
        return on
    }
}

extension Answer {
    var total: JSON? { json["members"]?["total"] }
    var succeeded: JSON? { json["members"]?["succeeded"] }
    /// `device part code` of each member that failed.
    var failed: [String] {
        (json["members"]?["failed"]?.arrayValue ?? []).map { entry in
            ["device", "part", "code"].map { entry[$0]?.stringValue ?? "-" }.joined(separator: " ")
        }
    }
    var allowed: JSON? { json["error"]?["allowed"] }
    var results: [JSON] { data?["results"]?.arrayValue ?? [] }
}
