import EventLoop
public import HomeModel
import JSON

/// Commands and writes.
extension MatterBackend {
    public func perform(_ action: DeviceAction, completion: @escaping @LoopActor (ActionOutcome) -> Void) {
        guard isLive else { return completion(.failure(ServerFailure.away)) }
        guard let node = book.deviceNodes[action.device] else {
            return completion(.failure(CommandFailure(.notFound, "there is no device \(action.device)")))
        }
        guard let cluster = action.trait.clusterID else {
            return completion(
                .failure(CommandFailure(.unimplemented, "the trait \(action.trait.name) is none of Matter's")))
        }
        switch action {
        case .invoke(let command): invoke(command, node, cluster, completion)
        case .write(let write): self.write(write, node, cluster, done: 0, completion)
        }
    }

    private func invoke(
        _ command: DeviceCommand, _ node: UInt64, _ cluster: UInt32,
        _ completion: @escaping @LoopActor (ActionOutcome) -> Void
    ) {
        let request = ServerRequest.invoke(command, node: node, cluster: cluster)
        send(request) { answer in
            switch answer {
            case .success(let result):
                guard let fields = command.definition.response?.fields else { return completion(.success([])) }
                let object: JSONObject = if case .value(let json) = result { json.objectValue ?? [:] } else { [:] }
                completion(.success(WireFields.values(object, fields)))
            case .failure(let failure): completion(.failure(failure.asFailure(isSecret: request.isSecret)))
            }
        }
    }

    /// Writes the attributes one after the other; the server takes one at a time.
    private func write(
        _ write: AttributeWrite, _ node: UInt64, _ cluster: UInt32, done: Int,
        _ completion: @escaping @LoopActor (ActionOutcome) -> Void
    ) {
        guard done < write.entries.count else { return completion(.success([])) }
        let entry = write.entries[done]
        let attribute = write.trait.attributes[entry.attribute]
        let path = NodePath(write.endpoint, cluster, attribute.id)
        let value = WireValue.json(entry.value, as: attribute.type, .numbers)
        send(.write(value, to: path, node: node)) { [weak self] answer in
            guard let self else { return completion(.failure(ServerFailure.stopped)) }
            var failure: CommandFailure?
            switch answer {
            case .success(.value(let json)): failure = WriteResult.failure(in: json)
            case .success: break
            case .failure(let refusal): failure = refusal.asFailure(isSecret: attribute.isSensitive)
            }
            guard var failure else { return self.write(write, node, cluster, done: done + 1, completion) }
            failure.field = attribute.name
            if write.entries.count > 1 {
                let names = write.entries.map { write.trait.attributes[$0.attribute].name }
                failure.applied = Array(names.prefix(done))
                failure.failed =
                    [(attribute.name, failure.code)] + names.dropFirst(done + 1).map { (key: $0, code: .aborted) }
            }
            completion(.failure(failure))
        }
    }
}
