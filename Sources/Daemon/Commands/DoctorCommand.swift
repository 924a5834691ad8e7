import Configuration
import EventLoop
import Glibc
import MQTT
import Storage

/// `doctor`: examines the broker of the configuration and tells what to change.
@LoopActor
enum DoctorCommand {
    /// With what connecting and leaving take, the whole stays below 20 s.
    private static let limit = Duration.seconds(17)

    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let loaded = try LoadedConfiguration.load(arguments)
        let name = String(UInt32.random(in: .min ... .max), radix: 16)
        var mqtt = loaded.mqttConfiguration(clientID: "")
        // Never the adapter's own: the broker would end its session.
        mqtt.clientID = "trait2mqtt-doctor-\(name)"
        mqtt.acknowledgementTimeout = .seconds(4)
        let report = DoctorReport()
        let link = try makeLink(mqtt)
        report.title("broker \(mqtt.address)")
        let timer = EventLoop.shared.schedule(after: limit) { link.cut("the broker took too long") }
        let signals = try EventLoop.shared.signals([SIGINT, SIGTERM]) { _ in link.cut("interrupted") }
        defer {
            timer.cancel()
            signals.cancel()
        }
        let info: ConnectionInfo
        do throws(BrokerLink.Broken) {
            info = try await link.connect()
        } catch {
            throw CommandFailed(.unavailable, "no connection to \(mqtt.address): \(error.text)")
        }
        let doctor = Doctor(
            link: link, info: info, base: loaded.configuration.topics.base, name: name,
            discoveryPrefix: loaded.configuration.homeAssistant.enabled
                ? loaded.configuration.homeAssistant.prefix : nil,
            storeID: storeID(loaded), report: report)
        try await doctor.examine()
        if let broken = link.broken {
            throw CommandFailed(.unavailable, "the examination ended early: \(broken.text)")
        }
        await link.close()
        report.conclude()
        return report.findings == 0 ? .success : .findings
    }

    private static func makeLink(_ mqtt: MQTTConfiguration) throws(CommandFailed) -> BrokerLink {
        do throws(MQTTError) {
            return try BrokerLink(mqtt)
        } catch {
            throw CommandFailed(.configuration, "\(error)")
        }
    }

    private static func storeID(_ loaded: LoadedConfiguration) -> String? {
        guard let store = try? Store.inspect(path: loaded.configuration.store.path) else { return nil }
        defer { store.close() }
        return store.storeID
    }
}
