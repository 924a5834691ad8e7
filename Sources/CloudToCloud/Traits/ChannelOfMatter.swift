import HomeModel
import HomeTraits
import JSON

/// Channel of a Matter player: the keys are major and minor number.
struct ChannelOfMatter: CloudTrait {
    static let name = GoogleTrait.channel
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: Channel.self), state.supports(Channel.channelList) else { return nil }
        self.part = part
        self.state = state
    }

    private var channels: [Channel.ChannelInfo] { state[Channel.channelList] ?? [] }

    private static func key(of channel: Channel.ChannelInfo) -> String {
        "\(channel.majorNumber).\(channel.minorNumber)"
    }

    private static func number(of channel: Channel.ChannelInfo) -> String {
        channel.minorNumber == 0 ? String(channel.majorNumber) : key(of: channel)
    }

    var attributes: JSONObject {
        [
            "availableChannels": .array(
                channels.map { channel in
                    let names = [channel.name, channel.callSign].compactMap { $0 }.filter { !$0.isEmpty }
                    return [
                        "key": .string(Self.key(of: channel)),
                        "names": .array((names.isEmpty ? [Self.number(of: channel)] : names).map { .string($0) }),
                        "number": .string(Self.number(of: channel)),
                    ]
                })
        ]
    }

    var commands: Set<GoogleCommand> { [.selectChannel, .relativeChannel] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        if command == .relativeChannel {
            let count = try parameters.integer("relativeChannelChange", as: Int16.self)
            return CloudPlan(Channel.SkipChannel(count: count), on: part)
        }
        let code = try parameters.optionalText("channelCode")
        let number = try parameters.optionalText("channelNumber")
        guard code != nil || number != nil else { throw GoogleError(.valueOutOfRange) }
        let channel = channels.first { channel in
            code.map { $0 == Self.key(of: channel) } ?? (number == Self.number(of: channel))
        }
        guard let channel else { throw GoogleError(.noAvailableChannel) }
        return CloudPlan(
            Channel.ChangeChannelByNumber(majorNumber: channel.majorNumber, minorNumber: channel.minorNumber), on: part)
    }
}
