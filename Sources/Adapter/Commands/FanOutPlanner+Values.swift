import HomeModel
import JSON

/// Values that members take, take in part, or do not take.
extension FanOutPlanner {
    /// Plans for every member. A wrong or too large value is everybody's mistake, unless some member takes the value.
    ///
    /// - Parameters:
    ///   - skips: keeps members with nothing to do.
    ///   - holds: whether a member has the attribute, field or key of that name.
    ///   - plan: what a member does; nil for nothing. The flag says whether to bring values to the member's own limits.
    func resolve(
        _ members: [FanOutMember], timeout: Duration?, skips: Bool = false, holds: (FanOutMember, String) -> Bool,
        plan: (FanOutMember, Bool) throws(CommandFailure) -> DeviceRequest?
    ) throws(CommandFailure) -> [FanOutMember] {
        var members = members
        var unsupported: CommandFailure?
        for index in members.indices {
            do throws(CommandFailure) {
                guard var request = try plan(members[index], false) else { continue }
                request.timeout = timeout
                members[index].plan = .request(request)
            } catch {
                if error.code == .unimplemented {
                    unsupported = unsupported ?? error
                } else {
                    members[index].plan = .failure(error)
                }
            }
        }
        if !skips {
            members.removeAll(where: \.isSkipped)
            guard !members.isEmpty else {
                throw unsupported ?? CommandFailure(.unimplemented, "no member supports this")
            }
        }
        try checkSharedValues(members, holds: holds)
        for index in members.indices {
            guard case .failure(let failure) = members[index].plan, failure.code == .outOfRange else { continue }
            do throws(CommandFailure) {
                guard var request = try plan(members[index], true) else { continue }
                request.timeout = timeout
                members[index].plan = .request(request)
            } catch {
                members[index].plan = .failure(error)
            }
        }
        return members
    }

    /// - Throws: the mistake that no member lives with.
    private func checkSharedValues(
        _ members: [FanOutMember], holds: (FanOutMember, String) -> Bool
    ) throws(CommandFailure) {
        var taken: Set<String> = []
        for member in members {
            guard case .failure(let failure) = member.plan,
                failure.code == .invalidArgument || failure.code == .outOfRange
            else { continue }
            let name = failure.field.map { String($0.prefix { $0 != "." && $0 != "[" }) } ?? ""
            if taken.contains(name) { continue }
            let isTaken = members.contains { other in
                if case .request = other.plan { holds(other, name) } else { false }
            }
            guard isTaken else { throw Self.merged(failure, members) }
            taken.insert(name)
        }
    }

    /// Out of every member's range: what is allowed is what some member takes.
    private static func merged(_ failure: CommandFailure, _ members: [FanOutMember]) -> CommandFailure {
        guard failure.code == .outOfRange, var limits = failure.allowed?.objectValue else { return failure }
        for member in members {
            guard case .failure(let other) = member.plan, other.code == .outOfRange, other.field == failure.field,
                let range = other.allowed?.objectValue
            else { continue }
            for (name, isWider) in [("min", { $0 < $1 }), ("max", { $0 > $1 })] as [(String, (Double, Double) -> Bool)]
            {
                if let limit = range[name], let present = limits[name], let number = limit.doubleValue,
                    let other = present.doubleValue, isWider(number, other)
                {
                    limits[name] = limit
                }
            }
        }
        var merged = failure
        merged.allowed = .object(limits)
        if let field = failure.field { merged.message = "'\(field)' is outside of what any member can do" }
        return merged
    }
}
