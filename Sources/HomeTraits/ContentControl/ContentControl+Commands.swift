// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ContentControl {
    /// Command 0x00, needs a timed invoke.
    public struct UpdatePin: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 0

        public var oldPin: String
        public var newPin: String

        public init(oldPin: String, newPin: String) {
            self.oldPin = oldPin
            self.newPin = newPin
        }

        public init?(fields: [Value?]) {
            guard
                let oldPin: String = fields.required(at: 0),
                let newPin: String = fields.required(at: 1)
            else { return nil }
            self.oldPin = oldPin
            self.newPin = newPin
        }

        public var fields: [Value?] { [oldPin.value, newPin.value] }
    }

    /// Command 0x01, needs a timed invoke, answered by `ResetPinResponse`.
    public struct ResetPin: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Answer 0x02.
    public struct ResetPinResponse: FieldsConvertible, Hashable {
        public var pinCode: String

        public init(pinCode: String) {
            self.pinCode = pinCode
        }

        public init?(fields: [Value?]) {
            guard
                let pinCode: String = fields.required(at: 0)
            else { return nil }
            self.pinCode = pinCode
        }

        public var fields: [Value?] { [pinCode.value] }
    }

    /// Command 0x03, needs a timed invoke.
    public struct Enable: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x04, needs a timed invoke.
    public struct Disable: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 3

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x05.
    public struct AddBonusTime: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 4

        public var pinCode: String?
        /// In s.
        public var bonusTime: UInt32

        public init(pinCode: String? = nil, bonusTime: UInt32 = 300) {
            self.pinCode = pinCode
            self.bonusTime = bonusTime
        }

        public init?(fields: [Value?]) {
            guard
                let pinCode: String? = fields.optional(at: 0),
                let bonusTime: UInt32 = fields.required(at: 1, default: 300)
            else { return nil }
            self.pinCode = pinCode
            self.bonusTime = bonusTime
        }

        public var fields: [Value?] { [pinCode?.value, bonusTime.value] }
    }

    /// Command 0x06.
    public struct SetScreenDailyTime: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 5

        /// In s.
        public var screenTime: UInt32

        public init(screenTime: UInt32) {
            self.screenTime = screenTime
        }

        public init?(fields: [Value?]) {
            guard
                let screenTime: UInt32 = fields.required(at: 0)
            else { return nil }
            self.screenTime = screenTime
        }

        public var fields: [Value?] { [screenTime.value] }
    }

    /// Command 0x07.
    public struct BlockUnratedContent: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 6

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x08.
    public struct UnblockUnratedContent: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 7

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x09.
    public struct SetOnDemandRatingThreshold: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 8

        public var rating: String

        public init(rating: String) {
            self.rating = rating
        }

        public init?(fields: [Value?]) {
            guard
                let rating: String = fields.required(at: 0)
            else { return nil }
            self.rating = rating
        }

        public var fields: [Value?] { [rating.value] }
    }

    /// Command 0x0A.
    public struct SetScheduledContentRatingThreshold: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 9

        public var rating: String

        public init(rating: String) {
            self.rating = rating
        }

        public init?(fields: [Value?]) {
            guard
                let rating: String = fields.required(at: 0)
            else { return nil }
            self.rating = rating
        }

        public var fields: [Value?] { [rating.value] }
    }

    /// Command 0x0B.
    public struct AddBlockChannels: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 10

        public var channels: [BlockChannel]

        public init(channels: [BlockChannel]) {
            self.channels = channels
        }

        public init?(fields: [Value?]) {
            guard
                let channels: [BlockChannel] = fields.required(at: 0)
            else { return nil }
            self.channels = channels
        }

        public var fields: [Value?] { [channels.value] }
    }

    /// Command 0x0C.
    public struct RemoveBlockChannels: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 11

        public var channelIndexes: [UInt16]

        public init(channelIndexes: [UInt16]) {
            self.channelIndexes = channelIndexes
        }

        public init?(fields: [Value?]) {
            guard
                let channelIndexes: [UInt16] = fields.required(at: 0)
            else { return nil }
            self.channelIndexes = channelIndexes
        }

        public var fields: [Value?] { [channelIndexes.value] }
    }

    /// Command 0x0D.
    public struct AddBlockApplications: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 12

        public var applications: [AppInfo]

        public init(applications: [AppInfo]) {
            self.applications = applications
        }

        public init?(fields: [Value?]) {
            guard
                let applications: [AppInfo] = fields.required(at: 0)
            else { return nil }
            self.applications = applications
        }

        public var fields: [Value?] { [applications.value] }
    }

    /// Command 0x0E.
    public struct RemoveBlockApplications: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 13

        public var applications: [AppInfo]

        public init(applications: [AppInfo]) {
            self.applications = applications
        }

        public init?(fields: [Value?]) {
            guard
                let applications: [AppInfo] = fields.required(at: 0)
            else { return nil }
            self.applications = applications
        }

        public var fields: [Value?] { [applications.value] }
    }

    /// Command 0x0F.
    public struct SetBlockContentTimeWindow: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 14

        public var timeWindow: TimeWindow

        public init(timeWindow: TimeWindow) {
            self.timeWindow = timeWindow
        }

        public init?(fields: [Value?]) {
            guard
                let timeWindow: TimeWindow = fields.required(at: 0)
            else { return nil }
            self.timeWindow = timeWindow
        }

        public var fields: [Value?] { [timeWindow.value] }
    }

    /// Command 0x10.
    public struct RemoveBlockContentTimeWindow: TraitCommand, Hashable {
        public typealias Owner = ContentControl
        public static let index = 15

        public var timeWindowIndexes: [UInt16]

        public init(timeWindowIndexes: [UInt16]) {
            self.timeWindowIndexes = timeWindowIndexes
        }

        public init?(fields: [Value?]) {
            guard
                let timeWindowIndexes: [UInt16] = fields.required(at: 0)
            else { return nil }
            self.timeWindowIndexes = timeWindowIndexes
        }

        public var fields: [Value?] { [timeWindowIndexes.value] }
    }
}
