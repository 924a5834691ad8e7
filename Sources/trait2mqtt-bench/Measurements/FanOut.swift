import JSON

/// A command to many members of a group, beside one to a single member.
enum FanOut {
    private static let members = 100
    private static let devices = members / 4 * HomeFile.devicesInRoom
    /// What a light of flesh and blood takes to answer, in seconds.
    private static let answerTime = 0.02

    static func measure(_ measuring: Measuring) async throws -> [Row] {
        let base = Measuring.productBase
        let home = try await measuring.stock.home(devices: devices, base: base, groups: [1, members])
        return try await withBroker(in: measuring.directory) { broker in
            let observer = try Observer(broker, base: base)
            let (daemon, _) = try await Daemon.start(
                measuring.program, home, base: base, broker: broker, observer: observer.client)
            do {
                let rows = try await measure(measuring, broker, base: base)
                await daemon.stop()
                return rows
            } catch {
                await daemon.stop()
                throw error
            }
        }
    }

    private static func measure(_ measuring: Measuring, _ broker: Broker, base: String) async throws -> [Row] {
        let client = try BareClient(port: broker.port, id: "\(base)-sender")
        let all = try Group(members, base: base)
        let one = try Group(1, base: base)
        try client.subscribe("\(base)/+/+/+/+/+/+/result", qos: 1)
        let count = measuring.isShort ? 100 : 300
        for group in [all, one] { _ = try group.round(client, count: count / 2) }
        let instant = try await Pairs.measure(rounds: measuring.rounds(7, short: 3)) {
            try all.round(client, count: count)
        } bare: {
            try one.round(client, count: count)
        }
        try slowDown(client, base: base)
        let slow = try await Pairs.measure(rounds: measuring.rounds(5, short: 3)) {
            try all.round(client, count: count / 10)
        } bare: {
            try one.round(client, count: count / 10)
        }
        return [
            row("fan-out.instant", "command to 100 members or one, lights that answer at once, median", instant, nil),
            row(
                "fan-out.radio", "command to 100 members or one, lights that take 20 ms, median", slow,
                .ratioAtMost(3)),
        ].compactMap { $0 }
    }

    /// The ratio is that of the group of many to the group of one: both are the product's.
    private static func row(_ name: String, _ title: String, _ pairs: Pairs, _ wanted: Wanted?) -> Row? {
        guard let all = Spread(pairs.product), let one = Spread(pairs.bare) else { return nil }
        var row = Row(
            name, title, .microseconds, product: all, ratio: Spread.ratios(pairs.product, pairs.bare), wanted: wanted)
        row.note("one member", one.median, Unit.microseconds.rawValue)
        row.note("for each further member", (all.median - one.median) / Double(members - 1), Unit.microseconds.rawValue)
        return row
    }

    private static func slowDown(_ client: BareClient, base: String) throws {
        let answer = "\(base)/_adapter/response/embedded/fault"
        try client.subscribe(answer, qos: 1)
        for light in HomeFile.lights(count: members) {
            let fault: JSON = ["device": .string(light), "delay": .number(answerTime)]
            try client.publish("\(base)/_adapter/request/embedded/fault", fault.text, qos: 1)
            _ = try client.wait(for: answer, within: .seconds(10))
        }
    }

    /// Toggles of one group.
    private struct Group {
        let commands = MessageList()
        let results = MessageList()

        init(_ size: Int, base: String) throws(BenchError) {
            let topic = "\(base)/bench/_groups/\(HomeFile.groupName(size))/extendedColorLight/onOff/toggle"
            commands.add("\(topic)/call", "{}")
            results.add("\(topic)/result", "")
        }

        /// Median of a round in µs.
        func round(_ client: BareClient, count: Int) throws(BenchError) -> Double {
            let latencies = try client.roundTrips(commands, lastTopics: results, count: count, qos: 1)
            guard let median = latencies.percentile(0.5) else { throw BenchError("no round trips") }
            return Double(median) / 1000
        }
    }
}
