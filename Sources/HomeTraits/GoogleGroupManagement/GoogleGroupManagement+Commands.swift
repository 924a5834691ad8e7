// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleGroupManagement {
    /// Command 0x00, answered by `CreateUserDefinedGroupResponse`.
    public struct CreateUserDefinedGroup: TraitCommand, Hashable {
        public typealias Owner = GoogleGroupManagement
        public static let index = 0

        public var withName: String?
        public var withDevices: [String]

        public init(withName: String? = nil, withDevices: [String]) {
            self.withName = withName
            self.withDevices = withDevices
        }

        public init?(fields: [Value?]) {
            guard
                let withName: String? = fields.optional(at: 0),
                let withDevices: [String] = fields.required(at: 1)
            else { return nil }
            self.withName = withName
            self.withDevices = withDevices
        }

        public var fields: [Value?] { [withName?.value, withDevices.value] }
    }

    /// Answer 0x00.
    public struct CreateUserDefinedGroupResponse: FieldsConvertible, Hashable {
        public var groupObjectId: String

        public init(groupObjectId: String) {
            self.groupObjectId = groupObjectId
        }

        public init?(fields: [Value?]) {
            guard
                let groupObjectId: String = fields.required(at: 0)
            else { return nil }
            self.groupObjectId = groupObjectId
        }

        public var fields: [Value?] { [groupObjectId.value] }
    }

    /// Command 0x01, answered by `CreateGroupResponse`.
    public struct CreateGroup: TraitCommand, Hashable {
        public typealias Owner = GoogleGroupManagement
        public static let index = 1

        public var name: String
        public var memberDeviceObjectIds: [String]
        public var policyId: String?

        public init(name: String, memberDeviceObjectIds: [String], policyId: String? = nil) {
            self.name = name
            self.memberDeviceObjectIds = memberDeviceObjectIds
            self.policyId = policyId
        }

        public init?(fields: [Value?]) {
            guard
                let name: String = fields.required(at: 0),
                let memberDeviceObjectIds: [String] = fields.required(at: 1),
                let policyId: String? = fields.optional(at: 2)
            else { return nil }
            self.name = name
            self.memberDeviceObjectIds = memberDeviceObjectIds
            self.policyId = policyId
        }

        public var fields: [Value?] { [name.value, memberDeviceObjectIds.value, policyId?.value] }
    }

    /// Answer 0x01.
    public struct CreateGroupResponse: FieldsConvertible, Hashable {
        public var groupObjectId: String

        public init(groupObjectId: String) {
            self.groupObjectId = groupObjectId
        }

        public init?(fields: [Value?]) {
            guard
                let groupObjectId: String = fields.required(at: 0)
            else { return nil }
            self.groupObjectId = groupObjectId
        }

        public var fields: [Value?] { [groupObjectId.value] }
    }

    /// Command 0x02, answered by `CreateCastSpeakerGroupResponse`.
    public struct CreateCastSpeakerGroup: TraitCommand, Hashable {
        public typealias Owner = GoogleGroupManagement
        public static let index = 2

        public var name: String
        public var memberDeviceObjectIds: [String]

        public init(name: String, memberDeviceObjectIds: [String]) {
            self.name = name
            self.memberDeviceObjectIds = memberDeviceObjectIds
        }

        public init?(fields: [Value?]) {
            guard
                let name: String = fields.required(at: 0),
                let memberDeviceObjectIds: [String] = fields.required(at: 1)
            else { return nil }
            self.name = name
            self.memberDeviceObjectIds = memberDeviceObjectIds
        }

        public var fields: [Value?] { [name.value, memberDeviceObjectIds.value] }
    }

    /// Answer 0x02.
    public struct CreateCastSpeakerGroupResponse: FieldsConvertible, Hashable {
        public var groupObjectId: String

        public init(groupObjectId: String) {
            self.groupObjectId = groupObjectId
        }

        public init?(fields: [Value?]) {
            guard
                let groupObjectId: String = fields.required(at: 0)
            else { return nil }
            self.groupObjectId = groupObjectId
        }

        public var fields: [Value?] { [groupObjectId.value] }
    }

    /// Command 0x03.
    public struct AddGroupMembers: TraitCommand, Hashable {
        public typealias Owner = GoogleGroupManagement
        public static let index = 3

        public var groupObjectId: String
        public var memberDeviceObjectIds: [String]

        public init(groupObjectId: String, memberDeviceObjectIds: [String]) {
            self.groupObjectId = groupObjectId
            self.memberDeviceObjectIds = memberDeviceObjectIds
        }

        public init?(fields: [Value?]) {
            guard
                let groupObjectId: String = fields.required(at: 0),
                let memberDeviceObjectIds: [String] = fields.required(at: 1)
            else { return nil }
            self.groupObjectId = groupObjectId
            self.memberDeviceObjectIds = memberDeviceObjectIds
        }

        public var fields: [Value?] { [groupObjectId.value, memberDeviceObjectIds.value] }
    }

    /// Command 0x04.
    public struct RemoveGroupMembers: TraitCommand, Hashable {
        public typealias Owner = GoogleGroupManagement
        public static let index = 4

        public var groupObjectId: String
        public var memberDeviceObjectIds: [String]

        public init(groupObjectId: String, memberDeviceObjectIds: [String]) {
            self.groupObjectId = groupObjectId
            self.memberDeviceObjectIds = memberDeviceObjectIds
        }

        public init?(fields: [Value?]) {
            guard
                let groupObjectId: String = fields.required(at: 0),
                let memberDeviceObjectIds: [String] = fields.required(at: 1)
            else { return nil }
            self.groupObjectId = groupObjectId
            self.memberDeviceObjectIds = memberDeviceObjectIds
        }

        public var fields: [Value?] { [groupObjectId.value, memberDeviceObjectIds.value] }
    }

    /// Command 0x05.
    public struct RemoveAllGroupMembers: TraitCommand, Hashable {
        public typealias Owner = GoogleGroupManagement
        public static let index = 5

        public var groupObjectId: String

        public init(groupObjectId: String) {
            self.groupObjectId = groupObjectId
        }

        public init?(fields: [Value?]) {
            guard
                let groupObjectId: String = fields.required(at: 0)
            else { return nil }
            self.groupObjectId = groupObjectId
        }

        public var fields: [Value?] { [groupObjectId.value] }
    }

    /// Command 0x06.
    public struct DeleteGroup: TraitCommand, Hashable {
        public typealias Owner = GoogleGroupManagement
        public static let index = 6

        public var groupObjectId: String

        public init(groupObjectId: String) {
            self.groupObjectId = groupObjectId
        }

        public init?(fields: [Value?]) {
            guard
                let groupObjectId: String = fields.required(at: 0)
            else { return nil }
            self.groupObjectId = groupObjectId
        }

        public var fields: [Value?] { [groupObjectId.value] }
    }
}
