/// What an event changed in the home graph, for those who show it.
public enum GraphChange {
    case appeared(Device)
    /// What the device is has changed; its parts and traits may be others.
    case described(Device)
    /// Attributes (indices into the definition) of one trait (index into `part.traits`) have new values.
    case attributes(Device, Device.Part, trait: Int, changed: [Int])
    case connectivity(Device)
    case event(Device, Device.Part, EventReport)
    /// An event raised an alarm, or an attribute ended one.
    case alarms(Device)
    case backend(String, BackendStatus)
}
