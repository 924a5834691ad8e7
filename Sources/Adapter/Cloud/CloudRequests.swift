import CloudToCloud
import EventLoop
import HomeModel
import JSON

/// The requests `cloud/*`: their payloads are Google's requests, their answers Google's answers (the contract's "Google Home").
@LoopActor
struct CloudRequests {
    let service: CloudService
    let tree: TopicTree

    func add(to requests: RequestRouter) {
        requests.addForeign("cloud/sync") { self.sync($0, $1, $2) }
        requests.addForeign("cloud/disconnect") { self.disconnect($0, $1, $2) }
        for name in ["query", "execute"] {
            requests.addForeign("cloud/\(name)") { payload, timeout, completion in
                self.forward(payload, as: name, timeout, completion)
            }
        }
    }

    private typealias Completion = RequestRouter.ForeignCompletion

    /// What stands for the request's id where a request is not Google's own.
    static let ownRequestID: JSON = "trait2mqtt"

    /// An object without `inputs` asks for everything, or with `structure` for one structure.
    private func sync(_ payload: RequestRouter.ForeignPayload, _ timeout: Duration?, _ completion: @escaping Completion)
    {
        guard case .whole(let bytes) = payload, let object = (try? JSON.parse(bytes))?.objectValue,
            object["inputs"] == nil || object["structure"] != nil
        else { return forward(payload, as: "sync", timeout, completion) }
        var requestID = object["requestId"] ?? Self.ownRequestID
        if object["inputs"] != nil {
            do throws(CloudRequest.Malformed) {
                let request = try CloudRequest(object)
                guard case .sync = request.intent else { return forward(payload, as: "sync", timeout, completion) }
                requestID = request.requestID
            } catch {
                return completion(CloudAnswer.malformed(requestID: error.requestID, error.message).bytes)
            }
        }
        for name in object.keys where !name.hasPrefix("_") && !["requestId", "inputs", "structure"].contains(name) {
            return completion(
                CloudAnswer.malformed(requestID: requestID, "the request has no member '\(name)'").bytes)
        }
        guard requestID.stringValue != nil else {
            return completion(CloudAnswer.malformed(requestID: requestID, "'requestId' is a text").bytes)
        }
        do throws(CommandFailure) {
            let structure = try RequestArguments(object).structure("structure", tree)
            completion(service.sync(requestID, structure?.id).bytes)
        } catch {
            completion(CloudAnswer.malformed(requestID: requestID, error.message).bytes)
        }
    }

    private func disconnect(
        _ payload: RequestRouter.ForeignPayload, _ timeout: Duration?, _ completion: @escaping Completion
    ) {
        if case .whole(let bytes) = payload, let object = (try? JSON.parse(bytes))?.objectValue,
            object.keys.allSatisfy({ $0.hasPrefix("_") })
        {
            service.disconnect()
            return completion(JSON.object([:]).bytes)
        }
        forward(payload, as: "disconnect", timeout, completion)
    }

    /// The intent of a request has to be the one of its topic.
    private func forward(
        _ payload: RequestRouter.ForeignPayload, as name: String, _ timeout: Duration?,
        _ completion: @escaping Completion
    ) {
        switch payload {
        case .refused(let message): completion(CloudAnswer.malformed(requestID: nil, message).bytes)
        case .whole(let bytes):
            let object = (try? JSON.parse(bytes))?.objectValue
            let intent = object?["inputs"]?[0]?["intent"]?.stringValue
            guard intent == nil || intent == "action.devices.\(name.uppercased())" else {
                return completion(
                    CloudAnswer.malformed(
                        requestID: object?["requestId"],
                        "'intent' of cloud/\(name) is action.devices.\(name.uppercased())"
                    ).bytes)
            }
            service.answer(bytes, timeout: timeout, completion: completion)
        }
    }
}
