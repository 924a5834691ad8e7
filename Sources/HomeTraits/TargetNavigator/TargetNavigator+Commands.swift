// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension TargetNavigator {
    /// Command 0x00, answered by `NavigateTargetResponse`.
    public struct NavigateTarget: TraitCommand, Hashable {
        public typealias Owner = TargetNavigator
        public static let index = 0

        public var target: UInt8
        public var data: String?

        public init(target: UInt8, data: String? = nil) {
            self.target = target
            self.data = data
        }

        public init?(fields: [Value?]) {
            guard
                let target: UInt8 = fields.required(at: 0),
                let data: String? = fields.optional(at: 1)
            else { return nil }
            self.target = target
            self.data = data
        }

        public var fields: [Value?] { [target.value, data?.value] }
    }

    /// Answer 0x01.
    public struct NavigateTargetResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var data: String?

        public init(status: Status, data: String? = nil) {
            self.status = status
            self.data = data
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let data: String? = fields.optional(at: 1)
            else { return nil }
            self.status = status
            self.data = data
        }

        public var fields: [Value?] { [status.value, data?.value] }
    }
}
