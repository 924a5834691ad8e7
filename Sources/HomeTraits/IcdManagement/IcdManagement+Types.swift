// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension IcdManagement {
    /// ClientTypeEnum
    public enum ClientType: UInt8, ValueConvertible, CaseIterable {
        case permanent = 0
        case ephemeral = 1

        public static let definition = EnumDefinition(
            name: "ClientTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "permanent"),
                EnumDefinition.Member(value: 1, name: "ephemeral"),
            ])
    }

    /// OperatingModeEnum
    public enum OperatingMode: UInt8, ValueConvertible, CaseIterable {
        case sit = 0
        case lit = 1

        public static let definition = EnumDefinition(
            name: "OperatingModeEnum",
            members: [EnumDefinition.Member(value: 0, name: "sit"), EnumDefinition.Member(value: 1, name: "lit")])
    }

    /// UserActiveModeTriggerBitmap
    public struct UserActiveModeTrigger: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var powerCycle: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 0) }
        public static var settingsMenu: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 1) }
        public static var customInstruction: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 2) }
        public static var deviceManual: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 3) }
        public static var actuateSensor: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 4) }
        public static var actuateSensorSeconds: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 5) }
        public static var actuateSensorTimes: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 6) }
        public static var actuateSensorLightsBlink: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 7) }
        public static var resetButton: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 8) }
        public static var resetButtonLightsBlink: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 9) }
        public static var resetButtonSeconds: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 10) }
        public static var resetButtonTimes: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 11) }
        public static var setupButton: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 12) }
        public static var setupButtonSeconds: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 13) }
        public static var setupButtonLightsBlink: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 14) }
        public static var setupButtonTimes: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 15) }
        public static var appDefinedButton: UserActiveModeTrigger { UserActiveModeTrigger(rawValue: 1 << 16) }

        public static let definition = BitmapDefinition(
            name: "UserActiveModeTriggerBitmap", bits: 32,
            fields: [
                BitmapDefinition.Field(name: "powerCycle", bit: 0),
                BitmapDefinition.Field(name: "settingsMenu", bit: 1),
                BitmapDefinition.Field(name: "customInstruction", bit: 2),
                BitmapDefinition.Field(name: "deviceManual", bit: 3),
                BitmapDefinition.Field(name: "actuateSensor", bit: 4),
                BitmapDefinition.Field(name: "actuateSensorSeconds", bit: 5),
                BitmapDefinition.Field(name: "actuateSensorTimes", bit: 6),
                BitmapDefinition.Field(name: "actuateSensorLightsBlink", bit: 7),
                BitmapDefinition.Field(name: "resetButton", bit: 8),
                BitmapDefinition.Field(name: "resetButtonLightsBlink", bit: 9),
                BitmapDefinition.Field(name: "resetButtonSeconds", bit: 10),
                BitmapDefinition.Field(name: "resetButtonTimes", bit: 11),
                BitmapDefinition.Field(name: "setupButton", bit: 12),
                BitmapDefinition.Field(name: "setupButtonSeconds", bit: 13),
                BitmapDefinition.Field(name: "setupButtonLightsBlink", bit: 14),
                BitmapDefinition.Field(name: "setupButtonTimes", bit: 15),
                BitmapDefinition.Field(name: "appDefinedButton", bit: 16),
            ])
    }

    /// MonitoringRegistrationStruct
    public struct MonitoringRegistration: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "MonitoringRegistrationStruct",
            fields: [
                FieldDefinition(name: "checkInNodeId", id: 1, type: .unsigned(bits: 64)),
                FieldDefinition(name: "monitoredSubject", id: 2, type: .unsigned(bits: 64)),
                FieldDefinition(
                    name: "clientType", id: 4, type: .enumeration(ClientType.definition), defaultValue: .integer(0)),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var checkInNodeId: UInt64
        public var monitoredSubject: UInt64
        public var clientType: ClientType
        public var fabricIndex: UInt8?

        public init(
            checkInNodeId: UInt64, monitoredSubject: UInt64, clientType: ClientType = .permanent,
            fabricIndex: UInt8? = nil
        ) {
            self.checkInNodeId = checkInNodeId
            self.monitoredSubject = monitoredSubject
            self.clientType = clientType
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let checkInNodeId: UInt64 = fields.required(at: 0),
                let monitoredSubject: UInt64 = fields.required(at: 1),
                let clientType: ClientType = fields.required(at: 2, default: .permanent),
                let fabricIndex: UInt8? = fields.optional(at: 3)
            else { return nil }
            self.checkInNodeId = checkInNodeId
            self.monitoredSubject = monitoredSubject
            self.clientType = clientType
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] {
            [checkInNodeId.value, monitoredSubject.value, clientType.value, fabricIndex?.value]
        }
    }
}
