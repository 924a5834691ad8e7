// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleChannel {
    /// Command 0x00.
    public struct SelectChannel: TraitCommand, Hashable {
        public typealias Owner = GoogleChannel
        public static let index = 0

        public var channelCode: String?
        public var channelName: String?
        public var channelNumber: String?

        public init(channelCode: String? = nil, channelName: String? = nil, channelNumber: String? = nil) {
            self.channelCode = channelCode
            self.channelName = channelName
            self.channelNumber = channelNumber
        }

        public init?(fields: [Value?]) {
            guard
                let channelCode: String? = fields.optional(at: 0),
                let channelName: String? = fields.optional(at: 1),
                let channelNumber: String? = fields.optional(at: 2)
            else { return nil }
            self.channelCode = channelCode
            self.channelName = channelName
            self.channelNumber = channelNumber
        }

        public var fields: [Value?] { [channelCode?.value, channelName?.value, channelNumber?.value] }
    }

    /// Command 0x01.
    public struct RelativeChannel: TraitCommand, Hashable {
        public typealias Owner = GoogleChannel
        public static let index = 1

        public var relativeChannelChange: Int32

        public init(relativeChannelChange: Int32) {
            self.relativeChannelChange = relativeChannelChange
        }

        public init?(fields: [Value?]) {
            guard
                let relativeChannelChange: Int32 = fields.required(at: 0)
            else { return nil }
            self.relativeChannelChange = relativeChannelChange
        }

        public var fields: [Value?] { [relativeChannelChange.value] }
    }

    /// Command 0x02.
    public struct ReturnChannel: TraitCommand, Hashable {
        public typealias Owner = GoogleChannel
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
