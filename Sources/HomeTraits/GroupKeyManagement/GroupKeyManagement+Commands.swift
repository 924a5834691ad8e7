// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GroupKeyManagement {
    /// Command 0x00.
    public struct KeySetWrite: TraitCommand, Hashable {
        public typealias Owner = GroupKeyManagement
        public static let index = 0

        public var groupKeySet: GroupKeySet

        public init(groupKeySet: GroupKeySet) {
            self.groupKeySet = groupKeySet
        }

        public init?(fields: [Value?]) {
            guard
                let groupKeySet: GroupKeySet = fields.required(at: 0)
            else { return nil }
            self.groupKeySet = groupKeySet
        }

        public var fields: [Value?] { [groupKeySet.value] }
    }

    /// Command 0x01, answered by `KeySetReadResponse`.
    public struct KeySetRead: TraitCommand, Hashable {
        public typealias Owner = GroupKeyManagement
        public static let index = 1

        public var groupKeySetId: UInt16

        public init(groupKeySetId: UInt16) {
            self.groupKeySetId = groupKeySetId
        }

        public init?(fields: [Value?]) {
            guard
                let groupKeySetId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.groupKeySetId = groupKeySetId
        }

        public var fields: [Value?] { [groupKeySetId.value] }
    }

    /// Answer 0x02.
    public struct KeySetReadResponse: FieldsConvertible, Hashable {
        public var groupKeySet: GroupKeySet

        public init(groupKeySet: GroupKeySet) {
            self.groupKeySet = groupKeySet
        }

        public init?(fields: [Value?]) {
            guard
                let groupKeySet: GroupKeySet = fields.required(at: 0)
            else { return nil }
            self.groupKeySet = groupKeySet
        }

        public var fields: [Value?] { [groupKeySet.value] }
    }

    /// Command 0x03.
    public struct KeySetRemove: TraitCommand, Hashable {
        public typealias Owner = GroupKeyManagement
        public static let index = 2

        public var groupKeySetId: UInt16

        public init(groupKeySetId: UInt16) {
            self.groupKeySetId = groupKeySetId
        }

        public init?(fields: [Value?]) {
            guard
                let groupKeySetId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.groupKeySetId = groupKeySetId
        }

        public var fields: [Value?] { [groupKeySetId.value] }
    }

    /// Command 0x04, answered by `KeySetReadAllIndicesResponse`.
    public struct KeySetReadAllIndices: TraitCommand, Hashable {
        public typealias Owner = GroupKeyManagement
        public static let index = 3

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Answer 0x05.
    public struct KeySetReadAllIndicesResponse: FieldsConvertible, Hashable {
        public var groupKeySetIDs: [UInt16]

        public init(groupKeySetIDs: [UInt16]) {
            self.groupKeySetIDs = groupKeySetIDs
        }

        public init?(fields: [Value?]) {
            guard
                let groupKeySetIDs: [UInt16] = fields.required(at: 0)
            else { return nil }
            self.groupKeySetIDs = groupKeySetIDs
        }

        public var fields: [Value?] { [groupKeySetIDs.value] }
    }
}
