// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ScenesManagement {
    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case failure = 1
        case invalidSubscription = 125
        case unsupportedAccess = 126
        case unsupportedEndpoint = 127
        case invalidAction = 128
        case unsupportedCommand = 129
        case invalidCommand = 133
        case unsupportedAttribute = 134
        case constraintError = 135
        case unsupportedWrite = 136
        case resourceExhausted = 137
        case notFound = 139
        case unreportableAttribute = 140
        case invalidDataType = 141
        case unsupportedRead = 143
        case dataVersionMismatch = 146
        case timeout = 148
        case unsupportedNode = 155
        case busy = 156
        case accessRestricted = 157
        case unsupportedCluster = 195
        case noUpstreamSubscription = 197
        case needsTimedInteraction = 198
        case unsupportedEvent = 199
        case pathsExhausted = 200
        case timedRequestMismatch = 201
        case failsafeRequired = 202
        case invalidInState = 203
        case noCommandResponse = 204
        case termsAndConditionsChanged = 205
        case maintenanceRequired = 206
        case dynamicConstraintError = 207
        case alreadyExists = 208
        case invalidTransportType = 209

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "failure"),
                EnumDefinition.Member(value: 125, name: "invalidSubscription"),
                EnumDefinition.Member(value: 126, name: "unsupportedAccess"),
                EnumDefinition.Member(value: 127, name: "unsupportedEndpoint"),
                EnumDefinition.Member(value: 128, name: "invalidAction"),
                EnumDefinition.Member(value: 129, name: "unsupportedCommand"),
                EnumDefinition.Member(value: 133, name: "invalidCommand"),
                EnumDefinition.Member(value: 134, name: "unsupportedAttribute"),
                EnumDefinition.Member(value: 135, name: "constraintError"),
                EnumDefinition.Member(value: 136, name: "unsupportedWrite"),
                EnumDefinition.Member(value: 137, name: "resourceExhausted"),
                EnumDefinition.Member(value: 139, name: "notFound"),
                EnumDefinition.Member(value: 140, name: "unreportableAttribute"),
                EnumDefinition.Member(value: 141, name: "invalidDataType"),
                EnumDefinition.Member(value: 143, name: "unsupportedRead"),
                EnumDefinition.Member(value: 146, name: "dataVersionMismatch"),
                EnumDefinition.Member(value: 148, name: "timeout"),
                EnumDefinition.Member(value: 155, name: "unsupportedNode"),
                EnumDefinition.Member(value: 156, name: "busy"),
                EnumDefinition.Member(value: 157, name: "accessRestricted"),
                EnumDefinition.Member(value: 195, name: "unsupportedCluster"),
                EnumDefinition.Member(value: 197, name: "noUpstreamSubscription"),
                EnumDefinition.Member(value: 198, name: "needsTimedInteraction"),
                EnumDefinition.Member(value: 199, name: "unsupportedEvent"),
                EnumDefinition.Member(value: 200, name: "pathsExhausted"),
                EnumDefinition.Member(value: 201, name: "timedRequestMismatch"),
                EnumDefinition.Member(value: 202, name: "failsafeRequired"),
                EnumDefinition.Member(value: 203, name: "invalidInState"),
                EnumDefinition.Member(value: 204, name: "noCommandResponse"),
                EnumDefinition.Member(value: 205, name: "termsAndConditionsChanged"),
                EnumDefinition.Member(value: 206, name: "maintenanceRequired"),
                EnumDefinition.Member(value: 207, name: "dynamicConstraintError"),
                EnumDefinition.Member(value: 208, name: "alreadyExists"),
                EnumDefinition.Member(value: 209, name: "invalidTransportType"),
            ])
    }

    /// CopyModeBitmap
    public struct CopyMode: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var copyAllScenes: CopyMode { CopyMode(rawValue: 1 << 0) }

        public static let definition = BitmapDefinition(
            name: "CopyModeBitmap", fields: [BitmapDefinition.Field(name: "copyAllScenes", bit: 0)])
    }

    /// SceneInfoStruct
    public struct SceneInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SceneInfoStruct",
            fields: [
                FieldDefinition(name: "sceneCount", id: 0, type: .unsigned(bits: 8)),
                FieldDefinition(name: "currentScene", id: 1, type: .unsigned(bits: 8)),
                FieldDefinition(name: "currentGroup", id: 2, type: .unsigned(bits: 16)),
                FieldDefinition(name: "sceneValid", id: 3, type: .bool),
                FieldDefinition(
                    name: "remainingCapacity", id: 4, type: .unsigned(bits: 8),
                    range: ValueRange(maximum: .constant(.integer(253)))),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var sceneCount: UInt8
        public var currentScene: UInt8
        public var currentGroup: UInt16
        public var sceneValid: Bool
        public var remainingCapacity: UInt8
        public var fabricIndex: UInt8?

        public init(
            sceneCount: UInt8, currentScene: UInt8, currentGroup: UInt16, sceneValid: Bool, remainingCapacity: UInt8,
            fabricIndex: UInt8? = nil
        ) {
            self.sceneCount = sceneCount
            self.currentScene = currentScene
            self.currentGroup = currentGroup
            self.sceneValid = sceneValid
            self.remainingCapacity = remainingCapacity
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let sceneCount: UInt8 = fields.required(at: 0),
                let currentScene: UInt8 = fields.required(at: 1),
                let currentGroup: UInt16 = fields.required(at: 2),
                let sceneValid: Bool = fields.required(at: 3),
                let remainingCapacity: UInt8 = fields.required(at: 4),
                let fabricIndex: UInt8? = fields.optional(at: 5)
            else { return nil }
            self.sceneCount = sceneCount
            self.currentScene = currentScene
            self.currentGroup = currentGroup
            self.sceneValid = sceneValid
            self.remainingCapacity = remainingCapacity
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] {
            [
                sceneCount.value,
                currentScene.value,
                currentGroup.value,
                sceneValid.value,
                remainingCapacity.value,
                fabricIndex?.value,
            ]
        }
    }

    /// AttributeValuePairStruct
    public struct AttributeValuePair: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AttributeValuePairStruct",
            fields: [
                FieldDefinition(name: "attributeId", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(name: "valueUnsigned8", id: 1, type: .unsigned(bits: 8), isOptional: true),
                FieldDefinition(name: "valueSigned8", id: 2, type: .signed(bits: 8), isOptional: true),
                FieldDefinition(name: "valueUnsigned16", id: 3, type: .unsigned(bits: 16), isOptional: true),
                FieldDefinition(name: "valueSigned16", id: 4, type: .signed(bits: 16), isOptional: true),
                FieldDefinition(name: "valueUnsigned32", id: 5, type: .unsigned(bits: 32), isOptional: true),
                FieldDefinition(name: "valueSigned32", id: 6, type: .signed(bits: 32), isOptional: true),
                FieldDefinition(name: "valueUnsigned64", id: 7, type: .unsigned(bits: 64), isOptional: true),
                FieldDefinition(name: "valueSigned64", id: 8, type: .signed(bits: 64), isOptional: true),
            ])

        public var attributeId: UInt32
        public var valueUnsigned8: UInt8?
        public var valueSigned8: Int8?
        public var valueUnsigned16: UInt16?
        public var valueSigned16: Int16?
        public var valueUnsigned32: UInt32?
        public var valueSigned32: Int32?
        public var valueUnsigned64: UInt64?
        public var valueSigned64: Int64?

        public init(
            attributeId: UInt32, valueUnsigned8: UInt8? = nil, valueSigned8: Int8? = nil,
            valueUnsigned16: UInt16? = nil, valueSigned16: Int16? = nil, valueUnsigned32: UInt32? = nil,
            valueSigned32: Int32? = nil, valueUnsigned64: UInt64? = nil, valueSigned64: Int64? = nil
        ) {
            self.attributeId = attributeId
            self.valueUnsigned8 = valueUnsigned8
            self.valueSigned8 = valueSigned8
            self.valueUnsigned16 = valueUnsigned16
            self.valueSigned16 = valueSigned16
            self.valueUnsigned32 = valueUnsigned32
            self.valueSigned32 = valueSigned32
            self.valueUnsigned64 = valueUnsigned64
            self.valueSigned64 = valueSigned64
        }

        public init?(fields: [Value?]) {
            guard
                let attributeId: UInt32 = fields.required(at: 0),
                let valueUnsigned8: UInt8? = fields.optional(at: 1),
                let valueSigned8: Int8? = fields.optional(at: 2),
                let valueUnsigned16: UInt16? = fields.optional(at: 3),
                let valueSigned16: Int16? = fields.optional(at: 4),
                let valueUnsigned32: UInt32? = fields.optional(at: 5),
                let valueSigned32: Int32? = fields.optional(at: 6),
                let valueUnsigned64: UInt64? = fields.optional(at: 7),
                let valueSigned64: Int64? = fields.optional(at: 8)
            else { return nil }
            self.attributeId = attributeId
            self.valueUnsigned8 = valueUnsigned8
            self.valueSigned8 = valueSigned8
            self.valueUnsigned16 = valueUnsigned16
            self.valueSigned16 = valueSigned16
            self.valueUnsigned32 = valueUnsigned32
            self.valueSigned32 = valueSigned32
            self.valueUnsigned64 = valueUnsigned64
            self.valueSigned64 = valueSigned64
        }

        public var fields: [Value?] {
            [
                attributeId.value,
                valueUnsigned8?.value,
                valueSigned8?.value,
                valueUnsigned16?.value,
                valueSigned16?.value,
                valueUnsigned32?.value,
                valueSigned32?.value,
                valueUnsigned64?.value,
                valueSigned64?.value,
            ]
        }
    }

    /// ExtensionFieldSetStruct
    public struct ExtensionFieldSet: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ExtensionFieldSetStruct",
            fields: [
                FieldDefinition(name: "clusterId", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(
                    name: "attributeValueList", id: 1, type: .list(.structure(AttributeValuePair.definition))),
            ])

        public var clusterId: UInt32
        public var attributeValueList: [AttributeValuePair]

        public init(clusterId: UInt32, attributeValueList: [AttributeValuePair]) {
            self.clusterId = clusterId
            self.attributeValueList = attributeValueList
        }

        public init?(fields: [Value?]) {
            guard
                let clusterId: UInt32 = fields.required(at: 0),
                let attributeValueList: [AttributeValuePair] = fields.required(at: 1)
            else { return nil }
            self.clusterId = clusterId
            self.attributeValueList = attributeValueList
        }

        public var fields: [Value?] { [clusterId.value, attributeValueList.value] }
    }
}
