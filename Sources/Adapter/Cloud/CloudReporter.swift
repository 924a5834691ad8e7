import CloudToCloud
import EventLoop
import HomeModel
import JSON

/// Tells Google what its devices do (Home Graph, "Report State"): between SYNC and DISCONNECT, devices of the last SYNC only, all
/// states of each trait that changed.
@LoopActor
final class CloudReporter {
    /// How long changes are gathered.
    static let quiet = Duration.milliseconds(200)
    /// The most devices of one report.
    static let maximumDevices = 250

    private let loop: EventLoop
    private let home: () -> CloudHome
    /// Sends a report's `states`; false: it cannot be sent now.
    private let send: (JSONObject) -> Bool
    /// Called when a device tells states of a trait that it told none of before, or the other way round: SYNC says which.
    private let abilitiesChanged: () -> Void
    /// What was told of each entry of the last SYNC, by trait; nil: there is nobody to tell.
    private var told: [String: [GoogleTrait: UInt64]]?
    private var devices: Set<DeviceID> = []
    private var waiting: Set<DeviceID> = []
    private var timer: LoopTimer?

    init(
        loop: EventLoop, home: @escaping () -> CloudHome, send: @escaping (JSONObject) -> Bool,
        abilitiesChanged: @escaping () -> Void
    ) {
        self.loop = loop
        self.abilitiesChanged = abilitiesChanged
        self.home = home
        self.send = send
    }

    var isReporting: Bool { told != nil }

    /// A SYNC was answered with these entries. Google asks for the states of what is new to it when it begins; what comes later is
    /// told to it.
    func synced(_ entries: [CloudEntry]) {
        let former = told
        var told: [String: [GoogleTrait: UInt64]] = [:]
        devices = []
        for entry in entries {
            devices.insert(entry.device.id)
            told[entry.id] = former == nil ? Self.digests(entry) : former?[entry.id] ?? [:]
        }
        self.told = told
        if let former {
            for entry in entries where former[entry.id] == nil { changed(entry.device.id) }
        }
    }

    /// Google knows these devices since before the start: it is told how each stands as soon as that is known.
    func resumed(_ link: CloudLink) {
        told = Dictionary(link.ids.map { ($0, [:]) }, uniquingKeysWith: { first, _ in first })
        devices = link.devices
    }

    func disconnected() {
        told = nil
        devices = []
        waiting = []
        timer?.cancel()
        timer = nil
    }

    func changed(_ device: DeviceID) {
        guard devices.contains(device) else { return }
        waiting.insert(device)
        guard timer == nil else { return }
        timer = loop.schedule(after: Self.quiet) { [weak self] in self?.flush() }
    }

    /// Tells what has changed since it was told last.
    func flush() {
        timer?.cancel()
        timer = nil
        let home = home()
        var states = JSONObject()
        var digests: [String: [GoogleTrait: UInt64]] = [:]
        var included: Set<DeviceID> = []
        for id in waiting.sorted() {
            included.insert(id)
            for entry in home.device(id).map({ home.entries(of: $0) }) ?? [] {
                guard let former = told?[entry.id] else { continue }
                let (changes, present) = Self.changes(of: entry, since: former)
                guard let changes else { continue }
                if Self.silent(former) != Self.silent(present), !former.isEmpty, !present.isEmpty { abilitiesChanged() }
                states.append(entry.id, .object(changes))
                digests[entry.id] = present
            }
            if states.count >= Self.maximumDevices { break }
        }
        if !states.isEmpty {
            guard send(states) else { return }
            for (id, present) in digests { told?[id] = present }
        }
        waiting.subtract(included)
        if !waiting.isEmpty { timer = loop.schedule(after: .zero) { [weak self] in self?.flush() } }
    }

    private static let nothing = Digest.of(JSON.object([:]).bytes)

    /// The traits that tell nothing.
    private static func silent(_ digests: [GoogleTrait: UInt64]) -> Set<GoogleTrait> {
        Set(digests.filter { $0.value == nothing }.keys)
    }

    /// An entry is online for Google when all that it demands is known. Offline has a digest of no trait.
    private static func digests(_ entry: CloudEntry) -> [GoogleTrait: UInt64] {
        guard entry.isOnline, entry.states != nil else { return [:] }
        var digests: [GoogleTrait: UInt64] = [:]
        for (trait, states) in entry.knownStates { digests[trait] = Digest.of(JSON.object(states).bytes) }
        return digests
    }

    private static func changes(
        of entry: CloudEntry, since former: [GoogleTrait: UInt64]
    ) -> (JSONObject?, [GoogleTrait: UInt64]) {
        let present = digests(entry)
        guard present != former else { return (nil, present) }
        guard !present.isEmpty else { return (["online": false], present) }
        var states: JSONObject = ["online": true]
        for (trait, own) in entry.knownStates where former[trait] != present[trait] {
            for (name, value) in own { states[name] = value }
        }
        return (states, present)
    }
}
