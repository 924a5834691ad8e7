// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension KeypadInput {
    /// Command 0x00, answered by `SendKeyResponse`.
    public struct SendKey: TraitCommand, Hashable {
        public typealias Owner = KeypadInput
        public static let index = 0

        public var keyCode: CecKeyCode

        public init(keyCode: CecKeyCode) {
            self.keyCode = keyCode
        }

        public init?(fields: [Value?]) {
            guard
                let keyCode: CecKeyCode = fields.required(at: 0)
            else { return nil }
            self.keyCode = keyCode
        }

        public var fields: [Value?] { [keyCode.value] }
    }

    /// Answer 0x01.
    public struct SendKeyResponse: FieldsConvertible, Hashable {
        public var status: Status

        public init(status: Status) {
            self.status = status
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0)
            else { return nil }
            self.status = status
        }

        public var fields: [Value?] { [status.value] }
    }
}
