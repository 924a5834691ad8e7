// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster EnergyEvse (0x0099).
public enum EnergyEvse: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "energyEvse", namespace: .matter, clusterID: 0x0099, identifier: "0x0099")
    }

    public static let definition = TraitDefinition(
        identity, title: "EnergyEvse", revision: 4, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var state: AttributeKey<EnergyEvse, State?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var supplyState: AttributeKey<EnergyEvse, SupplyState> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var faultState: AttributeKey<EnergyEvse, FaultState> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in s since 2000-01-01T00:00:00Z.
    public static var chargingEnabledUntil: AttributeKey<EnergyEvse, UInt32?> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in s since 2000-01-01T00:00:00Z, conformance `V2X`.
    public static var dischargingEnabledUntil: AttributeKey<EnergyEvse, UInt32?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, in mA.
    public static var circuitCapacity: AttributeKey<EnergyEvse, Int64> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in mA.
    public static var minimumChargeCurrent: AttributeKey<EnergyEvse, Int64> { AttributeKey(index: 6) }

    /// Attribute 0x0007, in mA.
    public static var maximumChargeCurrent: AttributeKey<EnergyEvse, Int64> { AttributeKey(index: 7) }

    /// Attribute 0x0008, in mA, conformance `V2X`.
    public static var maximumDischargeCurrent: AttributeKey<EnergyEvse, Int64> { AttributeKey(index: 8) }

    /// Attribute 0x0009, in mA, writable, conformance `O`.
    public static var userMaximumChargeCurrent: AttributeKey<EnergyEvse, Int64> { AttributeKey(index: 9) }

    /// Attribute 0x000A, in s, writable, conformance `O`.
    public static var randomizationDelayWindow: AttributeKey<EnergyEvse, UInt32> { AttributeKey(index: 10) }

    /// Attribute 0x0023, in s since 2000-01-01T00:00:00Z, conformance `PREF`.
    public static var nextChargeStartTime: AttributeKey<EnergyEvse, UInt32?> { AttributeKey(index: 11) }

    /// Attribute 0x0024, in s since 2000-01-01T00:00:00Z, conformance `PREF`.
    public static var nextChargeTargetTime: AttributeKey<EnergyEvse, UInt32?> { AttributeKey(index: 12) }

    /// Attribute 0x0025, in mWh, conformance `PREF`.
    public static var nextChargeRequiredEnergy: AttributeKey<EnergyEvse, Int64?> { AttributeKey(index: 13) }

    /// Attribute 0x0026, in 1 %, conformance `PREF`.
    public static var nextChargeTargetSoC: AttributeKey<EnergyEvse, UInt8?> { AttributeKey(index: 14) }

    /// Attribute 0x0027, in m/kWh, writable, conformance `[PREF]`.
    public static var approximateEvEfficiency: AttributeKey<EnergyEvse, UInt16?> { AttributeKey(index: 15) }

    /// Attribute 0x0030, in 1 %, conformance `SOC`.
    public static var stateOfCharge: AttributeKey<EnergyEvse, UInt8?> { AttributeKey(index: 16) }

    /// Attribute 0x0031, in mWh, conformance `SOC`.
    public static var batteryCapacity: AttributeKey<EnergyEvse, Int64?> { AttributeKey(index: 17) }

    /// Attribute 0x0032, conformance `PNC`.
    public static var vehicleId: AttributeKey<EnergyEvse, String?> { AttributeKey(index: 18) }

    /// Attribute 0x0040.
    public static var sessionId: AttributeKey<EnergyEvse, UInt32?> { AttributeKey(index: 19) }

    /// Attribute 0x0041, in s.
    public static var sessionDuration: AttributeKey<EnergyEvse, UInt32?> { AttributeKey(index: 20) }

    /// Attribute 0x0042, in mWh.
    public static var sessionEnergyCharged: AttributeKey<EnergyEvse, Int64?> { AttributeKey(index: 21) }

    /// Attribute 0x0043, in mWh, conformance `V2X`.
    public static var sessionEnergyDischarged: AttributeKey<EnergyEvse, Int64?> { AttributeKey(index: 22) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PREF
        public static var chargingPreferences: Features { Features(rawValue: 1 << 0) }
        /// SOC
        public static var soCReporting: Features { Features(rawValue: 1 << 1) }
        /// PNC
        public static var plugAndCharge: Features { Features(rawValue: 1 << 2) }
        /// RFID
        public static var rfid: Features { Features(rawValue: 1 << 3) }
        /// V2X
        public static var v2X: Features { Features(rawValue: 1 << 4) }
    }
}
