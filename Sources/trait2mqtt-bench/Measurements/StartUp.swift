import JSON

/// Starts of the product at brokers that have nothing or everything, beside a client that publishes the same topics.
enum StartUp {
    /// About 10,000 topics at a broker that has none of them, from the connection on.
    static func measureResync(_ measuring: Measuring) async throws -> [Row] {
        let home = try await measuring.stock.home(devices: 1440, base: Measuring.productBase)
        let tree = try await tree(measuring, home)
        var cleanTimes: [Double] = []
        let pairs = try await Pairs.measure(rounds: measuring.rounds(7, short: 3)) {
            let start = try await productStart(measuring, home)
            cleanTimes.append(start.processorTime)
            return Double(home.topics) / start.fromConnection
        } bare: {
            Double(tree.count) / (try await bareStart(measuring, tree).fromConnection)
        }
        var row = Row(
            "resync", "resync after a broker lost all", .topicsPerSecond, pairs: pairs, wanted: .ratioAtLeast(0.8))
        row?.note("topics", Double(home.topics))
        row?.note("trait2mqtt", Double(home.topics) / (Spread(pairs.product)?.median ?? 1), "s")
        row?.note("topic and payload", tree.averageSize, "bytes")
        return [row].compactMap { $0 }
    }

    /// 10,000 devices, from the start of the process on.
    static func measureStart(_ measuring: Measuring) async throws -> [Row] {
        let home = try await measuring.stock.home(devices: 10_000, base: Measuring.productBase)
        let tree = try await tree(measuring, home)
        var times: [Double] = []
        let pairs = try await Pairs.measure(rounds: measuring.rounds(5, short: 1)) {
            let start = try await productStart(measuring, home)
            times.append(start.processorTime)
            return start.fromStart
        } bare: {
            try await bareStart(measuring, tree).fromStart
        }
        var fresh = Row(
            "start.fresh", "start to online, 10,000 devices, broker without them", .seconds, pairs: pairs,
            wanted: .ratioAtMost(1.25))
        fresh?.note("topics", Double(home.topics))
        if let time = Spread(times) { fresh?.note("processor time of trait2mqtt", time.median, "s") }
        fresh?.note("import of the home file", home.importTime, "s")
        let unchanged = try await unchangedStart(measuring, home, bare: pairs.bare)
        return [fresh, unchanged].compactMap { $0 }
    }

    struct Start {
        /// Seconds to `online`, from the start of the process and from the broker's answer to CONNECT.
        var fromStart: Double
        var fromConnection: Double
        /// Processor time of the process until then, in seconds.
        var processorTime: Double
    }

    /// One start at a broker that has nothing.
    static func productStart(_ measuring: Measuring, _ home: Daemon.Home) async throws -> Start {
        try await withBroker(in: measuring.directory) { broker in
            let observer = try Observer(broker, base: Measuring.productBase)
            let (daemon, online) = try await Daemon.start(
                measuring.program, home, base: Measuring.productBase, broker: broker, observer: observer.client)
            let processorTime = daemon.process.processorTime
            let connected = try await daemon.connected()
            await daemon.stop()
            return Start(
                fromStart: daemon.seconds(to: online), fromConnection: Double(online - connected) / 1e9,
                processorTime: processorTime)
        }
    }

    /// The same by the bare client: connects, publishes all, then says `online`, which an observer sees.
    private static func bareStart(_ measuring: Measuring, _ tree: MessageList) async throws -> Start {
        try await withBroker(in: measuring.directory) { broker in
            let observer = try Observer(broker, base: Measuring.bareBase)
            let before = ThreadTime.now
            let started = BareClient.now
            let client = try BareClient(port: broker.port, id: "bench-bare")
            let connected = BareClient.now
            _ = try client.stream(tree, count: tree.count, qos: 1, fence: "")
            let status = "\(Measuring.bareBase)/_adapter/status"
            try client.publish(status, "online", qos: 1, isRetained: true)
            let online = try observer.client.wait(for: status, payload: "online", within: .seconds(30))
            return Start(
                fromStart: Double(online - started) / 1e9, fromConnection: Double(online - connected) / 1e9,
                processorTime: ThreadTime.now - before)
        }
    }

    /// Starts again at a broker that has everything: nothing is published but what is the adapter's own.
    private static func unchangedStart(
        _ measuring: Measuring, _ home: Daemon.Home, bare: [Double]
    ) async throws -> Row? {
        let base = Measuring.productBase
        return try await withBroker(in: measuring.directory) { broker in
            let observer = try Observer(broker, base: base)
            let (first, _) = try await Daemon.start(
                measuring.program, home, base: base, broker: broker, observer: observer.client)
            await first.stop()
            var times: [Double] = []
            var published: [Double] = []
            for _ in 0..<measuring.rounds(5, short: 1) {
                let (daemon, online) = try await Daemon.start(
                    measuring.program, home, base: base, broker: broker, observer: observer.client)
                times.append(daemon.seconds(to: online))
                let counters = try observer.health(of: daemon)["counters"]
                published.append(counters?["published"]?.doubleValue ?? .nan)
                await daemon.stop()
            }
            guard let product = Spread(times), let bareSpread = Spread(bare) else { return nil }
            var row = Row(
                "start.unchanged", "start to online, 10,000 devices, broker with all of them", .seconds,
                product: product, bare: bareSpread, ratio: Spread(times.map { $0 / bareSpread.median }))
            row.note("retained topics published again", Spread(published)?.median ?? .nan)
            return row
        }
    }

    /// What a home has at a broker, with the topics of the bare client.
    private static func tree(_ measuring: Measuring, _ home: Daemon.Home) async throws -> MessageList {
        try await withBroker(in: measuring.directory) { broker in
            let observer = try Observer(broker, base: Measuring.productBase)
            let (daemon, _) = try await Daemon.start(
                measuring.program, home, base: Measuring.productBase, broker: broker, observer: observer.client)
            let retained = try observer.tree(broker, count: home.topics)
            await daemon.stop()
            let tree = MessageList()
            for index in 0..<retained.count { tree.add(Measuring.rebased(retained[index])) }
            return tree
        }
    }
}
