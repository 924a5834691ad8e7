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
    public static let state = AttributeKey<EnergyEvse, State?>(index: 0)

    /// Attribute 0x0001.
    public static let supplyState = AttributeKey<EnergyEvse, SupplyState>(index: 1)

    /// Attribute 0x0002.
    public static let faultState = AttributeKey<EnergyEvse, FaultState>(index: 2)

    /// Attribute 0x0003, in s since 2000-01-01T00:00:00Z.
    public static let chargingEnabledUntil = AttributeKey<EnergyEvse, UInt32?>(index: 3)

    /// Attribute 0x0004, in s since 2000-01-01T00:00:00Z, conformance `V2X`.
    public static let dischargingEnabledUntil = AttributeKey<EnergyEvse, UInt32?>(index: 4)

    /// Attribute 0x0005, in mA.
    public static let circuitCapacity = AttributeKey<EnergyEvse, Int64>(index: 5)

    /// Attribute 0x0006, in mA.
    public static let minimumChargeCurrent = AttributeKey<EnergyEvse, Int64>(index: 6)

    /// Attribute 0x0007, in mA.
    public static let maximumChargeCurrent = AttributeKey<EnergyEvse, Int64>(index: 7)

    /// Attribute 0x0008, in mA, conformance `V2X`.
    public static let maximumDischargeCurrent = AttributeKey<EnergyEvse, Int64>(index: 8)

    /// Attribute 0x0009, in mA, writable, conformance `O`.
    public static let userMaximumChargeCurrent = AttributeKey<EnergyEvse, Int64>(index: 9)

    /// Attribute 0x000A, in s, writable, conformance `O`.
    public static let randomizationDelayWindow = AttributeKey<EnergyEvse, UInt32>(index: 10)

    /// Attribute 0x0023, in s since 2000-01-01T00:00:00Z, conformance `PREF`.
    public static let nextChargeStartTime = AttributeKey<EnergyEvse, UInt32?>(index: 11)

    /// Attribute 0x0024, in s since 2000-01-01T00:00:00Z, conformance `PREF`.
    public static let nextChargeTargetTime = AttributeKey<EnergyEvse, UInt32?>(index: 12)

    /// Attribute 0x0025, in mWh, conformance `PREF`.
    public static let nextChargeRequiredEnergy = AttributeKey<EnergyEvse, Int64?>(index: 13)

    /// Attribute 0x0026, in 1 %, conformance `PREF`.
    public static let nextChargeTargetSoC = AttributeKey<EnergyEvse, UInt8?>(index: 14)

    /// Attribute 0x0027, in m/kWh, writable, conformance `[PREF]`.
    public static let approximateEvEfficiency = AttributeKey<EnergyEvse, UInt16?>(index: 15)

    /// Attribute 0x0030, in 1 %, conformance `SOC`.
    public static let stateOfCharge = AttributeKey<EnergyEvse, UInt8?>(index: 16)

    /// Attribute 0x0031, in mWh, conformance `SOC`.
    public static let batteryCapacity = AttributeKey<EnergyEvse, Int64?>(index: 17)

    /// Attribute 0x0032, conformance `PNC`.
    public static let vehicleId = AttributeKey<EnergyEvse, String?>(index: 18)

    /// Attribute 0x0040.
    public static let sessionId = AttributeKey<EnergyEvse, UInt32?>(index: 19)

    /// Attribute 0x0041, in s.
    public static let sessionDuration = AttributeKey<EnergyEvse, UInt32?>(index: 20)

    /// Attribute 0x0042, in mWh.
    public static let sessionEnergyCharged = AttributeKey<EnergyEvse, Int64?>(index: 21)

    /// Attribute 0x0043, in mWh, conformance `V2X`.
    public static let sessionEnergyDischarged = AttributeKey<EnergyEvse, Int64?>(index: 22)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PREF
        public static let chargingPreferences = Features(rawValue: 1 << 0)
        /// SOC
        public static let soCReporting = Features(rawValue: 1 << 1)
        /// PNC
        public static let plugAndCharge = Features(rawValue: 1 << 2)
        /// RFID
        public static let rfid = Features(rawValue: 1 << 3)
        /// V2X
        public static let v2X = Features(rawValue: 1 << 4)
    }
}
