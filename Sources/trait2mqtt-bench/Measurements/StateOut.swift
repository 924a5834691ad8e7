import EventLoop

/// Changed attributes to published state, as fast as it goes.
enum StateOut {
    private static let devices = 500

    static func measure(_ measuring: Measuring) async throws -> [Row] {
        var rows: [Row] = []
        for qos in [0, 1] { rows += [try await measure(measuring, qos: qos)].compactMap { $0 } }
        return rows
    }

    private static func measure(_ measuring: Measuring, qos: Int) async throws -> Row? {
        try await withBroker(in: measuring.directory) { broker in
            let product = try await InProcessProduct(
                devices: devices, base: Measuring.productBase, port: broker.port, qos: qos,
                storePath: "\(measuring.directory.path)/out-\(qos).db")
            try await product.goOnline()
            let messages = try await record(product, broker)
            let client = try BareClient(port: broker.port, id: "bench-bare")
            // About a second each.
            let full = qos == 0 ? 200_000 : 60_000
            let changes = (measuring.isShort ? full / 3 : full) / SyntheticHome.messagesPerChange
            let count = changes * SyntheticHome.messagesPerChange
            let fence = "\(Measuring.bareBase)-fence"
            // Once without counting: memory is there, rows of the ledger are marked.
            _ = try await product.publish(changes: devices * 4)
            _ = try client.stream(messages, count: messages.count, qos: qos, fence: fence)
            var productTimes: [Double] = []
            var bareTimes: [Double] = []
            let pairs = try await Pairs.measure(rounds: measuring.rounds(7, short: 3)) {
                let run = try await product.publish(changes: changes)
                productTimes.append(run.processorSeconds * 1e6 / Double(count))
                return Double(count) / run.seconds
            } bare: {
                let before = ThreadTime.now
                let seconds = try client.stream(messages, count: count, qos: qos, fence: fence)
                bareTimes.append((ThreadTime.now - before) * 1e6 / Double(count))
                return Double(count) / seconds
            }
            await product.stop()
            var row = Row(
                "state-out.qos\(qos)", "state changes out, QoS \(qos)", .messagesPerSecond, pairs: pairs,
                wanted: .ratioAtLeast(0.8))
            if let time = Spread(productTimes) { row?.note("processor time a message, trait2mqtt", time.median, "µs") }
            if let time = Spread(bareTimes) { row?.note("bare client", time.median, "µs") }
            row?.note("topic and payload", messages.averageSize, "bytes")
            row?.note("messages a round", Double(count))
            return row
        }
    }

    /// What the product publishes in some rounds of changes, with the topics of the bare client.
    private static func record(_ product: InProcessProduct, _ broker: Broker) async throws -> MessageList {
        let recorded = MessageList()
        let recorder = try BareClient(port: broker.port, id: "bench-recorder")
        try recorder.subscribe("\(Measuring.productBase)/+/+/#", qos: 0)
        // What is retained comes first.
        try recorder.serve(for: .milliseconds(300))
        recorder.record(into: recorded)
        let changes = devices * 4
        _ = try await product.publish(changes: changes)
        let deadline = ContinuousClock.now + .seconds(10)
        while recorded.count < changes * SyntheticHome.messagesPerChange {
            guard ContinuousClock.now < deadline else {
                throw BenchError("\(recorded.count) messages of \(changes) changes arrived")
            }
            try recorder.serve(for: .milliseconds(20))
        }
        recorder.record(into: nil)
        let messages = MessageList()
        for index in 0..<recorded.count {
            var message = Measuring.rebased(recorded[index])
            message.isRetained = true
            messages.add(message)
        }
        return messages
    }
}
