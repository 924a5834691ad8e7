import EventLoop
import HomeModel
import JSON
import Telemetry

/// How the backends are: what they say, whether they are late, and how many devices of the home they do not tell about.
extension Adapter {
    /// How long a backend may be connecting before it counts as degraded.
    static let backendPatience = Duration.seconds(10)

    func watch(_ backend: String, _ transport: Transport) {
        var state = BackendState(transport: transport)
        setState(of: backend, to: .connecting, &state)
    }

    func statusChanged(of backend: String, to status: BackendStatus) {
        guard var state = backendStates[backend] else { return }
        // Trying once more is no answer.
        if status == .connecting, state.status == .connecting || state.isLate { return }
        setState(of: backend, to: status, &state)
    }

    private func setState(of backend: String, to status: BackendStatus, _ state: inout BackendState) {
        state.status = status
        state.isLate = false
        state.changes += 1
        backendStates[backend] = state
        presenter.touchInfo()
        guard status == .connecting else { return }
        let (change, transport) = (state.changes, state.transport)
        loop.schedule(after: Self.backendPatience) { [weak self] in
            guard let self, backendStates[backend]?.changes == change else { return }
            logger.warning("a backend has not answered: it counts as degraded until it does", ["backend": backend])
            handle(.status(.degraded), from: backend, transport: transport)
            backendStates[backend]?.isLate = true
        }
    }

    /// A backend told what it has: if it was late, it is no more.
    func answered(_ backend: String) {
        guard var state = backendStates[backend], state.isLate else { return }
        setState(of: backend, to: .connecting, &state)
        for change in graph.reached(by: backend, true) { show(change) }
    }

    // MARK: What `_adapter/info` says

    /// The backends of the configuration, and those that have devices of the home and are not there.
    var backendInfo: JSON {
        .array(
            measuredBackends.map { backend in
                var object: JSONObject = ["name": .string(backend.name)]
                if let transport = backend.transport { object.append("transport", .string(transport.rawValue)) }
                object.append("connection", .string(backend.status.rawValue))
                if backend.missing > 0 { object.append("missing", JSON(backend.missing)) }
                return .object(object)
            })
    }

    var backendProblems: [String] {
        let presence = graph.presence
        return Set(backendStates.keys).union(presence.keys).sorted().compactMap { name in
            let (all, missing) = (presence[name]?.devices ?? 0, presence[name]?.missing ?? 0)
            let count = "\(missing) of its \(all) devices \(missing == 1 ? "is" : "are") missing"
            guard let state = backendStates[name] else {
                let devices = missing == 1 ? "its 1 device is" : "its \(missing) devices are"
                return missing == 0 ? nil : "the backend '\(name)' is not in the configuration: \(devices) missing"
            }
            switch state.status {
            case .connecting: return nil
            case .connected:
                return missing == 0 ? nil : "the backend '\(name)' does not tell of all its devices: \(count)"
            case .degraded:
                let trouble = state.isLate ? "has not answered yet" : "is degraded"
                return "the backend '\(name)' \(trouble)" + (all == 0 ? "" : ": \(count)")
            }
        }
    }
}
