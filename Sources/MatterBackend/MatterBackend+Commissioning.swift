import EventLoop
public import HomeModel
public import JSON

/// What changes which devices there are. Only where the configuration allows it.
extension MatterBackend {
    public typealias Completion<Success> = @LoopActor (Result<Success, CommandFailure>) -> Void

    /// A node and the devices it is.
    public struct Commissioned: Sendable {
        public var node: UInt64
        public var devices: [DeviceID]
    }

    /// The codes with which another controller may commission the device too.
    public struct Window: Sendable {
        public var manualCode: String?
        public var qrCode: String?
    }

    private var forbidden: CommandFailure? {
        allowsCommissioning
            ? nil
            : CommandFailure(
                .permissionDenied,
                "the backend '\(name)' may not change which devices there are: 'commissioning' is not true")
    }

    /// The node of a device; nil for a device that is none of this backend.
    public func node(of device: DeviceID) -> UInt64? { book.deviceNodes[device] }

    /// The devices of a node, in the order of their endpoints.
    public func devices(of node: UInt64) -> [DeviceID] { (book.nodes[node]?.devices ?? []).map(\.description.id) }

    /// Brings a device into the fabric by its setup code, which is given to the server and to nobody else.
    ///
    /// - Parameters:
    ///   - networkOnly: whether to look for it in the network only, not by Bluetooth; nil: whatever the server is able to.
    ///   - progress: told how far it has come, before the completion.
    public func commission(
        code: String, networkOnly: Bool?, progress: @escaping @LoopActor (CommissioningStep) -> Void,
        completion: @escaping Completion<Commissioned>
    ) {
        if let forbidden { return completion(.failure(forbidden)) }
        guard isLive else { return completion(.failure(ServerFailure.away)) }
        let known = Set(book.nodes.keys)
        var told: Set<CommissioningStep> = []
        let end = observeCommissioning { step in
            switch step {
            case .found(let node), .reached(let node):
                guard !known.contains(node), told.insert(step).inserted else { return }
                progress(step)
            case .started: break
            }
        }
        progress(.started)
        send(.commission(code: code, networkOnly: networkOnly ?? !serverHasBluetooth)) { [weak self] answer in
            end()
            switch answer {
            case .success(let result):
                guard let self else { return completion(.failure(ServerFailure.stopped)) }
                guard case .nodes(let reports, _) = result, let report = reports.first else {
                    return completion(.failure(CommandFailure(.unknown, "the Matter Server named no new node")))
                }
                if book.nodes[report.id] == nil { change { $0.update(report) } }
                completion(.success(Commissioned(node: report.id, devices: devices(of: report.id))))
            case .failure(let failure): completion(.failure(failure.asFailure(isSecret: true)))
            }
        }
    }

    /// Takes a node out of the fabric, whether it can be reached or not, with all its devices.
    public func removeNode(_ node: UInt64, completion: @escaping Completion<Void>) {
        ask(.remove(node)) { [weak self] (result: Result<ServerResult, CommandFailure>) in
            if case .success = result { self?.change { $0.remove(node) } }
            completion(result.map { _ in })
        }
    }

    /// Has the server read anew what a node is.
    public func interview(_ node: UInt64, completion: @escaping Completion<Void>) {
        ask(.interview(node)) { completion($0.map { _ in }) }
    }

    /// Whether each of the node's addresses answers.
    public func ping(_ node: UInt64, completion: @escaping Completion<JSON>) {
        ask(.ping(node)) { result in
            completion(result.map { if case .value(let json) = $0 { json } else { [:] } })
        }
    }

    /// Lets another controller commission the device, too.
    public func openWindow(_ node: UInt64, seconds: Int, completion: @escaping Completion<Window>) {
        ask(.openWindow(node, seconds: seconds)) { result in
            completion(
                result.map { answer in
                    guard case .value(let json) = answer else { return Window() }
                    return Window(
                        manualCode: json["setup_manual_code"]?.stringValue, qrCode: json["setup_qr_code"]?.stringValue)
                })
        }
    }

    private func ask(_ request: ServerRequest, completion: @escaping Completion<ServerResult>) {
        if let forbidden { return completion(.failure(forbidden)) }
        guard isLive else { return completion(.failure(ServerFailure.away)) }
        send(request) { answer in
            completion(answer.mapError { $0.asFailure(isSecret: request.isSecret) })
        }
    }

    /// Takes a device out of the fabric. A device behind a bridge is the bridge's: only the bridge can let it go.
    public func remove(
        _ device: DeviceID, completion: @escaping @LoopActor (Result<Void, CommandFailure>) -> Void
    ) {
        if let forbidden { return completion(.failure(forbidden)) }
        guard let node = book.deviceNodes[device] else {
            return completion(.failure(CommandFailure(.notFound, "there is no device \(device)")))
        }
        let others = devices(of: node).filter { $0 != device }
        guard others.isEmpty else {
            return completion(
                .failure(
                    CommandFailure(
                        .failedPrecondition,
                        "the device is one of \(others.count + 1) of a bridge: remove it there, or all with matter/remove"
                    )))
        }
        removeNode(node, completion: completion)
    }
}
