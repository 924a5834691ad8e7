import Adapter
import EventLoop
import HomeModel
import JSON
import MatterBackend

/// The requests `matter/*`: which devices there are in a Matter fabric (the contract's "Matter devices").
///
/// Setup codes go to the server, or from it to who asked for one, and nowhere else: no error repeats what was given as one.
@LoopActor
struct MatterRequests {
    let adapter: Adapter
    let backends: [MatterBackend]
    /// The device of a backend that a device of the home is, or is a part of.
    let origin: @LoopActor (Device) -> DeviceID

    private typealias Completion = RequestRouter.Completion

    func add() {
        add("matter/commission", ["code", "networkOnly"]) { arguments, backend, completion throws(CommandFailure) in
            try commission(arguments, backend, completion)
        }
        addForNode("matter/remove") { backend, node, _, completion in
            let devices = backend.devices(of: node)
            backend.removeNode(node) { completion($0.map { Self.answer(node, devices) }) }
        }
        addForNode("matter/interview") { backend, node, _, completion in
            backend.interview(node) { completion($0.map { Self.answer(node, backend.devices(of: node)) }) }
        }
        addForNode("matter/ping") { backend, node, _, completion in
            backend.ping(node) { completion($0.map { ["node": JSON(node), "addresses": $0] }) }
        }
        addForNode("matter/open-window", ["timeout"]) { backend, node, arguments, completion throws(CommandFailure) in
            // 3 to 15 minutes (Matter Core Specification, "Commissioning Window").
            let seconds = try arguments.integer("timeout", in: 180...900) ?? 300
            backend.openWindow(node, seconds: seconds) { result in
                completion(
                    result.map { window in
                        [
                            "node": JSON(node), "timeout": JSON(seconds),
                            "setupManualCode": window.manualCode.map { .string($0) } ?? .null,
                            "setupQRCode": window.qrCode.map { .string($0) } ?? .null,
                        ]
                    })
            }
        }
    }

    private static func answer(_ node: UInt64, _ devices: [DeviceID]) -> JSON {
        ["node": JSON(node), "devices": .array(devices.map { .string($0.rawValue) })]
    }

    // MARK: Commissioning

    private func commission(
        _ arguments: RequestArguments, _ backend: MatterBackend, _ completion: @escaping Completion
    ) throws(CommandFailure) {
        // Read without the usual errors, which show the value.
        guard let code = arguments.object["code"]?.stringValue, SetupCode.isPlausible(code) else {
            throw CommandFailure(
                .invalidArgument,
                "'code' is a setup code as a text: 'MT:' with what the QR code holds, or 11 or 21 digits",
                field: "code",
                allowed: "string")
        }
        let networkOnly = arguments.has("networkOnly") ? try arguments.bool("networkOnly") : nil
        let id = arguments.object["_id"]
        backend.commission(code: SetupCode.plain(code), networkOnly: networkOnly) { step in
            adapter.tellProgress(of: "matter/commission", id: id, Self.json(step))
        } completion: { result in
            completion(result.map { Self.answer($0.node, $0.devices) })
        }
    }

    private static func json(_ step: CommissioningStep) -> JSONObject {
        switch step {
        case .started: ["step": "started"]
        case .found(let node): ["step": "found", "node": JSON(node)]
        case .reached(let node): ["step": "reached", "node": JSON(node)]
        }
    }

    // MARK: Which backend, which node

    private func add(
        _ name: String, _ members: [String],
        _ handle:
            @escaping @LoopActor (RequestArguments, MatterBackend, @escaping Completion) throws(CommandFailure) ->
            Void
    ) {
        adapter.requests.add(name, members: members + ["backend"]) { arguments, completion in
            do throws(CommandFailure) {
                try handle(arguments, try backend(arguments), completion)
            } catch {
                completion(.failure(error))
            }
        }
    }

    private func addForNode(
        _ name: String, _ members: [String] = [],
        _ handle:
            @escaping @LoopActor (
                MatterBackend, UInt64, RequestArguments, @escaping Completion
            ) throws(CommandFailure) -> Void
    ) {
        adapter.requests.add(name, members: members + ["device", "node", "backend"]) { arguments, completion in
            do throws(CommandFailure) {
                let (backend, node) = try node(arguments)
                try handle(backend, node, arguments, completion)
            } catch {
                completion(.failure(error))
            }
        }
    }

    /// The backend that is named; else the only one, or the only one that may commission.
    private func backend(_ arguments: RequestArguments) throws(CommandFailure) -> MatterBackend {
        let names = JSON.array(backends.map { .string($0.name) })
        guard let name = try arguments.optionalText("backend") else {
            let able = backends.filter(\.allowsCommissioning)
            if let only = backends.count == 1 ? backends.first : able.count == 1 ? able.first : nil { return only }
            throw CommandFailure(
                .invalidArgument, "the member 'backend' is missing: there are several Matter Servers", field: "backend",
                allowed: names)
        }
        guard let backend = backends.first(where: { $0.name == name }) else {
            throw CommandFailure(
                .notFound, "there is no Matter Server '\(name)'", field: "backend", value: .string(name), allowed: names
            )
        }
        return backend
    }

    /// A node by its number, or by any device that it is.
    private func node(_ arguments: RequestArguments) throws(CommandFailure) -> (MatterBackend, UInt64) {
        if let json = arguments.object["node"], !json.isNull {
            guard let node = json.uintValue ?? json.stringValue.flatMap({ UInt64($0) }) else {
                throw CommandFailure(
                    .invalidArgument, "'node' is the number of a node", field: "node", value: json, allowed: "uint64")
            }
            return (try backend(arguments), node)
        }
        guard let name = try arguments.optionalText("device") else { throw arguments.missing("device", "string") }
        guard let device = adapter.device(named: name) else {
            throw CommandFailure(
                .notFound, "there is no device '\(name)': give its id or its topic below the base", field: "device",
                value: .string(name))
        }
        guard let backend = backends.first(where: { $0.name == device.backend }),
            let node = backend.node(of: origin(device))
        else {
            throw CommandFailure(
                .failedPrecondition, "the device '\(name)' is no Matter device", field: "device", value: .string(name))
        }
        return (backend, node)
    }
}
