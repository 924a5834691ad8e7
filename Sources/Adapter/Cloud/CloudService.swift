import CloudToCloud
import EventLoop
import HomeModel
import JSON
import MQTT
import Telemetry
import Topics

/// Answers Google's cloud-to-cloud requests, and tells a relay what Google has to know: the contract's "Google Home".
@LoopActor
final class CloudService {
    private let configuration: AdapterConfiguration
    private let graph: HomeGraph
    private let tree: TopicTree
    private let publisher: Publisher
    private let logger: Logger
    let decoder: CommandDecoder
    let scheduler: CommandScheduler
    let danger: DangerGuard
    let counters: OutcomeCounters
    let loop: EventLoop
    let agentUserID: String
    let hasPin: Bool
    var challenge: CloudChallenge
    /// EXECUTE requests that are under way at the same time.
    static let maximumRunning = 500
    private var repeats = CloudRepeats()
    private var running: [ObjectIdentifier: CloudExecution] = [:]
    private var reporter: CloudReporter?
    private let link: (any CloudLinkStore)?
    private var kept: CloudLink?
    /// Backends that have not told what they have since the start.
    var silentBackends: () -> Set<String> = { [] }
    /// The SYNC that was answered or asked for last, and the structure that it was for.
    private var synced: (digest: UInt64, structure: StructureID?)?
    private var isLinked = true
    /// Google could not be asked for a SYNC when it should have been.
    private var isSyncDue = false
    private var areExclusionsChecked = false
    private var requestTimer: LoopTimer?
    private var reports: UInt64 = 0

    init(
        configuration: AdapterConfiguration, store: String, graph: HomeGraph, tree: TopicTree, publisher: Publisher,
        decoder: CommandDecoder, scheduler: CommandScheduler, danger: DangerGuard, counters: OutcomeCounters,
        link: (any CloudLinkStore)?, loop: EventLoop, logger: Logger
    ) {
        self.configuration = configuration
        self.graph = graph
        self.tree = tree
        self.publisher = publisher
        self.decoder = decoder
        self.scheduler = scheduler
        self.danger = danger
        self.counters = counters
        self.link = link
        self.loop = loop
        self.logger = logger
        agentUserID = configuration.cloudAgentUserID ?? Self.defaultAgentUserID(store: store)
        let pin = configuration.cloudPin ?? configuration.guardPin
        hasPin = pin?.isEmpty == false
        challenge = CloudChallenge(pin)
        reporter = CloudReporter(
            loop: loop, home: { [unowned self] in self.home }, send: { [unowned self] in self.tell($0) },
            abilitiesChanged: { [unowned self] in self.homeChanged() })
        resume()
    }

    private func resume() {
        do {
            guard let kept = try link?.cloudLink().flatMap({ CloudLink($0) }) else { return }
            self.kept = kept
            synced = (kept.digest, kept.structure)
            reporter?.resumed(kept)
        } catch {
            logger.warning("what Google was told is not known: reports begin with the next SYNC", ["error": "\(error)"])
        }
    }

    private func keep(_ link: CloudLink?) {
        guard kept != link else { return }
        kept = link
        do {
            try self.link?.keepCloudLink(link?.text)
        } catch {
            logger.warning("what Google was told is not kept for the next start", ["error": "\(error)"])
        }
    }

    /// Where the configuration names none: one that stays as long as the store.
    static func defaultAgentUserID(store: String) -> String { "trait2mqtt-\(store)" }

    /// Entries of `cloud.exclude` that name nothing.
    var unusedExclusions: [String] {
        let all = CloudHome(graph: graph, agentUserID: agentUserID)
        return configuration.cloudExclude.filter { text in
            let slash = text.lastIndex(of: "/") ?? text.startIndex
            return tree.placement(named: text) == nil && tree.room(named: text) == nil
                && tree.structure(named: text) == nil && all.entry(text) == nil
                && tree.device(named: String(text[..<slash])) == nil
        }.map { "cloud.exclude: there is nothing '\($0)'" }
    }

    /// The home without what `cloud.exclude` names: ids or topics of devices, parts, rooms and structures.
    var home: CloudHome {
        var devices: Set<DeviceID> = []
        var rooms: Set<RoomID> = []
        var structures: Set<StructureID> = []
        var ids: Set<String> = []
        for text in configuration.cloudExclude {
            ids.insert(text)
            if let device = tree.device(named: text) {
                devices.insert(device.id)
            } else if let room = tree.room(named: text) {
                rooms.insert(room.id)
            } else if let structure = tree.structure(named: text) {
                structures.insert(structure.id)
            } else if let placement = tree.placement(named: text) {
                devices.insert(placement.device)
            } else if let slash = text.lastIndex(of: "/"), let device = tree.device(named: String(text[..<slash])),
                let part = tree.part(named: String(text[text.index(after: slash)...]), of: device)
            {
                ids.insert(FlatID.make(device.id, part.endpoint).rawValue)
            }
        }
        return CloudHome(graph: graph, agentUserID: agentUserID, excludedIDs: ids) { placement in
            devices.contains(placement.device) || structures.contains(placement.structure)
                || placement.room.map(rooms.contains) ?? false
        }
    }

    // MARK: Requests

    /// Answers one request.
    /// - Parameters:
    ///   - timeout: how long each command may take; nil: as long as any.
    ///   - completion: called once, with the answer in Google's format.
    func answer(
        _ payload: [UInt8], timeout: Duration? = nil, completion: @escaping @LoopActor ([UInt8]) -> Void
    ) {
        do throws(CloudRequest.Malformed) {
            answer(try CloudRequest(payload), payload, timeout, completion)
        } catch {
            completion(CloudAnswer.malformed(requestID: error.requestID, error.message).bytes)
        }
    }

    private func answer(
        _ request: CloudRequest, _ payload: [UInt8], _ timeout: Duration?,
        _ completion: @escaping @LoopActor ([UInt8]) -> Void
    ) {
        switch request.intent {
        case .sync: completion(sync(request.requestID, nil).bytes)
        case .query(let ids):
            completion(CloudAnswer.success(requestID: request.requestID, payload: CloudAnswer.query(ids, home)).bytes)
        case .disconnect:
            disconnect()
            completion(JSON.object([:]).bytes)
        case .execute(let groups):
            guard running.count < Self.maximumRunning else {
                return completion(
                    CloudAnswer.failure(
                        requestID: request.requestID, GoogleError(.transientError), "too many requests are under way"
                    ).bytes)
            }
            switch repeats.meet(payload, completion, at: loop.now) {
            case .running: break
            case .answered(let answer): completion(answer)
            case .new:
                execute(groups, timeout) { [weak self] outcomes in
                    let answer = CloudAnswer.success(
                        requestID: request.requestID, payload: CloudAnswer.execute(outcomes)
                    ).bytes
                    completion(answer)
                    for other in self?.repeats.answer(payload, answer) ?? [] { other(answer) }
                }
            }
        }
    }

    /// SYNC of the whole home, or of one structure.
    func sync(_ requestID: JSON, _ structure: StructureID?) -> JSON {
        let home = home
        // Google forgets devices that a SYNC leaves out, with their rooms: it shall rather ask again.
        if home.isIncomplete(structure, without: silentBackends()) {
            return CloudAnswer.success(
                requestID: requestID,
                payload: [
                    "agentUserId": .string(agentUserID), "devices": [],
                    "errorCode": .string(GoogleError.Code.transientError.rawValue),
                    "debugString": "a backend has not told of its devices yet",
                ])
        }
        let entries = home.entries(of: structure)
        let payload = home.sync(entries)
        isLinked = true
        let digest = Digest.of(JSON.object(payload).bytes)
        synced = (digest, structure)
        reporter?.synced(entries)
        keep(CloudLink(ids: entries.map(\.id), digest: digest, structure: structure))
        return CloudAnswer.success(requestID: requestID, payload: payload)
    }

    func disconnect() {
        isLinked = false
        synced = nil
        isSyncDue = false
        keep(nil)
        reporter?.disconnected()
        requestTimer?.cancel()
        requestTimer = nil
    }

    private func execute(
        _ groups: [CloudRequest.CommandGroup], _ timeout: Duration?,
        _ completion: @escaping @LoopActor ([ExecuteOutcome]) -> Void
    ) {
        let execution = CloudExecution(groups, home: home, service: self, timeout: timeout) {
            [weak self] execution, outcomes in
            self?.running[ObjectIdentifier(execution)] = nil
            completion(outcomes)
        }
        running[ObjectIdentifier(execution)] = execution
        execution.start()
    }

    // MARK: What changes

    /// State or connectivity of a device changed.
    func changed(_ device: DeviceID) {
        reporter?.changed(device)
        for execution in running.values { execution.changed(device) }
    }

    /// A device is new, or what it is has changed.
    func described(_ device: DeviceID) {
        changed(device)
        if synced != nil { homeChanged() }
    }

    /// The stored home changed: what Google was told of it may be out of date.
    func edited(_ writes: [GraphWrite]) {
        let matters = writes.contains { write in
            switch write {
            case .putStructure, .removeStructure, .putRoom, .removeRoom, .putPlacement, .removePlacement: true
            case .putGroup, .removeGroup, .putSlug, .removeSlug: false
            }
        }
        if matters { homeChanged() }
    }

    private func homeChanged() {
        guard isLinked, requestTimer == nil else { return }
        requestTimer = loop.schedule(after: .seconds(1)) { [weak self] in self?.requestSync() }
    }

    /// Has the relay ask Google for a SYNC (Home Graph, "Request Sync"), unless it would say what the last one said.
    private func requestSync() {
        requestTimer = nil
        let home = home
        // What a backend has not told of yet is not gone; it calls again when it tells.
        guard !home.isIncomplete(synced?.structure, without: silentBackends()) else { return }
        let digest = Digest.of(JSON.object(home.sync(home.entries(of: synced?.structure))).bytes)
        guard isLinked, synced?.digest != digest else { return }
        isSyncDue = publisher.phase != .live
        guard !isSyncDue else { return }
        synced = (digest, synced?.structure)
        publish("cloud_request_sync", ["agentUserId": .string(agentUserID), "async": true])
    }

    /// The broker is there again: what could not be told meanwhile is told now.
    func online() {
        reporter?.flush()
        if isSyncDue { homeChanged() }
        warnOfExclusions()
    }

    /// Says once that an exclusion names nothing: what it was meant for may be open to Google.
    private func warnOfExclusions() {
        guard !areExclusionsChecked, silentBackends().isEmpty else { return }
        areExclusionsChecked = true
        for problem in unusedExclusions { logger.warning("\(problem)") }
    }

    private func tell(_ states: JSONObject) -> Bool {
        guard publisher.phase == .live else { return false }
        report(["states": .object(states)])
        return true
    }

    /// Tells Google of an event (a notification), where it has a name for it.
    func happened(_ event: EventReport, of device: Device) {
        guard reporter?.isReporting == true, publisher.phase == .live,
            let notification = CloudNotification(event)
        else { return }
        for entry in home.entries(of: device) where entry.covers(event.endpoint, notification.trait) {
            report(["notifications": .object([entry.id: .object(notification.json)])])
        }
    }

    private func report(_ devices: JSONObject) {
        reports += 1
        publish(
            "cloud_report",
            [
                "requestId": .string("\(configuration.instance)-\(Timestamp.now())-\(reports)"),
                "agentUserId": .string(agentUserID), "payload": ["devices": .object(devices)],
            ])
    }

    private func publish(_ level: String, _ json: JSON) {
        guard let topic = try? TopicName("\(configuration.base)/\(TopicLevel.adapter)/\(level)") else { return }
        publisher.send(TransientMessage(topic: topic, payload: json.bytes, expires: loop.now + .seconds(60)))
    }
}
