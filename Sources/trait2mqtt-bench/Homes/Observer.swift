import JSON

/// A client that looks at what the product says of itself, and little else, so that it costs the broker little.
final class Observer {
    let client: BareClient
    private let base: String

    init(_ broker: Broker, base: String) throws(BenchError) {
        client = try BareClient(port: broker.port, id: "bench-observer")
        self.base = base
        try client.subscribe("\(base)/_adapter/status", qos: 1)
    }

    /// What `_adapter/health` answers.
    func health(of daemon: Daemon) throws -> JSON {
        let answer = "\(base)/_adapter/response/adapter/health"
        try client.subscribe(answer, qos: 0)
        let list = MessageList()
        client.record(into: list)
        defer { client.record(into: nil) }
        try client.publish("\(base)/_adapter/request/adapter/health", "{}", qos: 1)
        _ = try client.wait(for: answer, within: .seconds(30))
        for index in 0..<list.count where list[index].topic == answer {
            if let data = try JSON.parse(list[index].payload)["data"] { return data }
        }
        throw BenchError("adapter/health answers without data")
    }

    /// All retained messages below the base.
    /// - Parameter count: how many there are at least.
    func tree(_ broker: Broker, count: Int) throws -> MessageList {
        let list = MessageList()
        let reader = try BareClient(port: broker.port, id: "bench-reader")
        reader.record(into: list)
        // QoS 0: the only one at which a broker hands out all it has, however much that is.
        try reader.subscribe("\(base)/#", qos: 0)
        var before = -1
        while list.count < count || list.count != before {
            guard list.count != before else {
                throw BenchError("the broker has \(list.count) topics of \(count)")
            }
            before = list.count
            try reader.serve(for: .milliseconds(300))
        }
        reader.record(into: nil)
        return list
    }
}
