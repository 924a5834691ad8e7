import EventLoop
import HomeModel

/// Keeps dangerous commands from being given by accident: the contract's "Guard".
@LoopActor
final class DangerGuard {
    private let refuses: Bool
    private let actions: DangerousActions
    private let loop: EventLoop
    private var pins: PinCheck
    private let hasPin: Bool

    init(configuration: AdapterConfiguration, registry: TraitRegistry, loop: EventLoop) {
        refuses = configuration.refusesDangerous
        pins = PinCheck(configuration.guardPin)
        hasPin = configuration.guardPin?.isEmpty == false
        actions = DangerousActions(registry)
        self.loop = loop
    }

    /// What one message may do; nil: everything.
    /// - Parameters:
    ///   - pin: what the message gives.
    ///   - sweeps: whether it goes to `_all` or `_any`, where no pin helps.
    func clearance(pin: Pin?, sweeps: Bool) -> Clearance? {
        guard refuses || sweeps else { return nil }
        return Clearance(self, pin: pin, sweeps: sweeps)
    }

    /// Whether steps are refused to whoever gives no pin.
    func refuses(_ steps: [ActionStep], on device: Device) -> Bool {
        refuses && steps.contains { danger(of: $0.action, on: device) != nil }
    }

    fileprivate func danger(of action: DeviceAction, on device: Device) -> String? {
        actions.danger(of: action, on: device)
    }

    /// Nil when the pin is right.
    fileprivate func refusal(of pin: Pin?) -> (code: ErrorCode, reason: String)? {
        guard hasPin else { return (.permissionDenied, "and no pin is set up that would allow it") }
        guard let pin else { return (.permissionDenied, "and needs the pin in '_pin'") }
        switch pins.check(pin, at: loop.now) {
        case .right: return nil
        case .wrong: return (.permissionDenied, "and the pin is wrong")
        case .locked: return (.resourceExhausted, "and too many pins were wrong: try again in a minute")
        }
    }
}

/// What the guard lets one message do, whatever number of devices it is for. The pin is looked at once, and only if
/// something dangerous is asked, so that it cannot be guessed by harmless commands.
@LoopActor
final class Clearance {
    private let danger: DangerGuard
    private let pin: Pin?
    private let sweeps: Bool
    private var verdict: (code: ErrorCode, reason: String)??

    fileprivate init(_ danger: DangerGuard, pin: Pin?, sweeps: Bool) {
        self.danger = danger
        self.pin = pin
        self.sweeps = sweeps
    }

    /// - Throws: `permissionDenied`, or `resourceExhausted` while no pin is taken.
    func check(_ steps: [ActionStep], on device: Device) throws(CommandFailure) {
        for step in steps {
            guard let name = danger.danger(of: step.action, on: device) else { continue }
            if sweeps {
                throw CommandFailure(
                    .permissionDenied, "'\(name)' is dangerous and is never sent to '_all' or '_any': name the devices")
            }
            let refusal: (code: ErrorCode, reason: String)?
            if let verdict {
                refusal = verdict
            } else {
                refusal = danger.refusal(of: pin)
                verdict = .some(refusal)
            }
            guard let refusal else { continue }
            throw CommandFailure(refusal.code, "'\(name)' is dangerous \(refusal.reason)", field: "_pin")
        }
    }
}
