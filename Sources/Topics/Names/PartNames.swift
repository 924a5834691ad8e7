public import HomeModel

/// The topic level of each part: its primary device type; with `-<endpoint>` where a device has several of that type.
public enum PartNames {
    /// The wished-for level of each part, in the order of `parts`. Parts that hold a level already (`held`) keep it: a part that
    /// comes later never renames another.
    public static func assign(
        _ parts: [(endpoint: EndpointID, type: String)], held: [EndpointID: String]
    ) -> [EndpointID: String] {
        var names = held
        var taken = Set(held.values)
        var count: [String: Int] = [:]
        for part in parts { count[part.type, default: 0] += 1 }
        for part in parts where names[part.endpoint] == nil {
            let plain = part.type
            let numbered = "\(part.type)-\(part.endpoint)"
            let name = count[plain] == 1 && !taken.contains(plain) ? plain : numbered
            names[part.endpoint] = name
            taken.insert(name)
        }
        return names
    }
}
