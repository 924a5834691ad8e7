/// State and way of a device, part or trait.
public struct SourceConnectivity: Sendable, Hashable {
    public var state: Connectivity
    public var locality: Locality

    public init(state: Connectivity = .online, locality: Locality = .direct) {
        self.state = state
        self.locality = locality
    }

    /// Of what nobody tells about at present.
    public static let untold = SourceConnectivity(state: .unknown, locality: .unspecified)

    /// The aggregate over components: equal ones stay, some online and some not is `partiallyOnline`, different ways are `mixed`.
    public static func aggregate(_ components: some Sequence<SourceConnectivity>) -> SourceConnectivity? {
        var result: SourceConnectivity?
        for component in components {
            guard var merged = result else {
                result = component
                continue
            }
            if merged.state != component.state {
                let states: Set = [merged.state, component.state]
                merged.state =
                    states.contains(.online) || states.contains(.partiallyOnline) ? .partiallyOnline : .offline
            }
            if merged.locality != component.locality {
                merged.locality =
                    merged.locality == .unspecified
                    ? component.locality : (component.locality == .unspecified ? merged.locality : .mixed)
            }
            result = merged
        }
        return result
    }
}
