// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Channel {
    /// Command 0x00, answered by `ChangeChannelResponse`.
    public struct ChangeChannel: TraitCommand, Hashable {
        public typealias Owner = Channel
        public static let index = 0

        public var match: String

        public init(match: String) {
            self.match = match
        }

        public init?(fields: [Value?]) {
            guard
                let match: String = fields.required(at: 0)
            else { return nil }
            self.match = match
        }

        public var fields: [Value?] { [match.value] }
    }

    /// Answer 0x01.
    public struct ChangeChannelResponse: FieldsConvertible, Hashable {
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

    /// Command 0x02.
    public struct ChangeChannelByNumber: TraitCommand, Hashable {
        public typealias Owner = Channel
        public static let index = 1

        public var majorNumber: UInt16
        public var minorNumber: UInt16

        public init(majorNumber: UInt16, minorNumber: UInt16) {
            self.majorNumber = majorNumber
            self.minorNumber = minorNumber
        }

        public init?(fields: [Value?]) {
            guard
                let majorNumber: UInt16 = fields.required(at: 0),
                let minorNumber: UInt16 = fields.required(at: 1)
            else { return nil }
            self.majorNumber = majorNumber
            self.minorNumber = minorNumber
        }

        public var fields: [Value?] { [majorNumber.value, minorNumber.value] }
    }

    /// Command 0x03.
    public struct SkipChannel: TraitCommand, Hashable {
        public typealias Owner = Channel
        public static let index = 2

        public var count: Int16

        public init(count: Int16) {
            self.count = count
        }

        public init?(fields: [Value?]) {
            guard
                let count: Int16 = fields.required(at: 0)
            else { return nil }
            self.count = count
        }

        public var fields: [Value?] { [count.value] }
    }

    /// Command 0x04, answered by `ProgramGuideResponse`.
    public struct GetProgramGuide: TraitCommand, Hashable {
        public typealias Owner = Channel
        public static let index = 3

        /// In s since 2000-01-01T00:00:00Z.
        public var startTime: UInt32
        /// In s since 2000-01-01T00:00:00Z.
        public var endTime: UInt32
        public var channelList: [ChannelInfo]
        public var pageToken: PageToken?
        public var recordingFlag: RecordingFlag?
        public var externalIdList: [AdditionalInfo]
        public var data: Octets?

        public init(
            startTime: UInt32, endTime: UInt32, channelList: [ChannelInfo] = [], pageToken: PageToken? = nil,
            recordingFlag: RecordingFlag? = nil, externalIdList: [AdditionalInfo] = [], data: Octets? = nil
        ) {
            self.startTime = startTime
            self.endTime = endTime
            self.channelList = channelList
            self.pageToken = pageToken
            self.recordingFlag = recordingFlag
            self.externalIdList = externalIdList
            self.data = data
        }

        public init?(fields: [Value?]) {
            guard
                let startTime: UInt32 = fields.required(at: 0),
                let endTime: UInt32 = fields.required(at: 1),
                let channelList: [ChannelInfo] = fields.required(at: 2, default: []),
                let pageToken: PageToken? = fields.required(at: 3, default: nil),
                let recordingFlag: RecordingFlag? = fields.required(at: 4, default: nil),
                let externalIdList: [AdditionalInfo] = fields.required(at: 5, default: []),
                let data: Octets? = fields.optional(at: 6)
            else { return nil }
            self.startTime = startTime
            self.endTime = endTime
            self.channelList = channelList
            self.pageToken = pageToken
            self.recordingFlag = recordingFlag
            self.externalIdList = externalIdList
            self.data = data
        }

        public var fields: [Value?] {
            [
                startTime.value,
                endTime.value,
                channelList.value,
                pageToken.value,
                recordingFlag.value,
                externalIdList.value,
                data?.value,
            ]
        }
    }

    /// Answer 0x05.
    public struct ProgramGuideResponse: FieldsConvertible, Hashable {
        public var paging: ChannelPaging
        public var programList: [Program]

        public init(paging: ChannelPaging, programList: [Program]) {
            self.paging = paging
            self.programList = programList
        }

        public init?(fields: [Value?]) {
            guard
                let paging: ChannelPaging = fields.required(at: 0),
                let programList: [Program] = fields.required(at: 1)
            else { return nil }
            self.paging = paging
            self.programList = programList
        }

        public var fields: [Value?] { [paging.value, programList.value] }
    }

    /// Command 0x06.
    public struct RecordProgram: TraitCommand, Hashable {
        public typealias Owner = Channel
        public static let index = 4

        public var programIdentifier: String
        public var shouldRecordSeries: Bool
        public var externalIdList: [AdditionalInfo]
        public var data: Octets?

        public init(
            programIdentifier: String, shouldRecordSeries: Bool, externalIdList: [AdditionalInfo] = [],
            data: Octets? = nil
        ) {
            self.programIdentifier = programIdentifier
            self.shouldRecordSeries = shouldRecordSeries
            self.externalIdList = externalIdList
            self.data = data
        }

        public init?(fields: [Value?]) {
            guard
                let programIdentifier: String = fields.required(at: 0),
                let shouldRecordSeries: Bool = fields.required(at: 1),
                let externalIdList: [AdditionalInfo] = fields.required(at: 2, default: []),
                let data: Octets? = fields.optional(at: 3)
            else { return nil }
            self.programIdentifier = programIdentifier
            self.shouldRecordSeries = shouldRecordSeries
            self.externalIdList = externalIdList
            self.data = data
        }

        public var fields: [Value?] {
            [programIdentifier.value, shouldRecordSeries.value, externalIdList.value, data?.value]
        }
    }

    /// Command 0x07.
    public struct CancelRecordProgram: TraitCommand, Hashable {
        public typealias Owner = Channel
        public static let index = 5

        public var programIdentifier: String
        public var shouldRecordSeries: Bool
        public var externalIdList: [AdditionalInfo]
        public var data: Octets?

        public init(
            programIdentifier: String, shouldRecordSeries: Bool, externalIdList: [AdditionalInfo] = [],
            data: Octets? = nil
        ) {
            self.programIdentifier = programIdentifier
            self.shouldRecordSeries = shouldRecordSeries
            self.externalIdList = externalIdList
            self.data = data
        }

        public init?(fields: [Value?]) {
            guard
                let programIdentifier: String = fields.required(at: 0),
                let shouldRecordSeries: Bool = fields.required(at: 1),
                let externalIdList: [AdditionalInfo] = fields.required(at: 2, default: []),
                let data: Octets? = fields.optional(at: 3)
            else { return nil }
            self.programIdentifier = programIdentifier
            self.shouldRecordSeries = shouldRecordSeries
            self.externalIdList = externalIdList
            self.data = data
        }

        public var fields: [Value?] {
            [programIdentifier.value, shouldRecordSeries.value, externalIdList.value, data?.value]
        }
    }
}
