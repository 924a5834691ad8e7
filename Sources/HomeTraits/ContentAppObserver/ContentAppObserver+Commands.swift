// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ContentAppObserver {
    /// Command 0x00, answered by `ContentAppMessageResponse`.
    public struct ContentAppMessage: TraitCommand, Hashable {
        public typealias Owner = ContentAppObserver
        public static let index = 0

        public var data: String
        public var encodingHint: String?

        public init(data: String, encodingHint: String? = nil) {
            self.data = data
            self.encodingHint = encodingHint
        }

        public init?(fields: [Value?]) {
            guard
                let data: String = fields.required(at: 0),
                let encodingHint: String? = fields.optional(at: 1)
            else { return nil }
            self.data = data
            self.encodingHint = encodingHint
        }

        public var fields: [Value?] { [data.value, encodingHint?.value] }
    }

    /// Answer 0x01.
    public struct ContentAppMessageResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var data: String?
        public var encodingHint: String?

        public init(status: Status, data: String? = nil, encodingHint: String? = nil) {
            self.status = status
            self.data = data
            self.encodingHint = encodingHint
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let data: String? = fields.optional(at: 1),
                let encodingHint: String? = fields.optional(at: 2)
            else { return nil }
            self.status = status
            self.data = data
            self.encodingHint = encodingHint
        }

        public var fields: [Value?] { [status.value, data?.value, encodingHint?.value] }
    }
}
