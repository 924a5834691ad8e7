// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension DoorLock {
    /// Event 0x00, priority critical.
    public struct DoorLockAlarm: TraitEvent, Hashable {
        public typealias Owner = DoorLock
        public static let index = 0

        public var alarmCode: AlarmCode

        public init(alarmCode: AlarmCode) {
            self.alarmCode = alarmCode
        }

        public init?(fields: [Value?]) {
            guard
                let alarmCode: AlarmCode = fields.required(at: 0)
            else { return nil }
            self.alarmCode = alarmCode
        }

        public var fields: [Value?] { [alarmCode.value] }
    }

    /// Event 0x01, priority critical.
    public struct DoorStateChange: TraitEvent, Hashable {
        public typealias Owner = DoorLock
        public static let index = 1

        public var doorState: DoorState

        public init(doorState: DoorState) {
            self.doorState = doorState
        }

        public init?(fields: [Value?]) {
            guard
                let doorState: DoorState = fields.required(at: 0)
            else { return nil }
            self.doorState = doorState
        }

        public var fields: [Value?] { [doorState.value] }
    }

    /// Event 0x02, priority critical.
    public struct LockOperation: TraitEvent, Hashable {
        public typealias Owner = DoorLock
        public static let index = 2

        public var lockOperationType: LockOperationType
        public var operationSource: OperationSource
        public var userIndex: UInt16?
        public var fabricIndex: UInt8?
        public var sourceNode: UInt64?
        public var credentials: [Credential]??

        public init(
            lockOperationType: LockOperationType, operationSource: OperationSource, userIndex: UInt16?,
            fabricIndex: UInt8?, sourceNode: UInt64?, credentials: [Credential]?? = nil
        ) {
            self.lockOperationType = lockOperationType
            self.operationSource = operationSource
            self.userIndex = userIndex
            self.fabricIndex = fabricIndex
            self.sourceNode = sourceNode
            self.credentials = credentials
        }

        public init?(fields: [Value?]) {
            guard
                let lockOperationType: LockOperationType = fields.required(at: 0),
                let operationSource: OperationSource = fields.required(at: 1),
                let userIndex: UInt16? = fields.required(at: 2),
                let fabricIndex: UInt8? = fields.required(at: 3),
                let sourceNode: UInt64? = fields.required(at: 4),
                let credentials: [Credential]?? = fields.optional(at: 5)
            else { return nil }
            self.lockOperationType = lockOperationType
            self.operationSource = operationSource
            self.userIndex = userIndex
            self.fabricIndex = fabricIndex
            self.sourceNode = sourceNode
            self.credentials = credentials
        }

        public var fields: [Value?] {
            [
                lockOperationType.value,
                operationSource.value,
                userIndex.value,
                fabricIndex.value,
                sourceNode.value,
                credentials?.value,
            ]
        }
    }

    /// Event 0x03, priority critical.
    public struct LockOperationError: TraitEvent, Hashable {
        public typealias Owner = DoorLock
        public static let index = 3

        public var lockOperationType: LockOperationType
        public var operationSource: OperationSource
        public var operationError: OperationError
        public var userIndex: UInt16?
        public var fabricIndex: UInt8?
        public var sourceNode: UInt64?
        public var credentials: [Credential]??

        public init(
            lockOperationType: LockOperationType, operationSource: OperationSource, operationError: OperationError,
            userIndex: UInt16?, fabricIndex: UInt8?, sourceNode: UInt64?, credentials: [Credential]?? = nil
        ) {
            self.lockOperationType = lockOperationType
            self.operationSource = operationSource
            self.operationError = operationError
            self.userIndex = userIndex
            self.fabricIndex = fabricIndex
            self.sourceNode = sourceNode
            self.credentials = credentials
        }

        public init?(fields: [Value?]) {
            guard
                let lockOperationType: LockOperationType = fields.required(at: 0),
                let operationSource: OperationSource = fields.required(at: 1),
                let operationError: OperationError = fields.required(at: 2),
                let userIndex: UInt16? = fields.required(at: 3),
                let fabricIndex: UInt8? = fields.required(at: 4),
                let sourceNode: UInt64? = fields.required(at: 5),
                let credentials: [Credential]?? = fields.optional(at: 6)
            else { return nil }
            self.lockOperationType = lockOperationType
            self.operationSource = operationSource
            self.operationError = operationError
            self.userIndex = userIndex
            self.fabricIndex = fabricIndex
            self.sourceNode = sourceNode
            self.credentials = credentials
        }

        public var fields: [Value?] {
            [
                lockOperationType.value,
                operationSource.value,
                operationError.value,
                userIndex.value,
                fabricIndex.value,
                sourceNode.value,
                credentials?.value,
            ]
        }
    }

    /// Event 0x04, priority info.
    public struct LockUserChange: TraitEvent, Hashable {
        public typealias Owner = DoorLock
        public static let index = 4

        public var lockDataType: LockDataType
        public var dataOperationType: DataOperationType
        public var operationSource: OperationSource
        public var userIndex: UInt16?
        public var fabricIndex: UInt8?
        public var sourceNode: UInt64?
        public var dataIndex: UInt16?

        public init(
            lockDataType: LockDataType, dataOperationType: DataOperationType, operationSource: OperationSource,
            userIndex: UInt16?, fabricIndex: UInt8?, sourceNode: UInt64?, dataIndex: UInt16?
        ) {
            self.lockDataType = lockDataType
            self.dataOperationType = dataOperationType
            self.operationSource = operationSource
            self.userIndex = userIndex
            self.fabricIndex = fabricIndex
            self.sourceNode = sourceNode
            self.dataIndex = dataIndex
        }

        public init?(fields: [Value?]) {
            guard
                let lockDataType: LockDataType = fields.required(at: 0),
                let dataOperationType: DataOperationType = fields.required(at: 1),
                let operationSource: OperationSource = fields.required(at: 2),
                let userIndex: UInt16? = fields.required(at: 3),
                let fabricIndex: UInt8? = fields.required(at: 4),
                let sourceNode: UInt64? = fields.required(at: 5),
                let dataIndex: UInt16? = fields.required(at: 6)
            else { return nil }
            self.lockDataType = lockDataType
            self.dataOperationType = dataOperationType
            self.operationSource = operationSource
            self.userIndex = userIndex
            self.fabricIndex = fabricIndex
            self.sourceNode = sourceNode
            self.dataIndex = dataIndex
        }

        public var fields: [Value?] {
            [
                lockDataType.value,
                dataOperationType.value,
                operationSource.value,
                userIndex.value,
                fabricIndex.value,
                sourceNode.value,
                dataIndex.value,
            ]
        }
    }
}
