// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleArmDisarm {
    /// Command 0x00.
    public struct ArmDisarm: TraitCommand, Hashable {
        public typealias Owner = GoogleArmDisarm
        public static let index = 0

        public var arm: Bool
        public var cancel: Bool?
        public var armLevel: String?
        public var followUpToken: String?

        public init(arm: Bool, cancel: Bool? = nil, armLevel: String? = nil, followUpToken: String? = nil) {
            self.arm = arm
            self.cancel = cancel
            self.armLevel = armLevel
            self.followUpToken = followUpToken
        }

        public init?(fields: [Value?]) {
            guard
                let arm: Bool = fields.required(at: 0),
                let cancel: Bool? = fields.optional(at: 1),
                let armLevel: String? = fields.optional(at: 2),
                let followUpToken: String? = fields.optional(at: 3)
            else { return nil }
            self.arm = arm
            self.cancel = cancel
            self.armLevel = armLevel
            self.followUpToken = followUpToken
        }

        public var fields: [Value?] { [arm.value, cancel?.value, armLevel?.value, followUpToken?.value] }
    }
}
