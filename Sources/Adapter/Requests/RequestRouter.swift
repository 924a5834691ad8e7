public import EventLoop
public import HomeModel
public import JSON

/// Answers `_adapter/request/<area>/<verb>` by handlers that the parts of the program add.
@LoopActor
public final class RequestRouter {
    public typealias Completion = @LoopActor (Result<JSON, CommandFailure>) -> Void
    public typealias Handler = @LoopActor (RequestArguments, @escaping Completion) -> Void

    private var handlers: [String: (members: Set<String>, handler: Handler)] = [:]
    var foreign: [String: ForeignHandler] = [:]

    public init() {}

    /// Adds a request.
    /// - Parameter members: the names that its payload may have.
    public func add(_ name: String, members: [String] = [], _ handler: @escaping Handler) {
        handlers[name] = (Set(members), handler)
    }

    /// Adds a request that answers at once.
    public func add(
        _ name: String, members: [String] = [],
        answer: @escaping @LoopActor (RequestArguments) throws(CommandFailure) -> JSON
    ) {
        add(name, members: members) { arguments, completion in
            do throws(CommandFailure) {
                completion(.success(try answer(arguments)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func handle(_ name: String, _ object: JSONObject, _ completion: @escaping Completion) {
        guard let (members, handler) = handlers[name] else {
            completion(
                .failure(
                    CommandFailure(
                        .unimplemented, "there is no request '\(name)'",
                        allowed: .array((Array(handlers.keys) + Array(foreign.keys)).sorted().map { .string($0) }))))
            return
        }
        for member in object.keys where !member.hasPrefix("_") && !members.contains(member) {
            completion(
                .failure(
                    CommandFailure(
                        .invalidArgument, "the request '\(name)' has no member '\(member)'", field: member,
                        allowed: .array(members.sorted().map { .string($0) }))))
            return
        }
        handler(RequestArguments(object), completion)
    }
}
