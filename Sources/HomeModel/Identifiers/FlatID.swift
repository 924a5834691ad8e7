/// The id that an endpoint has as a device of its own in the flat view: `<id>:<endpoint>`.
public enum FlatID {
    public static func make(_ device: DeviceID, _ endpoint: EndpointID) -> DeviceID {
        DeviceID("\(device):\(endpoint)")
    }

    /// The device and endpoint that such an id would be made of. A backend may give its devices ids of that form, too.
    public static func parse(_ id: DeviceID) -> (device: DeviceID, endpoint: EndpointID)? {
        guard let colon = id.rawValue.utf8.lastIndex(of: UInt8(ascii: ":")), colon != id.rawValue.startIndex else {
            return nil
        }
        let device = DeviceID(String(id.rawValue[..<colon]))
        guard let endpoint = EndpointID(id.rawValue[id.rawValue.utf8.index(after: colon)...]),
            make(device, endpoint).rawValue.utf8.elementsEqual(id.rawValue.utf8)
        else { return nil }
        return (device, endpoint)
    }
}
