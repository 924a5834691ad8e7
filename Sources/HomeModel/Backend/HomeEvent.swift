/// What a backend reports. State leaves the adapter because of these events and for no other reason.
public enum HomeEvent: Sendable {
    /// Everything the backend has; devices that are not in it are not gone (an empty answer removes nothing).
    case snapshot([DeviceDescription])
    /// A device is new, or what it is has changed.
    case device(DeviceDescription)
    /// The backend's word that the device is gone.
    case removed(DeviceID)
    case attributes(AttributeReport)
    case event(EventReport)
    case connectivity(DeviceID, [ConnectivityReport])
    case status(BackendStatus)
}
