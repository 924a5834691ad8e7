// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ZoneManagement {
    /// ZoneTypeEnum
    public enum ZoneType: UInt8, ValueConvertible, CaseIterable {
        case twoDcartZone = 0

        public static let definition = EnumDefinition(
            name: "ZoneTypeEnum", members: [EnumDefinition.Member(value: 0, name: "twoDcartZone")])
    }

    /// ZoneUseEnum
    public enum ZoneUse: UInt8, ValueConvertible, CaseIterable {
        case motion = 0
        case privacy = 1
        case focus = 2

        public static let definition = EnumDefinition(
            name: "ZoneUseEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "motion"),
                EnumDefinition.Member(value: 1, name: "privacy"),
                EnumDefinition.Member(value: 2, name: "focus"),
            ])
    }

    /// ZoneSourceEnum
    public enum ZoneSource: UInt8, ValueConvertible, CaseIterable {
        case mfg = 0
        case user = 1

        public static let definition = EnumDefinition(
            name: "ZoneSourceEnum",
            members: [EnumDefinition.Member(value: 0, name: "mfg"), EnumDefinition.Member(value: 1, name: "user")])
    }

    /// ZoneEventTriggeredReasonEnum
    public enum ZoneEventTriggeredReason: UInt8, ValueConvertible, CaseIterable {
        case motion = 0

        public static let definition = EnumDefinition(
            name: "ZoneEventTriggeredReasonEnum", members: [EnumDefinition.Member(value: 0, name: "motion")])
    }

    /// ZoneEventStoppedReasonEnum
    public enum ZoneEventStoppedReason: UInt8, ValueConvertible, CaseIterable {
        case actionStopped = 0
        case timeout = 1

        public static let definition = EnumDefinition(
            name: "ZoneEventStoppedReasonEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "actionStopped"),
                EnumDefinition.Member(value: 1, name: "timeout"),
            ])
    }

    /// TwoDCartesianVertexStruct
    public struct TwoDCartesianVertex: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TwoDCartesianVertexStruct",
            fields: [
                FieldDefinition(name: "x", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "y", id: 1, type: .unsigned(bits: 16)),
            ])

        public var x: UInt16
        public var y: UInt16

        public init(x: UInt16, y: UInt16) {
            self.x = x
            self.y = y
        }

        public init?(fields: [Value?]) {
            guard
                let x: UInt16 = fields.required(at: 0),
                let y: UInt16 = fields.required(at: 1)
            else { return nil }
            self.x = x
            self.y = y
        }

        public var fields: [Value?] { [x.value, y.value] }
    }

    /// TwoDCartesianZoneStruct
    public struct TwoDCartesianZone: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TwoDCartesianZoneStruct",
            fields: [
                FieldDefinition(
                    name: "name", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(32)))),
                FieldDefinition(name: "use", id: 1, type: .enumeration(ZoneUse.definition)),
                FieldDefinition(
                    name: "vertices", id: 2, type: .list(.structure(TwoDCartesianVertex.definition)),
                    range: ValueRange(minimumLength: .constant(.integer(3)), maximumLength: .constant(.integer(12)))),
                FieldDefinition(
                    name: "color", id: 3, type: .string,
                    range: ValueRange(minimumLength: .constant(.integer(7)), maximumLength: .constant(.integer(9))),
                    isOptional: true),
            ])

        public var name: String
        public var use: ZoneUse
        public var vertices: [TwoDCartesianVertex]
        public var color: String?

        public init(name: String, use: ZoneUse, vertices: [TwoDCartesianVertex], color: String? = nil) {
            self.name = name
            self.use = use
            self.vertices = vertices
            self.color = color
        }

        public init?(fields: [Value?]) {
            guard
                let name: String = fields.required(at: 0),
                let use: ZoneUse = fields.required(at: 1),
                let vertices: [TwoDCartesianVertex] = fields.required(at: 2),
                let color: String? = fields.optional(at: 3)
            else { return nil }
            self.name = name
            self.use = use
            self.vertices = vertices
            self.color = color
        }

        public var fields: [Value?] { [name.value, use.value, vertices.value, color?.value] }
    }

    /// ZoneInformationStruct
    public struct ZoneInformation: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ZoneInformationStruct",
            fields: [
                FieldDefinition(name: "zoneId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "zoneType", id: 1, type: .enumeration(ZoneType.definition)),
                FieldDefinition(name: "zoneSource", id: 2, type: .enumeration(ZoneSource.definition)),
                FieldDefinition(
                    name: "twoDCartesianZone", id: 3, type: .structure(TwoDCartesianZone.definition), isOptional: true),
            ])

        public var zoneId: UInt16
        public var zoneType: ZoneType
        public var zoneSource: ZoneSource
        public var twoDCartesianZone: TwoDCartesianZone?

        public init(
            zoneId: UInt16, zoneType: ZoneType, zoneSource: ZoneSource, twoDCartesianZone: TwoDCartesianZone? = nil
        ) {
            self.zoneId = zoneId
            self.zoneType = zoneType
            self.zoneSource = zoneSource
            self.twoDCartesianZone = twoDCartesianZone
        }

        public init?(fields: [Value?]) {
            guard
                let zoneId: UInt16 = fields.required(at: 0),
                let zoneType: ZoneType = fields.required(at: 1),
                let zoneSource: ZoneSource = fields.required(at: 2),
                let twoDCartesianZone: TwoDCartesianZone? = fields.optional(at: 3)
            else { return nil }
            self.zoneId = zoneId
            self.zoneType = zoneType
            self.zoneSource = zoneSource
            self.twoDCartesianZone = twoDCartesianZone
        }

        public var fields: [Value?] { [zoneId.value, zoneType.value, zoneSource.value, twoDCartesianZone?.value] }
    }

    /// ZoneTriggerControlStruct
    public struct ZoneTriggerControl: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ZoneTriggerControlStruct",
            fields: [
                FieldDefinition(name: "zoneId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(
                    name: "initialDuration", id: 1, type: .unsigned(bits: 32), unit: "s",
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(65535)))),
                FieldDefinition(
                    name: "augmentationDuration", id: 2, type: .unsigned(bits: 32), unit: "s",
                    range: ValueRange(maximum: .attribute("initialDuration", offset: 0))),
                FieldDefinition(
                    name: "maxDuration", id: 3, type: .unsigned(bits: 32), unit: "s",
                    range: ValueRange(minimum: .attribute("initialDuration", offset: 0))),
                FieldDefinition(name: "blindDuration", id: 4, type: .unsigned(bits: 32), unit: "s"),
                FieldDefinition(
                    name: "sensitivity", id: 5, type: .unsigned(bits: 8),
                    range: ValueRange(
                        minimum: .constant(.integer(1)), maximum: .attribute("sensitivityMax", offset: 0)),
                    isOptional: true),
            ])

        public var zoneId: UInt16
        /// In s.
        public var initialDuration: UInt32
        /// In s.
        public var augmentationDuration: UInt32
        /// In s.
        public var maxDuration: UInt32
        /// In s.
        public var blindDuration: UInt32
        public var sensitivity: UInt8?

        public init(
            zoneId: UInt16, initialDuration: UInt32, augmentationDuration: UInt32, maxDuration: UInt32,
            blindDuration: UInt32, sensitivity: UInt8? = nil
        ) {
            self.zoneId = zoneId
            self.initialDuration = initialDuration
            self.augmentationDuration = augmentationDuration
            self.maxDuration = maxDuration
            self.blindDuration = blindDuration
            self.sensitivity = sensitivity
        }

        public init?(fields: [Value?]) {
            guard
                let zoneId: UInt16 = fields.required(at: 0),
                let initialDuration: UInt32 = fields.required(at: 1),
                let augmentationDuration: UInt32 = fields.required(at: 2),
                let maxDuration: UInt32 = fields.required(at: 3),
                let blindDuration: UInt32 = fields.required(at: 4),
                let sensitivity: UInt8? = fields.optional(at: 5)
            else { return nil }
            self.zoneId = zoneId
            self.initialDuration = initialDuration
            self.augmentationDuration = augmentationDuration
            self.maxDuration = maxDuration
            self.blindDuration = blindDuration
            self.sensitivity = sensitivity
        }

        public var fields: [Value?] {
            [
                zoneId.value,
                initialDuration.value,
                augmentationDuration.value,
                maxDuration.value,
                blindDuration.value,
                sensitivity?.value,
            ]
        }
    }
}
