// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ScenesManagement {
    /// Command 0x00, answered by `AddSceneResponse`.
    public struct AddScene: TraitCommand, Hashable {
        public typealias Owner = ScenesManagement
        public static let index = 0

        public var groupId: UInt16
        public var sceneId: UInt8
        /// In ms.
        public var transitionTime: UInt32
        public var sceneName: String
        public var extensionFieldSetStructs: [ExtensionFieldSet]

        public init(
            groupId: UInt16, sceneId: UInt8, transitionTime: UInt32, sceneName: String,
            extensionFieldSetStructs: [ExtensionFieldSet]
        ) {
            self.groupId = groupId
            self.sceneId = sceneId
            self.transitionTime = transitionTime
            self.sceneName = sceneName
            self.extensionFieldSetStructs = extensionFieldSetStructs
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0),
                let sceneId: UInt8 = fields.required(at: 1),
                let transitionTime: UInt32 = fields.required(at: 2),
                let sceneName: String = fields.required(at: 3),
                let extensionFieldSetStructs: [ExtensionFieldSet] = fields.required(at: 4)
            else { return nil }
            self.groupId = groupId
            self.sceneId = sceneId
            self.transitionTime = transitionTime
            self.sceneName = sceneName
            self.extensionFieldSetStructs = extensionFieldSetStructs
        }

        public var fields: [Value?] {
            [groupId.value, sceneId.value, transitionTime.value, sceneName.value, extensionFieldSetStructs.value]
        }
    }

    /// Answer 0x00.
    public struct AddSceneResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var groupId: UInt16
        public var sceneId: UInt8

        public init(status: Status, groupId: UInt16, sceneId: UInt8) {
            self.status = status
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let groupId: UInt16 = fields.required(at: 1),
                let sceneId: UInt8 = fields.required(at: 2)
            else { return nil }
            self.status = status
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public var fields: [Value?] { [status.value, groupId.value, sceneId.value] }
    }

    /// Command 0x01, answered by `ViewSceneResponse`.
    public struct ViewScene: TraitCommand, Hashable {
        public typealias Owner = ScenesManagement
        public static let index = 1

        public var groupId: UInt16
        public var sceneId: UInt8

        public init(groupId: UInt16, sceneId: UInt8) {
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0),
                let sceneId: UInt8 = fields.required(at: 1)
            else { return nil }
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public var fields: [Value?] { [groupId.value, sceneId.value] }
    }

    /// Answer 0x01.
    public struct ViewSceneResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var groupId: UInt16
        public var sceneId: UInt8
        /// In ms.
        public var transitionTime: UInt32?
        public var sceneName: String?
        public var extensionFieldSetStructs: [ExtensionFieldSet]?

        public init(
            status: Status, groupId: UInt16, sceneId: UInt8, transitionTime: UInt32? = nil, sceneName: String? = nil,
            extensionFieldSetStructs: [ExtensionFieldSet]? = nil
        ) {
            self.status = status
            self.groupId = groupId
            self.sceneId = sceneId
            self.transitionTime = transitionTime
            self.sceneName = sceneName
            self.extensionFieldSetStructs = extensionFieldSetStructs
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let groupId: UInt16 = fields.required(at: 1),
                let sceneId: UInt8 = fields.required(at: 2),
                let transitionTime: UInt32? = fields.optional(at: 3),
                let sceneName: String? = fields.optional(at: 4),
                let extensionFieldSetStructs: [ExtensionFieldSet]? = fields.optional(at: 5)
            else { return nil }
            self.status = status
            self.groupId = groupId
            self.sceneId = sceneId
            self.transitionTime = transitionTime
            self.sceneName = sceneName
            self.extensionFieldSetStructs = extensionFieldSetStructs
        }

        public var fields: [Value?] {
            [
                status.value,
                groupId.value,
                sceneId.value,
                transitionTime?.value,
                sceneName?.value,
                extensionFieldSetStructs?.value,
            ]
        }
    }

    /// Command 0x02, answered by `RemoveSceneResponse`.
    public struct RemoveScene: TraitCommand, Hashable {
        public typealias Owner = ScenesManagement
        public static let index = 2

        public var groupId: UInt16
        public var sceneId: UInt8

        public init(groupId: UInt16, sceneId: UInt8) {
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0),
                let sceneId: UInt8 = fields.required(at: 1)
            else { return nil }
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public var fields: [Value?] { [groupId.value, sceneId.value] }
    }

    /// Answer 0x02.
    public struct RemoveSceneResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var groupId: UInt16
        public var sceneId: UInt8

        public init(status: Status, groupId: UInt16, sceneId: UInt8) {
            self.status = status
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let groupId: UInt16 = fields.required(at: 1),
                let sceneId: UInt8 = fields.required(at: 2)
            else { return nil }
            self.status = status
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public var fields: [Value?] { [status.value, groupId.value, sceneId.value] }
    }

    /// Command 0x03, answered by `RemoveAllScenesResponse`.
    public struct RemoveAllScenes: TraitCommand, Hashable {
        public typealias Owner = ScenesManagement
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
    public struct RemoveAllScenesResponse: FieldsConvertible, Hashable {
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

    /// Command 0x04, answered by `StoreSceneResponse`.
    public struct StoreScene: TraitCommand, Hashable {
        public typealias Owner = ScenesManagement
        public static let index = 4

        public var groupId: UInt16
        public var sceneId: UInt8

        public init(groupId: UInt16, sceneId: UInt8) {
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0),
                let sceneId: UInt8 = fields.required(at: 1)
            else { return nil }
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public var fields: [Value?] { [groupId.value, sceneId.value] }
    }

    /// Answer 0x04.
    public struct StoreSceneResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var groupId: UInt16
        public var sceneId: UInt8

        public init(status: Status, groupId: UInt16, sceneId: UInt8) {
            self.status = status
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let groupId: UInt16 = fields.required(at: 1),
                let sceneId: UInt8 = fields.required(at: 2)
            else { return nil }
            self.status = status
            self.groupId = groupId
            self.sceneId = sceneId
        }

        public var fields: [Value?] { [status.value, groupId.value, sceneId.value] }
    }

    /// Command 0x05.
    public struct RecallScene: TraitCommand, Hashable {
        public typealias Owner = ScenesManagement
        public static let index = 5

        public var groupId: UInt16
        public var sceneId: UInt8
        /// In ms.
        public var transitionTime: UInt32??

        public init(groupId: UInt16, sceneId: UInt8, transitionTime: UInt32?? = nil) {
            self.groupId = groupId
            self.sceneId = sceneId
            self.transitionTime = transitionTime
        }

        public init?(fields: [Value?]) {
            guard
                let groupId: UInt16 = fields.required(at: 0),
                let sceneId: UInt8 = fields.required(at: 1),
                let transitionTime: UInt32?? = fields.optional(at: 2)
            else { return nil }
            self.groupId = groupId
            self.sceneId = sceneId
            self.transitionTime = transitionTime
        }

        public var fields: [Value?] { [groupId.value, sceneId.value, transitionTime?.value] }
    }

    /// Command 0x06, answered by `GetSceneMembershipResponse`.
    public struct GetSceneMembership: TraitCommand, Hashable {
        public typealias Owner = ScenesManagement
        public static let index = 6

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

    /// Answer 0x06.
    public struct GetSceneMembershipResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var capacity: UInt8?
        public var groupId: UInt16
        public var sceneList: [UInt8]?

        public init(status: Status, capacity: UInt8?, groupId: UInt16, sceneList: [UInt8]? = nil) {
            self.status = status
            self.capacity = capacity
            self.groupId = groupId
            self.sceneList = sceneList
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let capacity: UInt8? = fields.required(at: 1),
                let groupId: UInt16 = fields.required(at: 2),
                let sceneList: [UInt8]? = fields.optional(at: 3)
            else { return nil }
            self.status = status
            self.capacity = capacity
            self.groupId = groupId
            self.sceneList = sceneList
        }

        public var fields: [Value?] { [status.value, capacity.value, groupId.value, sceneList?.value] }
    }

    /// Command 0x40, answered by `CopySceneResponse`.
    public struct CopyScene: TraitCommand, Hashable {
        public typealias Owner = ScenesManagement
        public static let index = 7

        public var mode: CopyMode
        public var groupIdentifierFrom: UInt16
        public var sceneIdentifierFrom: UInt8
        public var groupIdentifierTo: UInt16
        public var sceneIdentifierTo: UInt8

        public init(
            mode: CopyMode = [], groupIdentifierFrom: UInt16, sceneIdentifierFrom: UInt8, groupIdentifierTo: UInt16,
            sceneIdentifierTo: UInt8
        ) {
            self.mode = mode
            self.groupIdentifierFrom = groupIdentifierFrom
            self.sceneIdentifierFrom = sceneIdentifierFrom
            self.groupIdentifierTo = groupIdentifierTo
            self.sceneIdentifierTo = sceneIdentifierTo
        }

        public init?(fields: [Value?]) {
            guard
                let mode: CopyMode = fields.required(at: 0, default: []),
                let groupIdentifierFrom: UInt16 = fields.required(at: 1),
                let sceneIdentifierFrom: UInt8 = fields.required(at: 2),
                let groupIdentifierTo: UInt16 = fields.required(at: 3),
                let sceneIdentifierTo: UInt8 = fields.required(at: 4)
            else { return nil }
            self.mode = mode
            self.groupIdentifierFrom = groupIdentifierFrom
            self.sceneIdentifierFrom = sceneIdentifierFrom
            self.groupIdentifierTo = groupIdentifierTo
            self.sceneIdentifierTo = sceneIdentifierTo
        }

        public var fields: [Value?] {
            [
                mode.value,
                groupIdentifierFrom.value,
                sceneIdentifierFrom.value,
                groupIdentifierTo.value,
                sceneIdentifierTo.value,
            ]
        }
    }

    /// Answer 0x40.
    public struct CopySceneResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var groupIdentifierFrom: UInt16
        public var sceneIdentifierFrom: UInt8

        public init(status: Status, groupIdentifierFrom: UInt16, sceneIdentifierFrom: UInt8) {
            self.status = status
            self.groupIdentifierFrom = groupIdentifierFrom
            self.sceneIdentifierFrom = sceneIdentifierFrom
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let groupIdentifierFrom: UInt16 = fields.required(at: 1),
                let sceneIdentifierFrom: UInt8 = fields.required(at: 2)
            else { return nil }
            self.status = status
            self.groupIdentifierFrom = groupIdentifierFrom
            self.sceneIdentifierFrom = sceneIdentifierFrom
        }

        public var fields: [Value?] { [status.value, groupIdentifierFrom.value, sceneIdentifierFrom.value] }
    }
}
