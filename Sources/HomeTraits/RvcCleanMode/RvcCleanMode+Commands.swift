// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension RvcCleanMode {
    /// Command 0x00, answered by `ChangeToModeResponse`.
    public struct ChangeToMode: TraitCommand, Hashable {
        public typealias Owner = RvcCleanMode
        public static let index = 0

        public var newMode: UInt8

        public init(newMode: UInt8) {
            self.newMode = newMode
        }

        public init?(fields: [Value?]) {
            guard
                let newMode: UInt8 = fields.required(at: 0)
            else { return nil }
            self.newMode = newMode
        }

        public var fields: [Value?] { [newMode.value] }
    }

    /// Answer 0x01.
    public struct ChangeToModeResponse: FieldsConvertible, Hashable {
        public var status: ModeChangeStatus
        public var statusText: String?

        public init(status: ModeChangeStatus, statusText: String? = nil) {
            self.status = status
            self.statusText = statusText
        }

        public init?(fields: [Value?]) {
            guard
                let status: ModeChangeStatus = fields.required(at: 0),
                let statusText: String? = fields.optional(at: 1)
            else { return nil }
            self.status = status
            self.statusText = statusText
        }

        public var fields: [Value?] { [status.value, statusText?.value] }
    }
}
