import HomeModel
import Testing

/// Connectivity of parts and devices is made of that of their traits (Home APIs, "source connectivity").
@Suite struct `What the connectivity of several is` {
    private static let states: [([Connectivity], Connectivity)] = [
        ([.online, .online], .online),
        ([.offline, .offline, .offline], .offline),
        ([.unknown, .unknown], .unknown),
        ([.online, .offline], .partiallyOnline),
        ([.offline, .offline, .online], .partiallyOnline),
        ([.online, .unknown], .partiallyOnline),
        ([.unknown, .offline, .online], .partiallyOnline),
        ([.unknown, .offline], .offline),
        ([.partiallyOnline, .offline], .partiallyOnline),
        ([.partiallyOnline, .online], .partiallyOnline),
        ([.partiallyOnline, .unknown], .partiallyOnline),
        ([.online], .online),
    ]

    @Test(arguments: states) func `some online and some not is partially online, in any order`(
        _ row: ([Connectivity], Connectivity)
    ) {
        for states in [row.0, row.0.reversed()] {
            let components = states.map { SourceConnectivity(state: $0, locality: .direct) }
            #expect(SourceConnectivity.aggregate(components)?.state == row.1)
        }
    }

    private static let localities: [([Locality], Locality)] = [
        ([.direct, .direct], .direct),
        ([.unspecified, .unspecified], .unspecified),
        ([.direct, .remote], .mixed),
        ([.localPeer, .remote, .localPeer], .mixed),
        ([.mixed, .mixed], .mixed),
        ([.mixed, .direct], .mixed),
        // A way that nobody knows is no other way.
        ([.unspecified, .remote], .remote),
        ([.unspecified, .remote, .direct], .mixed),
    ]

    @Test(arguments: localities) func `different ways are mixed, in any order`(_ row: ([Locality], Locality)) {
        for localities in [row.0, row.0.reversed()] {
            let components = localities.map { SourceConnectivity(state: .online, locality: $0) }
            #expect(SourceConnectivity.aggregate(components)?.locality == row.1)
        }
    }

    @Test func `nothing has no connectivity`() { #expect(SourceConnectivity.aggregate([]) == nil) }
}
