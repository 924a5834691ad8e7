import EventLoop
import HomeModel

/// A backend that reports what the test says, when it says it.
@LoopActor
final class ReportingBackend: HomeBackend {
    let name: String
    let transport = Transport.embedded
    private var deliver: @LoopActor (HomeEvent) -> Void = { _ in }
    /// Reported when it starts; nil: it stays silent.
    var devices: [DeviceDescription]?

    init(_ name: String, _ devices: [DeviceDescription]? = nil) {
        self.name = name
        self.devices = devices
    }

    func start(_ report: @escaping @LoopActor (HomeEvent) -> Void) {
        deliver = report
        if let devices { connect(devices) }
    }

    /// Reports these devices, as a backend does when it has reached them.
    func connect(_ devices: [DeviceDescription]) {
        self.devices = devices
        report(.snapshot(devices))
        report(.status(.connected))
    }

    func report(_ event: HomeEvent) { deliver(event) }

    func perform(_ action: DeviceAction, completion: @escaping @LoopActor (ActionOutcome) -> Void) {
        completion(.failure(CommandFailure(.unimplemented, "only reports")))
    }

    func remove(_ device: DeviceID, completion: @escaping @LoopActor (Result<Void, CommandFailure>) -> Void) {
        completion(.failure(CommandFailure(.unimplemented, "only reports")))
    }

    func stop() { deliver = { _ in } }
}
