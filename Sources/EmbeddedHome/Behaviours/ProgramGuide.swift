import HomeModel
import HomeTraits

/// The programmes of a receiver's channels: on each of them something new begins at every full hour, the same each day at that hour, so
/// that nothing has to be kept.
struct ProgramGuide {
    private static let length: UInt32 = 3600
    private static let titles = ["News", "Quiz", "Film", "Concert", "Weather", "Travel", "Cartoon", "Match"]
    /// Programmes in one answer, unless the request wants fewer.
    static let page = 50

    /// One programme: which channel of the list, and when (hours since 2000-01-01T00:00:00Z).
    struct Slot: Equatable {
        var channel: Int
        var hour: UInt32
    }

    let channels: [Channel.ChannelInfo]

    /// Where programmes of one guide stand in it: by time, then by channel.
    struct Window {
        /// Hours since 2000-01-01T00:00:00Z.
        var firstHour: UInt32
        var hours: Int
        var channels: [Int]

        var count: Int { hours * channels.count }

        func slot(_ index: Int) -> Slot {
            Slot(
                channel: channels[index % channels.count], hour: firstHour + UInt32(clamping: index / channels.count))
        }
    }

    /// - Parameter wanted: only these channels; empty: all.
    func window(from start: UInt32, to end: UInt32, wanted: [Channel.ChannelInfo]) -> Window {
        let first = start / Self.length
        let last = end / Self.length
        let shown = channels.indices.filter { index in
            wanted.isEmpty
                || wanted.contains {
                    $0.majorNumber == channels[index].majorNumber && $0.minorNumber == channels[index].minorNumber
                }
        }
        return Window(
            firstHour: first, hours: last >= first ? Int(last - first) + 1 : 0, channels: shown)
    }

    func identifier(of slot: Slot) -> String {
        let channel = channels[slot.channel]
        return "\(channel.majorNumber).\(channel.minorNumber)-\(slot.hour)"
    }

    /// The programme of that identifier; nil where no channel has it.
    func slot(identifier: String) -> Slot? {
        guard let dash = identifier.lastIndex(of: "-"), let hour = UInt32(identifier[identifier.index(after: dash)...]),
            hour < UInt32.max / Self.length,
            let channel = channels.firstIndex(where: { "\($0.majorNumber).\($0.minorNumber)" == identifier[..<dash] })
        else { return nil }
        return Slot(channel: channel, hour: hour)
    }

    func program(_ slot: Slot, flag: Channel.RecordingFlag) -> Channel.Program {
        let (start, overflow) = slot.hour.multipliedReportingOverflow(by: Self.length)
        let begin = overflow ? UInt32.max : start
        let title = Self.titles[(slot.channel * 3 + Int(slot.hour % 24)) % Self.titles.count]
        return Channel.Program(
            identifier: identifier(of: slot), channel: channels[slot.channel], startTime: begin,
            endTime: begin.addingReportingOverflow(Self.length).overflow ? .max : begin + Self.length,
            title: title, recordingFlag: flag.isEmpty ? nil : flag,
            seriesInfo: Channel.SeriesInfo(season: "1", episode: "\(slot.hour / 24)"))
    }
}
