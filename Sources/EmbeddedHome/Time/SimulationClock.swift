public import EventLoop

/// What the simulated home knows of time: the moment, and one alarm.
@LoopActor
public protocol SimulationClock: AnyObject {
    var now: Moment { get }

    /// Calls `action` once, as soon as `uptime` (see `Moment`) is reached. An alarm set earlier is replaced; nil: no alarm.
    func setAlarm(at uptime: Int64?, _ action: @escaping @LoopActor () -> Void)
}
