import HomeModel
import HomeTraits

/// Texts that a screen or a loudspeaker presents (Matter Application Cluster Specification, "Messages Cluster"). Nobody is there to
/// confirm them.
final class MessagesBehaviour: TraitBehaviour {
    /// When a message begins or ends; no end: it stays until it is cancelled (`Moment.uptime`).
    private struct Run {
        var id: Octets
        var begin: Int64
        var end: Int64?
        var hasBegun = false
    }

    private var runs: [Run] = []
    private static let most = 8

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(Messages.PresentMessagesRequest.self) {
            try present(command, part, moment)
        } else if let command = command.typed(Messages.CancelMessagesRequest.self) {
            let known = Set((part[Messages.messages] ?? []).map(\.messageId))
            guard command.messageIDs.allSatisfy(known.contains) else {
                throw CommandFailure(status: .notFound, "there is no such message", field: "messageIDs")
            }
            for id in command.messageIDs { end(id, part, moment) }
        } else {
            throw .notSimulated
        }
        return []
    }

    private func present(
        _ command: Messages.PresentMessagesRequest, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        let messages = part[Messages.messages] ?? []
        guard !messages.contains(where: { $0.messageId == command.messageId }) else {
            throw CommandFailure(status: .invalidCommand, "the message is there already", field: "messageId")
        }
        guard messages.count < Self.most else {
            throw CommandFailure(status: .resourceExhausted, "the device keeps \(Self.most) messages at most")
        }
        let features = Messages.Features(rawValue: part.features(of: Messages.self))
        let control = command.messageControl
        guard features.contains(.receivedConfirmation) || !control.contains(.confirmationRequired),
            features.contains(.confirmationResponse) || !control.contains(.responseRequired),
            features.contains(.confirmationReply) || !control.contains(.replyMessage),
            features.contains(.protectedMessages) || !control.contains(.messageProtected)
        else {
            throw CommandFailure(
                status: .constraintError, "the device cannot treat messages so", field: "messageControl")
        }
        let message = Messages.Message(
            messageId: command.messageId, priority: command.priority, messageControl: control,
            startTime: command.startTime, duration: command.duration, messageText: command.messageText,
            responses: features.contains(.confirmationResponse) ? command.responses : nil)
        part.set(Messages.messages, messages + [message])
        part.raise(Messages.MessageQueued(messageId: command.messageId), at: moment)
        runs.append(run(message, moment))
        advance(part, to: moment)
    }

    private func run(_ message: Messages.Message, _ moment: Moment) -> Run {
        var begin = moment.uptime
        if let start = message.startTime, start > 0 { begin = max(begin, moment.uptime(atMatterSeconds: start)) }
        // No time at all would be no message: like none given, until it is cancelled.
        let duration = message.duration.flatMap { $0 > 0 ? Int64(clamping: min($0, 1 << 53)) : nil }
        return Run(id: message.messageId, begin: begin, end: duration.map { begin + $0 })
    }

    private func end(_ id: Octets, _ part: SimulatedPart, _ moment: Moment) {
        runs.removeAll { $0.id == id }
        part.set(Messages.messages, (part[Messages.messages] ?? []).filter { $0.messageId != id })
        part.set(Messages.activeMessageIDs, (part[Messages.activeMessageIDs] ?? []).filter { $0 != id })
        part.raise(Messages.MessageComplete(messageId: id, futureMessagesPreference: nil), at: moment)
    }

    // MARK: Time

    /// Messages are there again after a restart, and begin anew.
    func start(_ part: SimulatedPart, at moment: Moment) {
        part.set(Messages.activeMessageIDs, [])
        runs = (part[Messages.messages] ?? []).map { run($0, moment) }
        advance(part, to: moment)
    }

    func begin(_ part: SimulatedPart, at moment: Moment) { start(part, at: moment) }

    var nextWake: Int64? { runs.compactMap { $0.hasBegun ? $0.end : $0.begin }.min() }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        for index in runs.indices where !runs[index].hasBegun && runs[index].begin <= moment.uptime {
            runs[index].hasBegun = true
            part.set(Messages.activeMessageIDs, (part[Messages.activeMessageIDs] ?? []) + [runs[index].id])
            part.raise(Messages.MessagePresented(messageId: runs[index].id), at: moment)
        }
        for run in runs where run.hasBegun && run.end.map({ $0 <= moment.uptime }) ?? false {
            end(run.id, part, moment)
        }
    }
}
