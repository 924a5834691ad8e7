// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AccessControl {
    /// ChangeTypeEnum
    public enum ChangeType: UInt8, ValueConvertible, CaseIterable {
        case changed = 0
        case added = 1
        case removed = 2

        public static let definition = EnumDefinition(
            name: "ChangeTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "changed"),
                EnumDefinition.Member(value: 1, name: "added"),
                EnumDefinition.Member(value: 2, name: "removed"),
            ])
    }

    /// AccessControlEntryPrivilegeEnum
    public enum AccessControlEntryPrivilege: UInt8, ValueConvertible, CaseIterable {
        case view = 1
        case proxyView = 2
        case operate = 3
        case manage = 4
        case administer = 5

        public static let definition = EnumDefinition(
            name: "AccessControlEntryPrivilegeEnum",
            members: [
                EnumDefinition.Member(value: 1, name: "view"),
                EnumDefinition.Member(value: 2, name: "proxyView"),
                EnumDefinition.Member(value: 3, name: "operate"),
                EnumDefinition.Member(value: 4, name: "manage"),
                EnumDefinition.Member(value: 5, name: "administer"),
            ])
    }

    /// AccessRestrictionTypeEnum
    public enum AccessRestrictionType: UInt8, ValueConvertible, CaseIterable {
        case attributeAccessForbidden = 0
        case attributeWriteForbidden = 1
        case commandForbidden = 2
        case eventForbidden = 3

        public static let definition = EnumDefinition(
            name: "AccessRestrictionTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "attributeAccessForbidden"),
                EnumDefinition.Member(value: 1, name: "attributeWriteForbidden"),
                EnumDefinition.Member(value: 2, name: "commandForbidden"),
                EnumDefinition.Member(value: 3, name: "eventForbidden"),
            ])
    }

    /// AccessControlEntryAuthModeEnum
    public enum AccessControlEntryAuthMode: UInt8, ValueConvertible, CaseIterable {
        case pase = 1
        case `case` = 2
        case group = 3

        public static let definition = EnumDefinition(
            name: "AccessControlEntryAuthModeEnum",
            members: [
                EnumDefinition.Member(value: 1, name: "pase"),
                EnumDefinition.Member(value: 2, name: "case"),
                EnumDefinition.Member(value: 3, name: "group"),
            ])
    }

    /// AccessControlTargetStruct
    public struct AccessControlTarget: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AccessControlTargetStruct",
            fields: [
                FieldDefinition(name: "cluster", id: 0, type: .unsigned(bits: 32), isNullable: true),
                FieldDefinition(name: "endpoint", id: 1, type: .unsigned(bits: 16), isNullable: true),
                FieldDefinition(name: "deviceType", id: 2, type: .unsigned(bits: 32), isNullable: true),
            ])

        public var cluster: UInt32?
        public var endpoint: UInt16?
        public var deviceType: UInt32?

        public init(cluster: UInt32?, endpoint: UInt16?, deviceType: UInt32?) {
            self.cluster = cluster
            self.endpoint = endpoint
            self.deviceType = deviceType
        }

        public init?(fields: [Value?]) {
            guard
                let cluster: UInt32? = fields.required(at: 0),
                let endpoint: UInt16? = fields.required(at: 1),
                let deviceType: UInt32? = fields.required(at: 2)
            else { return nil }
            self.cluster = cluster
            self.endpoint = endpoint
            self.deviceType = deviceType
        }

        public var fields: [Value?] { [cluster.value, endpoint.value, deviceType.value] }
    }

    /// AccessControlEntryStruct
    public struct AccessControlEntry: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AccessControlEntryStruct",
            fields: [
                FieldDefinition(name: "privilege", id: 1, type: .enumeration(AccessControlEntryPrivilege.definition)),
                FieldDefinition(name: "authMode", id: 2, type: .enumeration(AccessControlEntryAuthMode.definition)),
                FieldDefinition(
                    name: "subjects", id: 3, type: .list(.unsigned(bits: 64)),
                    range: ValueRange(maximumLength: .attribute("subjectsPerAccessControlEntry", offset: 0)),
                    isNullable: true),
                FieldDefinition(
                    name: "targets", id: 4, type: .list(.structure(AccessControlTarget.definition)),
                    range: ValueRange(maximumLength: .attribute("targetsPerAccessControlEntry", offset: 0)),
                    isNullable: true),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var privilege: AccessControlEntryPrivilege
        public var authMode: AccessControlEntryAuthMode
        public var subjects: [UInt64]?
        public var targets: [AccessControlTarget]?
        public var fabricIndex: UInt8?

        public init(
            privilege: AccessControlEntryPrivilege, authMode: AccessControlEntryAuthMode, subjects: [UInt64]?,
            targets: [AccessControlTarget]?, fabricIndex: UInt8? = nil
        ) {
            self.privilege = privilege
            self.authMode = authMode
            self.subjects = subjects
            self.targets = targets
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let privilege: AccessControlEntryPrivilege = fields.required(at: 0),
                let authMode: AccessControlEntryAuthMode = fields.required(at: 1),
                let subjects: [UInt64]? = fields.required(at: 2),
                let targets: [AccessControlTarget]? = fields.required(at: 3),
                let fabricIndex: UInt8? = fields.optional(at: 4)
            else { return nil }
            self.privilege = privilege
            self.authMode = authMode
            self.subjects = subjects
            self.targets = targets
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] {
            [privilege.value, authMode.value, subjects.value, targets.value, fabricIndex?.value]
        }
    }

    /// AccessControlExtensionStruct
    public struct AccessControlExtension: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AccessControlExtensionStruct",
            fields: [
                FieldDefinition(
                    name: "data", id: 1, type: .octets, range: ValueRange(maximumLength: .constant(.integer(128)))),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var data: Octets
        public var fabricIndex: UInt8?

        public init(data: Octets, fabricIndex: UInt8? = nil) {
            self.data = data
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let data: Octets = fields.required(at: 0),
                let fabricIndex: UInt8? = fields.optional(at: 1)
            else { return nil }
            self.data = data
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] { [data.value, fabricIndex?.value] }
    }

    /// AccessRestrictionStruct
    public struct AccessRestriction: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AccessRestrictionStruct",
            fields: [
                FieldDefinition(name: "type", id: 0, type: .enumeration(AccessRestrictionType.definition)),
                FieldDefinition(name: "id", id: 1, type: .unsigned(bits: 32), isNullable: true),
            ])

        public var type: AccessRestrictionType
        public var id: UInt32?

        public init(type: AccessRestrictionType, id: UInt32?) {
            self.type = type
            self.id = id
        }

        public init?(fields: [Value?]) {
            guard
                let type: AccessRestrictionType = fields.required(at: 0),
                let id: UInt32? = fields.required(at: 1)
            else { return nil }
            self.type = type
            self.id = id
        }

        public var fields: [Value?] { [type.value, id.value] }
    }

    /// AccessRestrictionEntryStruct
    public struct AccessRestrictionEntry: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AccessRestrictionEntryStruct",
            fields: [
                FieldDefinition(name: "endpoint", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "cluster", id: 1, type: .unsigned(bits: 32)),
                FieldDefinition(
                    name: "restrictions", id: 2, type: .list(.structure(AccessRestriction.definition)),
                    range: ValueRange(minimumLength: .constant(.integer(1)))),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var endpoint: UInt16
        public var cluster: UInt32
        public var restrictions: [AccessRestriction]
        public var fabricIndex: UInt8?

        public init(endpoint: UInt16, cluster: UInt32, restrictions: [AccessRestriction], fabricIndex: UInt8? = nil) {
            self.endpoint = endpoint
            self.cluster = cluster
            self.restrictions = restrictions
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let endpoint: UInt16 = fields.required(at: 0),
                let cluster: UInt32 = fields.required(at: 1),
                let restrictions: [AccessRestriction] = fields.required(at: 2),
                let fabricIndex: UInt8? = fields.optional(at: 3)
            else { return nil }
            self.endpoint = endpoint
            self.cluster = cluster
            self.restrictions = restrictions
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] { [endpoint.value, cluster.value, restrictions.value, fabricIndex?.value] }
    }

    /// CommissioningAccessRestrictionEntryStruct
    public struct CommissioningAccessRestrictionEntry: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CommissioningAccessRestrictionEntryStruct",
            fields: [
                FieldDefinition(name: "endpoint", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "cluster", id: 1, type: .unsigned(bits: 32)),
                FieldDefinition(
                    name: "restrictions", id: 2, type: .list(.structure(AccessRestriction.definition)),
                    range: ValueRange(minimumLength: .constant(.integer(1)))),
            ])

        public var endpoint: UInt16
        public var cluster: UInt32
        public var restrictions: [AccessRestriction]

        public init(endpoint: UInt16, cluster: UInt32, restrictions: [AccessRestriction]) {
            self.endpoint = endpoint
            self.cluster = cluster
            self.restrictions = restrictions
        }

        public init?(fields: [Value?]) {
            guard
                let endpoint: UInt16 = fields.required(at: 0),
                let cluster: UInt32 = fields.required(at: 1),
                let restrictions: [AccessRestriction] = fields.required(at: 2)
            else { return nil }
            self.endpoint = endpoint
            self.cluster = cluster
            self.restrictions = restrictions
        }

        public var fields: [Value?] { [endpoint.value, cluster.value, restrictions.value] }
    }
}
