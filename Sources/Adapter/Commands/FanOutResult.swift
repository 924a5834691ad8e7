import EventLoop
import HomeModel
import JSON
import Topics

/// How a command for several devices ended: an error only if every member failed.
@LoopActor
struct FanOutResult {
    /// Nil for a success.
    let failure: CommandFailure?
    let members: MembersPayload
    /// Whether a repetition gets this result: not where trying again can do no harm.
    let isRemembered: Bool

    init(_ members: [FanOutMember], _ outcomes: [CommandOutcome], tree: TopicTree) {
        var failed: [MembersPayload.Failure] = []
        for (member, outcome) in zip(members, outcomes) {
            guard let failure = outcome.failure else { continue }
            failed.append(
                MembersPayload.Failure(
                    device: member.device.id, part: tree.partName(member.part.endpoint, of: member.device.id),
                    failure: failure))
        }
        self.members = MembersPayload(total: members.count, failed: failed)
        failure = failed.count < members.count ? nil : Self.mostTelling(failed.map(\.failure))
        isRemembered = outcomes.contains(where: \.isRemembered)
    }

    var json: JSON { ResultPayload.collective(id: nil, failure, members: members) }

    /// The codes from the one that tells most of what to do about it to the one that tells least.
    private static let telling: [ErrorCode] = [
        .permissionDenied, .unauthenticated, .outOfRange, .invalidArgument, .failedPrecondition, .resourceExhausted,
        .unimplemented, .notFound, .alreadyExists, .dataLoss, .internal, .unknown, .deadlineExceeded, .aborted,
        .cancelled, .unavailable,
    ]

    /// The one error that stands for all: the first of the most telling code.
    private static func mostTelling(_ failures: [CommandFailure]) -> CommandFailure? {
        failures.min { left, right in
            (telling.firstIndex(of: left.code) ?? telling.endIndex)
                < (telling.firstIndex(of: right.code) ?? telling.endIndex)
        }
    }
}
