/// A command to the running product until state and result are back at the sender.
enum RoundTrip {
    private static let devices = 100

    static func measure(_ measuring: Measuring) async throws -> [Row] {
        var rows: [Row] = []
        for qos in [0, 1] { rows += try await measure(measuring, qos: qos) }
        return rows
    }

    private static func measure(_ measuring: Measuring, qos: Int) async throws -> [Row] {
        let base = Measuring.productBase
        let home = try await measuring.stock.home(devices: devices, base: base)
        return try await withBroker(in: measuring.directory) { broker in
            let observer = try Observer(broker, base: base)
            let (daemon, _) = try await Daemon.start(
                measuring.program, home, base: base, broker: broker, qos: qos, observer: observer.client)
            do {
                let rows = try await measure(measuring, broker, qos: qos)
                await daemon.stop()
                return rows
            } catch {
                await daemon.stop()
                throw error
            }
        }
    }

    private static func measure(_ measuring: Measuring, _ broker: Broker, qos: Int) async throws -> [Row] {
        let product = try Sender(broker, base: Measuring.productBase, qos: qos, devices: devices)
        let answers = try product.recordAnswers(broker)
        let bare = try Sender(broker, base: Measuring.bareBase, qos: qos, devices: devices)
        let echo = try BareEcho(
            port: broker.port, filter: "\(Measuring.bareBase)/+/+/+/+/+/+/call", commands: bare.commands,
            answers: answers.map { variants in variants.map { $0.map(Measuring.rebased) } }, qos: qos)
        let count = measuring.isShort ? 2000 : 5000
        _ = try product.client.roundTrips(
            product.commands, lastTopics: product.results, count: count / 4, qos: qos)
        _ = try bare.client.roundTrips(bare.commands, lastTopics: bare.results, count: count / 4, qos: qos)
        var tails = Pairs()
        let medians = try await Pairs.measure(rounds: measuring.rounds(7, short: 3)) {
            try product.round(count, tails: &tails.product)
        } bare: {
            try bare.round(count, tails: &tails.bare)
        }
        try echo.stop()
        var row = Row(
            "round-trip.qos\(qos).median", "command to result and state, QoS \(qos), median", .microseconds,
            pairs: medians, wanted: .ratioAtMost(1.25))
        row?.note("messages answered", Double(answers.first?.first?.count ?? 0))
        row?.note("commands a round", Double(count))
        let tail = Row(
            "round-trip.qos\(qos).p99", "command to result and state, QoS \(qos), 99th percentile", .microseconds,
            pairs: tails, wanted: nil)
        return [row, tail].compactMap { $0 }
    }

    /// Sends commands below one base and waits for their results.
    private final class Sender {
        let client: BareClient
        let commands = MessageList()
        let results = MessageList()
        private let base: String
        private let qos: Int

        init(_ broker: Broker, base: String, qos: Int, devices: Int) throws(BenchError) {
            self.base = base
            self.qos = qos
            client = try BareClient(port: broker.port, id: "\(base)-sender")
            for topic in HomeFile.toggles(devices: devices) {
                commands.add("\(base)/\(topic)", "{}")
                results.add("\(base)/\(topic.dropLast("call".count))result", "")
            }
            for filter in ["+/+/+", "+/+/+/+/+", "+/+/+/+/+/+/result"] {
                try client.subscribe("\(base)/\(filter)", qos: qos)
            }
            // What is retained comes first.
            try client.serve(for: .milliseconds(300))
        }

        /// Median of a round in µs; its 99th percentile is added to `tails`.
        func round(_ count: Int, tails: inout [Double]) throws -> Double {
            let latencies = try client.roundTrips(commands, lastTopics: results, count: count, qos: qos)
            guard let median = latencies.percentile(0.5), let tail = latencies.percentile(0.99) else {
                throw BenchError("no round trips")
            }
            tails.append(Double(tail) / 1000)
            return Double(median) / 1000
        }

        /// What the product publishes for each command, when it switches on and when it switches off.
        func recordAnswers(_ broker: Broker) throws -> [[[MessageList.Message]]] {
            let list = MessageList()
            client.record(into: list)
            defer { client.record(into: nil) }
            var answers: [[[MessageList.Message]]] = []
            for command in 0..<commands.count {
                var variants: [[MessageList.Message]] = []
                for _ in 0..<2 {
                    let begin = list.count
                    try client.publish(commands[command].topic, "{}", qos: qos)
                    _ = try client.wait(for: results[command].topic, within: .seconds(10))
                    variants.append(
                        (begin..<list.count).map { index in
                            var message = list[index]
                            message.isRetained = !message.topic.hasSuffix("/result")
                            return message
                        })
                }
                answers.append(variants)
            }
            return answers
        }
    }
}
