public import EventLoop
public import HomeModel
public import Telemetry

/// A simulated home: a backend whose devices behave as the Matter specifications say, and whose state survives in the store.
///
/// Everything happens on the loop's thread. What an action changes is stored in one transaction before the action is answered, so
/// that what was acknowledged is there after kill -9. A restart is a loss of power for the devices: values are as they were,
/// movements that were under way have ended, and start-up attributes (`startUpOnOff` and its kin) act.
@LoopActor
public final class EmbeddedHome: HomeBackend {
    public let name: String
    public let transport = Transport.embedded

    private let store: any SimulationStore
    private let clock: any SimulationClock
    private let logger: Logger
    private var hosted: [HostedDevice?] = []
    private var indices: [DeviceID: Int] = [:]
    private var report: (@LoopActor (HomeEvent) -> Void)?
    private var wakes = WakeQueue<Sleeper>()
    private var alarm: Int64?
    private var waiting: [UInt64: WaitingAction] = [:]
    private var lastWaiting: UInt64 = 0
    /// Actions that belong together and are not stored yet; nil outside of `together`.
    private var joint: [PerformedAction]?

    private enum Sleeper: Hashable {
        case device(Int)
        case action(UInt64)
    }

    /// An action that a fault delays, or never answers (`run` is nil).
    private struct WaitingAction {
        var run: (@LoopActor () -> Void)?
        var completion: @LoopActor (ActionOutcome) -> Void
    }

    /// An action whose effects are not stored yet.
    private struct PerformedAction {
        let index: Int
        let host: HostedDevice
        var outcome: ActionOutcome
        let effects: SimulationEffects
        let completion: @LoopActor (ActionOutcome) -> Void
    }

    /// Devices that are served in one turn of the loop before others have theirs.
    private static let devicesPerTurn = 512
    /// Actions that may wait because of faults; beyond that the oldest is given up.
    private static let waitingLimit = 10_000

    /// - Parameters:
    ///   - name: the backend's name in the configuration, under which the store keeps its state.
    ///   - definitions: the devices, from the oldest to the youngest; of equal ids the first counts.
    /// - Throws: what the store throws when the states cannot be read.
    public init(
        name: String, definitions: [DeviceDefinition], store: any SimulationStore, clock: any SimulationClock,
        logger: Logger
    ) throws {
        self.name = name
        self.store = store
        self.clock = clock
        self.logger = logger.with("backend", name)
        let states = Dictionary(grouping: try store.loadStates(backend: name), by: \.device)
        hosted.reserveCapacity(definitions.count)
        for definition in definitions where indices[definition.id] == nil {
            host(definition, stored: states[definition.id] ?? [])
        }
    }

    // MARK: HomeBackend

    public func start(_ report: @escaping @LoopActor (HomeEvent) -> Void) {
        self.report = report
        let now = clock.now
        var states: [StoredState] = []
        for case let host? in hosted {
            states += host.start(at: now).states
            if let record = host.takeRecord() { states.append(record) }
        }
        if !save(states) { for case let host? in hosted { host.markUnstored(states) } }
        report(.snapshot(hosted.compactMap { $0?.description }))
        report(.status(.connected))
        for index in hosted.indices { setWake(index) }
        arm()
    }

    public func perform(_ action: DeviceAction, completion: @escaping @LoopActor (ActionOutcome) -> Void) {
        guard report != nil else {
            return completion(.failure(CommandFailure(.unavailable, "the home is not running")))
        }
        guard let index = indices[action.device], let host = hosted[index] else {
            return completion(.failure(CommandFailure(.notFound, "there is no device \(action.device)")))
        }
        guard host.connectivity.isOnline(endpoint: action.endpoint, trait: action.trait) else {
            return completion(.failure(CommandFailure(.unavailable, "the device cannot be reached")))
        }
        guard let fault = host.fault(meeting: action) else { return run(action, index, host, completion) }
        switch fault.effect {
        case .silence:
            wait(WaitingAction(run: nil, completion: completion), until: nil)
        case .status(let status):
            let outcome = ActionOutcome.failure(CommandFailure(status: status, "the device was told to fail"))
            delayed(fault.delay, completion) { completion(outcome) }
        case .none:
            delayed(fault.delay, completion) { [weak self] in
                guard let self, let host = self.hosted[index] else {
                    return completion(.failure(CommandFailure(.notFound, "the device is gone")))
                }
                self.run(action, index, host, completion)
            }
        }
    }

    public func stop() {
        report = nil
        alarm = nil
        clock.setAlarm(at: nil) {}
        wakes = WakeQueue()
        let open = waiting.sorted { $0.key < $1.key }
        waiting = [:]
        for (_, action) in open { action.completion(.failure(CommandFailure(.cancelled, "the home was stopped"))) }
    }

    // MARK: Devices

    /// Adds a device, or replaces the one with the same id; its state begins with the first values.
    public func add(_ definition: DeviceDefinition) throws {
        try store.removeDevices([definition.id], backend: name)
        try store.putDevices([StoredDevice(device: definition.id, definition: definition.encode())], backend: name)
        forget(definition.id)
        let index = host(definition, stored: [])
        guard let report, let host = hosted[index] else { return }
        let effects = host.device.start(at: clock.now)
        if !save(effects.states) { host.markUnstored(effects.states) }
        report(.device(host.description))
        setWake(index)
        arm()
    }

    public func remove(
        _ device: DeviceID, completion: @escaping @LoopActor (Result<Void, CommandFailure>) -> Void
    ) {
        guard indices[device] != nil else {
            return completion(.failure(CommandFailure(.notFound, "there is no device \(device)")))
        }
        do {
            try store.removeDevices([device], backend: name)
        } catch {
            logger.error("a simulated device could not be removed from the store", ["error": "\(error)"])
            return completion(.failure(CommandFailure(.internal, "the removal could not be stored")))
        }
        forget(device)
        report?(.removed(device))
        completion(.success(()))
    }

    /// All devices as they are now, in order: their state in place of the first values.
    public var presentDefinitions: [DeviceDefinition] { hosted.compactMap { $0?.device.presentDefinition } }

    /// The ids of all devices, in order.
    public var devices: [DeviceID] { hosted.compactMap { $0?.device.id } }

    @discardableResult
    private func host(_ definition: DeviceDefinition, stored: [StoredState]) -> Int {
        let device = SimulatedDevice(definition, stored: stored) { row in
            logger.error(
                "the stored state of a simulated trait is damaged; it begins anew",
                ["device": row.device.rawValue, "trait": row.trait])
        }
        let host = HostedDevice(device)
        if stored.isEmpty { host.markNew() }
        if let record = stored.first(where: { $0.trait == HostedDevice.recordName && !$0.state.isEmpty }) {
            do {
                try host.restore(record.state)
            } catch {
                logger.error("the stored record of a simulated device is damaged", ["device": definition.id.rawValue])
            }
        }
        indices[definition.id] = hosted.count
        hosted.append(host)
        return hosted.count - 1
    }

    private func forget(_ device: DeviceID) {
        guard let index = indices.removeValue(forKey: device) else { return }
        hosted[index] = nil
        wakes.set(nil, for: .device(index))
    }

    func hostedDevice(_ device: DeviceID) throws(CommandFailure) -> HostedDevice {
        guard let index = indices[device], let host = hosted[index] else {
            throw CommandFailure(.notFound, "there is no simulated device \(device)")
        }
        return host
    }

    // MARK: Effects

    public func together(_ body: () -> Void) {
        guard joint == nil else { return body() }
        joint = []
        body()
        let actions = joint ?? []
        joint = nil
        finish(actions)
    }

    private func run(
        _ action: DeviceAction, _ index: Int, _ host: HostedDevice,
        _ completion: @escaping @LoopActor (ActionOutcome) -> Void
    ) {
        let (outcome, effects) = host.device.perform(action, at: clock.now)
        let performed = PerformedAction(
            index: index, host: host, outcome: outcome, effects: effects, completion: completion)
        if joint != nil { joint?.append(performed) } else { finish([performed]) }
    }

    /// Stores what actions changed in one transaction, reports it and answers them.
    private func finish(_ actions: [PerformedAction]) {
        var states: [StoredState] = []
        for action in actions {
            states += action.effects.states
            if let record = action.host.takeRecord() { states.append(record) }
        }
        let isStored = save(states)
        for action in actions {
            var outcome = action.outcome
            if !isStored {
                action.host.markUnstored(states)
                if case .success = outcome {
                    outcome = .failure(CommandFailure(.internal, "the state of the device could not be stored"))
                }
            }
            emit(action.effects, of: action.host)
            action.completion(outcome)
            setWake(action.index)
        }
        arm()
    }

    /// Changes a device outside of any action, as the trouble requests do.
    func change(
        _ host: HostedDevice, _ body: (SimulatedDevice, Moment) throws(CommandFailure) -> SimulationEffects
    ) throws(CommandFailure) {
        let effects = try body(host.device, clock.now)
        guard commit(effects, of: host) else {
            throw CommandFailure(.internal, "the state of the device could not be stored")
        }
        if let index = indices[host.device.id] {
            setWake(index)
            arm()
        }
    }

    /// Stores, then reports; false: nothing could be stored.
    @discardableResult
    func commit(_ effects: SimulationEffects, of host: HostedDevice) -> Bool {
        var states = effects.states
        if let record = host.takeRecord() { states.append(record) }
        let isStored = save(states)
        if !isStored { host.markUnstored(states) }
        emit(effects, of: host)
        return isStored
    }

    private func save(_ states: [StoredState]) -> Bool {
        guard !states.isEmpty else { return true }
        do {
            try store.putStates(states, backend: name)
            return true
        } catch {
            logger.error("the state of simulated devices could not be stored", ["error": "\(error)"])
            return false
        }
    }

    /// What nobody can reach tells nothing; its values are reported when it is back.
    private func emit(_ effects: SimulationEffects, of host: HostedDevice) {
        guard let report else { return }
        for attributes in effects.reports {
            if host.connectivity.isOnline(endpoint: attributes.endpoint, trait: attributes.trait) {
                report(.attributes(attributes))
            } else {
                host.missed.insert(.init(endpoint: attributes.endpoint, trait: attributes.trait))
            }
        }
        for event in effects.events
        where host.connectivity.isOnline(endpoint: event.endpoint, trait: event.trait) {
            report(.event(event))
        }
    }

    /// Tells that connectivity changed, and what was missed meanwhile.
    func connectivityChanged(of host: HostedDevice) {
        guard let report else { return }
        report(.connectivity(host.device.id, host.connectivity.reports))
        for scope in host.missed {
            guard let trait = scope.trait, host.connectivity.isOnline(endpoint: scope.endpoint, trait: trait) else {
                continue
            }
            host.missed.remove(scope)
            if let full = host.device.fullReport(endpoint: scope.endpoint, trait: trait) { report(.attributes(full)) }
        }
    }

    // MARK: Time

    private func setWake(_ index: Int) {
        wakes.set(hosted[index]?.device.nextWake, for: .device(index))
    }

    private func arm() {
        let next = wakes.next()
        guard next != alarm else { return }
        alarm = next
        clock.setAlarm(at: next) { [weak self] in self?.wake() }
    }

    private func wake() {
        alarm = nil
        guard report != nil else { return }
        let now = clock.now
        var states: [StoredState] = []
        var woken: [(host: HostedDevice, effects: SimulationEffects)] = []
        var actions: [WaitingAction] = []
        while woken.count < Self.devicesPerTurn, let sleeper = wakes.popDue(at: now.uptime) {
            switch sleeper {
            case .action(let number):
                if let action = waiting.removeValue(forKey: number) { actions.append(action) }
            case .device(let index):
                guard let host = hosted[index] else { continue }
                let effects = host.device.advance(to: now)
                states += effects.states
                if let record = host.takeRecord() { states.append(record) }
                woken.append((host, effects))
                setWake(index)
            }
        }
        if !save(states) { for (host, _) in woken { host.markUnstored(states) } }
        for (host, effects) in woken { emit(effects, of: host) }
        for action in actions { action.run?() }
        arm()
    }

    private func delayed(
        _ delay: Duration, _ completion: @escaping @LoopActor (ActionOutcome) -> Void,
        _ body: @escaping @LoopActor () -> Void
    ) {
        guard delay > .zero else { return body() }
        wait(WaitingAction(run: body, completion: completion), until: clock.now.uptime + delay.milliseconds)
    }

    private func wait(_ action: WaitingAction, until uptime: Int64?) {
        if waiting.count >= Self.waitingLimit, let oldest = waiting.keys.min(),
            let given = waiting.removeValue(forKey: oldest)
        {
            wakes.set(nil, for: .action(oldest))
            given.completion(.failure(CommandFailure(.deadlineExceeded, "the device did not answer")))
        }
        lastWaiting += 1
        waiting[lastWaiting] = action
        wakes.set(uptime, for: .action(lastWaiting))
        arm()
    }
}

extension Duration {
    /// Whole milliseconds, rounded down.
    var milliseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        return overflow ? (seconds < 0 ? .min / 2 : .max / 2) : product + attoseconds / 1_000_000_000_000_000
    }
}
