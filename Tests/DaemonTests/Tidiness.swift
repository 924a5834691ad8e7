import TestSupport
import Testing

/// The broker holds exactly what the home is, and no other topic. The program must have been stopped.
func expectTidy(
    _ daemon: DaemonProcess, _ broker: MosquittoBroker, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let printed = try await daemon.run("topics").output.split(separator: "\n").map(String.init)
    let held = try await RetainedTopics.read(broker)
    #expect(held.topics.symmetricDifference(printed).sorted() == [], sourceLocation: sourceLocation)
    let fresh = try await MosquittoBroker.start()
    daemon.setEnvironment("TRAIT2MQTT_MQTT_PORT", String(fresh.port))
    try await daemon.start(on: fresh)
    #expect(try await daemon.stop() == 0, sourceLocation: sourceLocation)
    let lasting = try await RetainedTopics.read(fresh).lasting
    #expect(held.lasting.differences(from: lasting) == [], sourceLocation: sourceLocation)
}
