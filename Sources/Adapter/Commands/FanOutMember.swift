import EventLoop
import HomeModel

/// One part that a command for several devices addresses, and what it is to do.
struct FanOutMember {
    enum Plan {
        case request(DeviceRequest)
        /// It cannot do it, for reasons of its own.
        case failure(CommandFailure)
        /// It has nothing of what is asked.
        case skipped
    }

    let device: Device
    let part: Device.Part
    /// Nil where the part does not have the trait, and for everyday keys.
    let target: TraitTarget?
    var plan = Plan.skipped

    init(_ device: Device, _ part: Device.Part, trait: TraitDefinition? = nil) {
        self.device = device
        self.part = part
        target = trait.flatMap { part.trait($0) }.map {
            TraitTarget(device: device, endpoint: part.endpoint, state: $0.state)
        }
    }

    var isSkipped: Bool {
        if case .skipped = plan { true } else { false }
    }

    /// The same within what the guard allows.
    @LoopActor
    func cleared(by clearance: Clearance?) -> FanOutMember {
        guard let clearance, case .request(var request) = plan else { return self }
        var member = self
        do throws(CommandFailure) {
            try clearance.check(request.steps, on: request.device)
            request.clearance = clearance
            member.plan = .request(request)
        } catch {
            member.plan = .failure(error)
        }
        return member
    }

    /// What the scheduler takes.
    var request: Result<DeviceRequest, CommandFailure> {
        switch plan {
        case .request(let request): .success(request)
        case .failure(let failure): .failure(failure)
        case .skipped: .failure(CommandFailure(.unimplemented, "the device supports nothing of this"))
        }
    }
}
