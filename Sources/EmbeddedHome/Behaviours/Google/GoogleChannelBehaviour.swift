import HomeModel
import HomeTraits

/// The channels of a television (cloud-to-cloud trait Channel), which tells none of its state.
final class GoogleChannelBehaviour: GoogleBehaviour {
    /// Places in the list of channels, the newest last.
    private var watched = [0]

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        let channels = part[GoogleChannel.availableChannels] ?? []
        if let command = command.typed(GoogleChannel.SelectChannel.self) {
            watch(try index(of: command, in: channels))
        } else if let command = command.typed(GoogleChannel.RelativeChannel.self) {
            guard !channels.isEmpty else { throw CommandFailure(.failedPrecondition, "the device has no channels") }
            let sum = (watched.last ?? 0) + Int(command.relativeChannelChange) % channels.count
            watch((sum + channels.count) % channels.count)
        } else if command.typed(GoogleChannel.ReturnChannel.self) != nil {
            if watched.count > 1 { watch(watched[0]) }
        } else {
            throw .unknownCommand
        }
        return []
    }

    private func watch(_ index: Int) { watched = [watched.last ?? 0, index] }

    private func index(
        of command: GoogleChannel.SelectChannel, in channels: [GoogleChannel.Channel]
    ) throws(CommandFailure) -> Int {
        if let code = command.channelCode {
            guard let index = channels.firstIndex(where: { $0.key == code }) else {
                throw .unknown(code, in: "channelCode", allowed: channels.map(\.key))
            }
            return index
        }
        if let number = command.channelNumber {
            guard let index = channels.firstIndex(where: { $0.number == number }) else {
                throw .unknown(number, in: "channelNumber", allowed: channels.compactMap(\.number))
            }
            return index
        }
        guard let name = command.channelName else {
            throw CommandFailure(.invalidArgument, "give channelCode or channelNumber", field: "channelCode")
        }
        let index = channels.firstIndex { $0.names.contains { $0.lowercased() == name.lowercased() } }
        guard let index else { throw .unknown(name, in: "channelName", allowed: channels.flatMap(\.names)) }
        return index
    }
}
