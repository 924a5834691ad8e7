// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GroupKeyManagement {
    /// GroupKeySecurityPolicyEnum
    public enum GroupKeySecurityPolicy: UInt8, ValueConvertible, CaseIterable {
        case trustFirst = 0
        case cacheAndSync = 1

        public static let definition = EnumDefinition(
            name: "GroupKeySecurityPolicyEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "trustFirst"),
                EnumDefinition.Member(value: 1, name: "cacheAndSync"),
            ])
    }

    /// GroupKeyMulticastPolicyEnum
    public enum GroupKeyMulticastPolicy: UInt8, ValueConvertible, CaseIterable {
        case perGroupId = 0
        case allNodes = 1

        public static let definition = EnumDefinition(
            name: "GroupKeyMulticastPolicyEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "perGroupId"),
                EnumDefinition.Member(value: 1, name: "allNodes"),
            ])
    }

    /// GroupKeyMapStruct
    public struct GroupKeyMap: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "GroupKeyMapStruct",
            fields: [
                FieldDefinition(name: "groupId", id: 1, type: .unsigned(bits: 16)),
                FieldDefinition(
                    name: "groupKeySetId", id: 2, type: .unsigned(bits: 16),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(65535)))),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var groupId: UInt16
        public var groupKeySetId: UInt16
        public var fabricIndex: UInt8?

        public init(groupId: UInt16, groupKeySetId: UInt16, fabricIndex: UInt8? = nil) {
            self.groupId = groupId
            self.groupKeySetId = groupKeySetId
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0),
                let groupKeySetId: UInt16 = fields.required(at: 1),
                let fabricIndex: UInt8? = fields.optional(at: 2)
            else { return nil }
            self.groupId = groupId
            self.groupKeySetId = groupKeySetId
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] { [groupId.value, groupKeySetId.value, fabricIndex?.value] }
    }

    /// GroupKeySetStruct
    public struct GroupKeySet: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "GroupKeySetStruct",
            fields: [
                FieldDefinition(name: "groupKeySetId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(
                    name: "groupKeySecurityPolicy", id: 1, type: .enumeration(GroupKeySecurityPolicy.definition)),
                FieldDefinition(
                    name: "epochKey0", id: 2, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                    isNullable: true, isSensitive: true),
                FieldDefinition(
                    name: "epochStartTime0", id: 3, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                    isNullable: true),
                FieldDefinition(
                    name: "epochKey1", id: 4, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                    isNullable: true, isSensitive: true),
                FieldDefinition(
                    name: "epochStartTime1", id: 5, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                    isNullable: true),
                FieldDefinition(
                    name: "epochKey2", id: 6, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                    isNullable: true, isSensitive: true),
                FieldDefinition(
                    name: "epochStartTime2", id: 7, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                    isNullable: true),
                FieldDefinition(
                    name: "groupKeyMulticastPolicy", id: 8, type: .enumeration(GroupKeyMulticastPolicy.definition),
                    isOptional: true),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var groupKeySetId: UInt16
        public var groupKeySecurityPolicy: GroupKeySecurityPolicy
        public var epochKey0: Octets?
        /// In µs since 2000-01-01T00:00:00Z.
        public var epochStartTime0: UInt64?
        public var epochKey1: Octets?
        /// In µs since 2000-01-01T00:00:00Z.
        public var epochStartTime1: UInt64?
        public var epochKey2: Octets?
        /// In µs since 2000-01-01T00:00:00Z.
        public var epochStartTime2: UInt64?
        public var groupKeyMulticastPolicy: GroupKeyMulticastPolicy?
        public var fabricIndex: UInt8?

        public init(
            groupKeySetId: UInt16, groupKeySecurityPolicy: GroupKeySecurityPolicy, epochKey0: Octets?,
            epochStartTime0: UInt64?, epochKey1: Octets?, epochStartTime1: UInt64?, epochKey2: Octets?,
            epochStartTime2: UInt64?, groupKeyMulticastPolicy: GroupKeyMulticastPolicy? = nil,
            fabricIndex: UInt8? = nil
        ) {
            self.groupKeySetId = groupKeySetId
            self.groupKeySecurityPolicy = groupKeySecurityPolicy
            self.epochKey0 = epochKey0
            self.epochStartTime0 = epochStartTime0
            self.epochKey1 = epochKey1
            self.epochStartTime1 = epochStartTime1
            self.epochKey2 = epochKey2
            self.epochStartTime2 = epochStartTime2
            self.groupKeyMulticastPolicy = groupKeyMulticastPolicy
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let groupKeySetId: UInt16 = fields.required(at: 0),
                let groupKeySecurityPolicy: GroupKeySecurityPolicy = fields.required(at: 1),
                let epochKey0: Octets? = fields.required(at: 2),
                let epochStartTime0: UInt64? = fields.required(at: 3),
                let epochKey1: Octets? = fields.required(at: 4),
                let epochStartTime1: UInt64? = fields.required(at: 5),
                let epochKey2: Octets? = fields.required(at: 6),
                let epochStartTime2: UInt64? = fields.required(at: 7),
                let groupKeyMulticastPolicy: GroupKeyMulticastPolicy? = fields.optional(at: 8),
                let fabricIndex: UInt8? = fields.optional(at: 9)
            else { return nil }
            self.groupKeySetId = groupKeySetId
            self.groupKeySecurityPolicy = groupKeySecurityPolicy
            self.epochKey0 = epochKey0
            self.epochStartTime0 = epochStartTime0
            self.epochKey1 = epochKey1
            self.epochStartTime1 = epochStartTime1
            self.epochKey2 = epochKey2
            self.epochStartTime2 = epochStartTime2
            self.groupKeyMulticastPolicy = groupKeyMulticastPolicy
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] {
            [
                groupKeySetId.value,
                groupKeySecurityPolicy.value,
                epochKey0.value,
                epochStartTime0.value,
                epochKey1.value,
                epochStartTime1.value,
                epochKey2.value,
                epochStartTime2.value,
                groupKeyMulticastPolicy?.value,
                fabricIndex?.value,
            ]
        }
    }

    /// GroupInfoMapStruct
    public struct GroupInfoMap: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "GroupInfoMapStruct",
            fields: [
                FieldDefinition(name: "groupId", id: 1, type: .unsigned(bits: 16)),
                FieldDefinition(
                    name: "endpoints", id: 2, type: .list(.unsigned(bits: 16)),
                    range: ValueRange(minimumLength: .constant(.integer(1)))),
                FieldDefinition(
                    name: "groupName", id: 3, type: .string, range: ValueRange(maximumLength: .constant(.integer(16))),
                    isOptional: true),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var groupId: UInt16
        public var endpoints: [UInt16]
        public var groupName: String?
        public var fabricIndex: UInt8?

        public init(groupId: UInt16, endpoints: [UInt16], groupName: String? = nil, fabricIndex: UInt8? = nil) {
            self.groupId = groupId
            self.endpoints = endpoints
            self.groupName = groupName
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0),
                let endpoints: [UInt16] = fields.required(at: 1),
                let groupName: String? = fields.optional(at: 2),
                let fabricIndex: UInt8? = fields.optional(at: 3)
            else { return nil }
            self.groupId = groupId
            self.endpoints = endpoints
            self.groupName = groupName
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] { [groupId.value, endpoints.value, groupName?.value, fabricIndex?.value] }
    }
}
