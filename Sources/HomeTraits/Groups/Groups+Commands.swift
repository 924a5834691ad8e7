// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Groups {
    /// Command 0x00, answered by `AddGroupResponse`.
    public struct AddGroup: TraitCommand, Hashable {
        public typealias Owner = Groups
        public static let index = 0

        public var groupId: UInt16
        public var groupName: String

        public init(groupId: UInt16, groupName: String) {
            self.groupId = groupId
            self.groupName = groupName
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0),
                let groupName: String = fields.required(at: 1)
            else { return nil }
            self.groupId = groupId
            self.groupName = groupName
        }

        public var fields: [Value?] { [groupId.value, groupName.value] }
    }

    /// Answer 0x00.
    public struct AddGroupResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var groupId: UInt16

        public init(status: Status, groupId: UInt16) {
            self.status = status
            self.groupId = groupId
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let groupId: UInt16 = fields.required(at: 1)
            else { return nil }
            self.status = status
            self.groupId = groupId
        }

        public var fields: [Value?] { [status.value, groupId.value] }
    }

    /// Command 0x01, answered by `ViewGroupResponse`.
    public struct ViewGroup: TraitCommand, Hashable {
        public typealias Owner = Groups
        public static let index = 1

        public var groupId: UInt16

        public init(groupId: UInt16) {
            self.groupId = groupId
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.groupId = groupId
        }

        public var fields: [Value?] { [groupId.value] }
    }

    /// Answer 0x01.
    public struct ViewGroupResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var groupId: UInt16
        public var groupName: String

        public init(status: Status, groupId: UInt16, groupName: String) {
            self.status = status
            self.groupId = groupId
            self.groupName = groupName
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let groupId: UInt16 = fields.required(at: 1),
                let groupName: String = fields.required(at: 2)
            else { return nil }
            self.status = status
            self.groupId = groupId
            self.groupName = groupName
        }

        public var fields: [Value?] { [status.value, groupId.value, groupName.value] }
    }

    /// Command 0x02, answered by `GetGroupMembershipResponse`.
    public struct GetGroupMembership: TraitCommand, Hashable {
        public typealias Owner = Groups
        public static let index = 2

        public var groupList: [UInt16]

        public init(groupList: [UInt16]) {
            self.groupList = groupList
        }

        public init?(fields: [Value?]) {
            guard
                let groupList: [UInt16] = fields.required(at: 0)
            else { return nil }
            self.groupList = groupList
        }

        public var fields: [Value?] { [groupList.value] }
    }

    /// Answer 0x02.
    public struct GetGroupMembershipResponse: FieldsConvertible, Hashable {
        public var capacity: UInt8?
        public var groupList: [UInt16]

        public init(capacity: UInt8?, groupList: [UInt16]) {
            self.capacity = capacity
            self.groupList = groupList
        }

        public init?(fields: [Value?]) {
            guard
                let capacity: UInt8? = fields.required(at: 0),
                let groupList: [UInt16] = fields.required(at: 1)
            else { return nil }
            self.capacity = capacity
            self.groupList = groupList
        }

        public var fields: [Value?] { [capacity.value, groupList.value] }
    }

    /// Command 0x03, answered by `RemoveGroupResponse`.
    public struct RemoveGroup: TraitCommand, Hashable {
        public typealias Owner = Groups
        public static let index = 3

        public var groupId: UInt16

        public init(groupId: UInt16) {
            self.groupId = groupId
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.groupId = groupId
        }

        public var fields: [Value?] { [groupId.value] }
    }

    /// Answer 0x03.
    public struct RemoveGroupResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var groupId: UInt16

        public init(status: Status, groupId: UInt16) {
            self.status = status
            self.groupId = groupId
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let groupId: UInt16 = fields.required(at: 1)
            else { return nil }
            self.status = status
            self.groupId = groupId
        }

        public var fields: [Value?] { [status.value, groupId.value] }
    }

    /// Command 0x04.
    public struct RemoveAllGroups: TraitCommand, Hashable {
        public typealias Owner = Groups
        public static let index = 4

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x05.
    public struct AddGroupIfIdentifying: TraitCommand, Hashable {
        public typealias Owner = Groups
        public static let index = 5

        public var groupId: UInt16
        public var groupName: String

        public init(groupId: UInt16, groupName: String) {
            self.groupId = groupId
            self.groupName = groupName
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0),
                let groupName: String = fields.required(at: 1)
            else { return nil }
            self.groupId = groupId
            self.groupName = groupName
        }

        public var fields: [Value?] { [groupId.value, groupName.value] }
    }
}
