import Glibc

/// The product as its users run it: a process with a configuration file and a store.
final class Daemon {
    let process: ChildProcess
    let base: String

    private init(_ process: ChildProcess, base: String) {
        self.process = process
        self.base = base
    }

    /// A home's place on disk: home file, configuration, store.
    struct Home {
        var directory: String
        var devices: Int
        /// Retained topics it has at a broker.
        var topics = 0
        /// Seconds that importing the home file took.
        var importTime = 0.0
    }

    /// Starts it and waits for `online`.
    /// - Parameter observer: a client of the same broker that is subscribed to the status topic.
    static func start(
        _ program: String, _ home: Home, base: String, broker: Broker, qos: Int = 1, observer: BareClient
    ) async throws -> (daemon: Daemon, online: UInt64) {
        let file = try writeConfiguration(of: home, base: base, port: broker.port, qos: qos)
        let process = try await ChildProcess(program, ["run", "--config", file])
        do {
            let online = try observer.wait(for: "\(base)/_adapter/status", payload: "online", within: .seconds(120))
            return (Daemon(process, base: base), online)
        } catch {
            await process.stop()
            throw BenchError("trait2mqtt does not come online (\(error)):\n    \(await process.log.tail)")
        }
    }

    /// Seconds from the start of the process to `time`.
    func seconds(to time: UInt64) -> Double { Double(time - process.started) / 1e9 }

    /// When it had its connection; by its log.
    func connected() async throws -> UInt64 {
        guard let time = await process.log.time(of: "mqtt: connected") else {
            throw BenchError("trait2mqtt does not log its connection:\n    \(await process.log.tail)")
        }
        return time
    }

    func stop() async { await process.stop() }

    static func writeConfiguration(of home: Home, base: String, port: Int, qos: Int) throws(BenchError) -> String {
        let file = "\(home.directory)/trait2mqtt.yaml"
        let text = """
            mqtt: { host: 127.0.0.1, port: \(port), qos: \(qos) }
            topics: { base: \(base) }
            publish: { resync_rate: 0 }
            store: { path: store.db }
            backends:
              - { name: house, type: embedded }

            """
        try FileText.write(text, to: file)
        return file
    }
}
