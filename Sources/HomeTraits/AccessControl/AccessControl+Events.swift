// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AccessControl {
    /// Event 0x00, priority info.
    public struct AccessControlEntryChanged: TraitEvent, Hashable {
        public typealias Owner = AccessControl
        public static let index = 0

        public var adminNodeId: UInt64?
        public var adminPasscodeId: UInt16?
        public var changeType: ChangeType
        public var latestValue: AccessControlEntry?
        public var fabricIndex: UInt8?

        public init(
            adminNodeId: UInt64?, adminPasscodeId: UInt16?, changeType: ChangeType, latestValue: AccessControlEntry?,
            fabricIndex: UInt8? = nil
        ) {
            self.adminNodeId = adminNodeId
            self.adminPasscodeId = adminPasscodeId
            self.changeType = changeType
            self.latestValue = latestValue
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let adminNodeId: UInt64? = fields.required(at: 0),
                let adminPasscodeId: UInt16? = fields.required(at: 1),
                let changeType: ChangeType = fields.required(at: 2),
                let latestValue: AccessControlEntry? = fields.required(at: 3),
                let fabricIndex: UInt8? = fields.optional(at: 4)
            else { return nil }
            self.adminNodeId = adminNodeId
            self.adminPasscodeId = adminPasscodeId
            self.changeType = changeType
            self.latestValue = latestValue
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] {
            [adminNodeId.value, adminPasscodeId.value, changeType.value, latestValue.value, fabricIndex?.value]
        }
    }

    /// Event 0x01, priority info.
    public struct AccessControlExtensionChanged: TraitEvent, Hashable {
        public typealias Owner = AccessControl
        public static let index = 1

        public var adminNodeId: UInt64?
        public var adminPasscodeId: UInt16?
        public var changeType: ChangeType
        public var latestValue: AccessControlExtension?
        public var fabricIndex: UInt8?

        public init(
            adminNodeId: UInt64?, adminPasscodeId: UInt16?, changeType: ChangeType,
            latestValue: AccessControlExtension?, fabricIndex: UInt8? = nil
        ) {
            self.adminNodeId = adminNodeId
            self.adminPasscodeId = adminPasscodeId
            self.changeType = changeType
            self.latestValue = latestValue
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let adminNodeId: UInt64? = fields.required(at: 0),
                let adminPasscodeId: UInt16? = fields.required(at: 1),
                let changeType: ChangeType = fields.required(at: 2),
                let latestValue: AccessControlExtension? = fields.required(at: 3),
                let fabricIndex: UInt8? = fields.optional(at: 4)
            else { return nil }
            self.adminNodeId = adminNodeId
            self.adminPasscodeId = adminPasscodeId
            self.changeType = changeType
            self.latestValue = latestValue
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] {
            [adminNodeId.value, adminPasscodeId.value, changeType.value, latestValue.value, fabricIndex?.value]
        }
    }

    /// Event 0x02, priority info.
    public struct FabricRestrictionReviewUpdate: TraitEvent, Hashable {
        public typealias Owner = AccessControl
        public static let index = 2

        public var token: UInt64
        public var instruction: String?
        public var arlRequestFlowUrl: String?
        public var fabricIndex: UInt8?

        public init(
            token: UInt64, instruction: String? = nil, arlRequestFlowUrl: String? = nil, fabricIndex: UInt8? = nil
        ) {
            self.token = token
            self.instruction = instruction
            self.arlRequestFlowUrl = arlRequestFlowUrl
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let token: UInt64 = fields.required(at: 0),
                let instruction: String? = fields.optional(at: 1),
                let arlRequestFlowUrl: String? = fields.optional(at: 2),
                let fabricIndex: UInt8? = fields.optional(at: 3)
            else { return nil }
            self.token = token
            self.instruction = instruction
            self.arlRequestFlowUrl = arlRequestFlowUrl
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] { [token.value, instruction?.value, arlRequestFlowUrl?.value, fabricIndex?.value] }
    }
}
