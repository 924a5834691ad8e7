// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension TargetNavigator {
    /// Event 0x00, priority info.
    public struct TargetUpdated: TraitEvent, Hashable {
        public typealias Owner = TargetNavigator
        public static let index = 0

        public var targetList: [TargetInfo]?
        public var currentTarget: UInt8?
        public var data: Octets?

        public init(targetList: [TargetInfo]? = nil, currentTarget: UInt8? = nil, data: Octets? = nil) {
            self.targetList = targetList
            self.currentTarget = currentTarget
            self.data = data
        }

        public init?(fields: [Value?]) {
            guard
                let targetList: [TargetInfo]? = fields.optional(at: 0),
                let currentTarget: UInt8? = fields.optional(at: 1),
                let data: Octets? = fields.optional(at: 2)
            else { return nil }
            self.targetList = targetList
            self.currentTarget = currentTarget
            self.data = data
        }

        public var fields: [Value?] { [targetList?.value, currentTarget?.value, data?.value] }
    }
}
