// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ServiceArea {
    /// Command 0x00, answered by `SelectAreasResponse`.
    public struct SelectAreas: TraitCommand, Hashable {
        public typealias Owner = ServiceArea
        public static let index = 0

        public var newAreas: [UInt32]

        public init(newAreas: [UInt32]) {
            self.newAreas = newAreas
        }

        public init?(fields: [Value?]) {
            guard
                let newAreas: [UInt32] = fields.required(at: 0)
            else { return nil }
            self.newAreas = newAreas
        }

        public var fields: [Value?] { [newAreas.value] }
    }

    /// Answer 0x01.
    public struct SelectAreasResponse: FieldsConvertible, Hashable {
        public var status: SelectAreasStatus
        public var statusText: String

        public init(status: SelectAreasStatus, statusText: String) {
            self.status = status
            self.statusText = statusText
        }

        public init?(fields: [Value?]) {
            guard
                let status: SelectAreasStatus = fields.required(at: 0),
                let statusText: String = fields.required(at: 1)
            else { return nil }
            self.status = status
            self.statusText = statusText
        }

        public var fields: [Value?] { [status.value, statusText.value] }
    }

    /// Command 0x02, answered by `SkipAreaResponse`.
    public struct SkipArea: TraitCommand, Hashable {
        public typealias Owner = ServiceArea
        public static let index = 1

        public var skippedArea: UInt32

        public init(skippedArea: UInt32) {
            self.skippedArea = skippedArea
        }

        public init?(fields: [Value?]) {
            guard
                let skippedArea: UInt32 = fields.required(at: 0)
            else { return nil }
            self.skippedArea = skippedArea
        }

        public var fields: [Value?] { [skippedArea.value] }
    }

    /// Answer 0x03.
    public struct SkipAreaResponse: FieldsConvertible, Hashable {
        public var status: SkipAreaStatus
        public var statusText: String

        public init(status: SkipAreaStatus, statusText: String) {
            self.status = status
            self.statusText = statusText
        }

        public init?(fields: [Value?]) {
            guard
                let status: SkipAreaStatus = fields.required(at: 0),
                let statusText: String = fields.required(at: 1)
            else { return nil }
            self.status = status
            self.statusText = statusText
        }

        public var fields: [Value?] { [status.value, statusText.value] }
    }
}
