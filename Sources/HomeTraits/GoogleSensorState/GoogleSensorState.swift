// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait SensorState (action.devices.traits.SensorState).
public enum GoogleSensorState: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.sensorState", namespace: .google, identifier: "action.devices.traits.SensorState")
    }

    public static let definition = TraitDefinition(
        identity, title: "SensorState", revision: 1, attributes: attributesTable, events: eventsTable)

    /// Attribute 0x0000.
    public static var currentSensorStateData: AttributeKey<GoogleSensorState, [SensorState]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var sensorStatesSupported: AttributeKey<GoogleSensorState, [SupportedSensor]> {
        AttributeKey(index: 1)
    }
}
