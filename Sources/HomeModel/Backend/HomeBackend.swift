public import EventLoop

/// Where devices come from: a simulated home, a Matter Server, a cloud. Everything happens on the loop's thread.
@LoopActor
public protocol HomeBackend: AnyObject {
    /// The name in the configuration, unique among backends.
    var name: String { get }
    var transport: Transport { get }

    /// Begins to report: first a snapshot, then everything that changes, without a gap.
    func start(_ report: @escaping @LoopActor (HomeEvent) -> Void)

    /// Carries out an action and calls `completion` exactly once, possibly before returning. What the device reports because
    /// of the action and before it answers is reported before the completion.
    func perform(_ action: DeviceAction, completion: @escaping @LoopActor (ActionOutcome) -> Void)

    /// Calls `body`, within which actions are performed that belong together (a command to a group). A backend that keeps what they
    /// change may keep it all at once, and complete them when `body` has returned.
    func together(_ body: () -> Void)

    /// Removes a device for good, reports that it is gone, and calls `completion` exactly once, possibly before returning.
    func remove(_ device: DeviceID, completion: @escaping @LoopActor (Result<Void, CommandFailure>) -> Void)

    /// Stops reporting and lets go of what it holds; open actions are completed with `cancelled`.
    func stop()
}

extension HomeBackend {
    public func together(_ body: () -> Void) { body() }
}
