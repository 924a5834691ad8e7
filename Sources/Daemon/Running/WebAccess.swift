import Adapter
import Configuration
import EventLoop
import Telemetry
import Web
import WebSockets

/// The HTTP server of a running adapter, where `http.listen` asks for one.
@LoopActor
final class WebAccess {
    private let server: HTTPServer

    /// Nil where the configuration wants none.
    ///
    /// - Throws: `CommandFailed` when the address cannot be had.
    init?(session: HomeSession) throws(CommandFailed) {
        let (configuration, logger) = (session.loaded.configuration.http, session.loaded.logger.labelled("http"))
        guard let listen = configuration.listen else { return nil }
        guard let address = HTTPAddress(listen) else {
            throw CommandFailed(.configuration, "http.listen: '\(listen)' is no address and port")
        }
        let report = MetricsReport(adapter: session.adapter, metrics: session.metrics)
        let adapter = session.adapter
        let service = WebService(
            token: configuration.token.flatMap { BearerToken($0.text) },
            sources: WebSources(
                health: { await report.health }, metrics: { await report.families },
                fulfil: { await adapter.fulfil($0) }))
        do throws(HTTPServerError) {
            server = try HTTPServer(address, handler: service, logger: logger)
        } catch {
            throw CommandFailed(error.isInUse ? .unavailable : .configuration, "http.listen: \(error)")
        }
        logger.info("listening", ["address": address.description])
    }

    func stop() async { await server.stop() }
}
