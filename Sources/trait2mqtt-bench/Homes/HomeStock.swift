import JSON

/// Homes that were made in this run, ready to start: imported, and once online so that every topic is in the ledger.
final class HomeStock {
    private let program: String
    private let directory: WorkDirectory
    private var homes: [String: Daemon.Home] = [:]

    init(program: String, directory: WorkDirectory) {
        self.program = program
        self.directory = directory
    }

    /// - Parameters:
    ///   - base: part of the home, because its topics are in the store.
    ///   - groups: numbers of lights that are a group.
    func home(devices: Int, base: String, groups: [Int] = []) async throws -> Daemon.Home {
        let key = (["\(base)-\(devices)"] + groups.map(String.init)).joined(separator: "-")
        if let home = homes[key] { return home }
        var home = Daemon.Home(directory: directory.subdirectory(key), devices: devices)
        let file = "\(home.directory)/home.yaml"
        try FileText.write(HomeFile.text(devices: devices, groups: groups), to: file)
        let configuration = try Daemon.writeConfiguration(of: home, base: base, port: 1, qos: 1)
        let process = try await ChildProcess(program, ["home", "import", file, "--config", configuration])
        let status = await process.exitStatus(within: .seconds(300))
        guard status == 0 else {
            let text = await process.log.tail
            await process.stop()
            throw BenchError("trait2mqtt home import: status \(status.map { "\($0)" } ?? "none"): \(text)")
        }
        home.importTime = Double(BareClient.now - process.started) / 1e9
        try await withBroker(in: directory) { broker in
            let observer = try Observer(broker, base: base)
            let (daemon, _) = try await Daemon.start(
                program, home, base: base, broker: broker, observer: observer.client)
            home.topics = try observer.health(of: daemon)["topics"]?.intValue.map(Int.init) ?? 0
            await daemon.stop()
        }
        homes[key] = home
        return home
    }
}

/// Runs `body` with a broker of its own.
func withBroker<Result>(
    in directory: WorkDirectory, _ body: (Broker) async throws -> Result
) async throws -> Result {
    let broker = try await Broker.start(in: directory)
    do {
        let result = try await body(broker)
        await broker.stop()
        return result
    } catch {
        await broker.stop()
        throw error
    }
}
