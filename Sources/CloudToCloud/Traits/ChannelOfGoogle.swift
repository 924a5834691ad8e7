import HomeModel
import HomeTraits
import JSON

/// Channel of Google's own trait.
struct ChannelOfGoogle: CloudTrait {
    static let name = GoogleTrait.channel
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleChannel.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        state.members(GoogleChannel.availableChannels, GoogleChannel.commandOnlyChannels)
    }

    var commands: Set<GoogleCommand> { [.selectChannel, .relativeChannel, .returnChannel] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        switch command {
        case .selectChannel:
            let code = try parameters.optionalText("channelCode")
            let number = try parameters.optionalText("channelNumber")
            let known = state[GoogleChannel.availableChannels] ?? []
            guard code != nil || number != nil else { throw GoogleError(.valueOutOfRange) }
            guard known.contains(where: { $0.key == code ?? $0.key && (code != nil || $0.number == number) }) else {
                throw GoogleError(.noAvailableChannel)
            }
            return CloudPlan(
                GoogleChannel.SelectChannel(
                    channelCode: code, channelName: try parameters.optionalText("channelName"), channelNumber: number),
                on: part)
        case .relativeChannel:
            let change = try parameters.integer("relativeChannelChange", as: Int32.self)
            return CloudPlan(GoogleChannel.RelativeChannel(relativeChannelChange: change), on: part)
        default: return CloudPlan(GoogleChannel.ReturnChannel(), on: part)
        }
    }
}
