import HomeModel
import HomeTraits

/// The channels of a receiver (Matter Application Cluster Specification, "Channel Cluster").
final class ChannelBehaviour: TraitBehaviour {
    var recordings: [Recording] = []

    var memory: Value? { recordings.isEmpty ? nil : .list(recordings.map(\.stored)) }

    func restore(_ memory: Value) { recordings = (memory.listValue ?? []).compactMap(Recording.init(stored:)) }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(Channel.ChangeChannel.self) {
            return Channel.ChangeChannelResponse(status: change(to: command.match, part)).fields
        }
        if let command = command.typed(Channel.ChangeChannelByNumber.self) {
            let list = part[Channel.channelList] ?? []
            let channel = list.first {
                $0.majorNumber == command.majorNumber && $0.minorNumber == command.minorNumber
            }
            // A receiver that tells no list takes any number.
            guard list.isEmpty || channel != nil else {
                throw CommandFailure(status: .constraintError, "the receiver has no such channel", field: "majorNumber")
            }
            part.set(
                Channel.currentChannel,
                channel ?? Channel.ChannelInfo(majorNumber: command.majorNumber, minorNumber: command.minorNumber))
            return []
        }
        if let command = command.typed(Channel.SkipChannel.self) {
            skip(Int(command.count), part)
            return []
        }
        if let answer = try answerGuide(command, part) { return answer }
        throw .notSimulated
    }

    /// So many channels on, around the list.
    func skip(_ count: Int, _ part: SimulatedPart) {
        let list = part[Channel.channelList] ?? []
        guard !list.isEmpty else { return }
        let current = list.firstIndex { $0 == part[Channel.currentChannel] ?? nil } ?? 0
        let next = (current + count) % list.count
        part.set(Channel.currentChannel, list[next < 0 ? next + list.count : next])
    }

    private func change(to match: String, _ part: SimulatedPart) -> Channel.Status {
        let wanted = match.lowercased()
        let matches = (part[Channel.channelList] ?? []).filter { channel in
            let names = [channel.name, channel.callSign, channel.affiliateCallSign, channel.identifier]
            return names.contains { $0?.lowercased() == wanted }
                || "\(channel.majorNumber).\(channel.minorNumber)" == wanted
        }
        guard let channel = matches.first else { return .noMatches }
        guard matches.count == 1 else { return .multipleMatches }
        part.set(Channel.currentChannel, channel)
        return .success
    }
}
