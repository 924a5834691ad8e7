/// Memory of a home, and what each device costs.
enum Footprint {
    /// Resident memory with 1,000 devices.
    static func measureMemory(_ measuring: Measuring) async throws -> [Row] {
        let home = try await measuring.stock.home(devices: 1000, base: Measuring.productBase)
        var online: [Double] = []
        var used: [Double] = []
        var peak: [Double] = []
        for _ in 0..<measuring.rounds(3, short: 1) {
            let state = try await measure(measuring, home, commands: measuring.isShort ? 2000 : 10_000)
            online.append(state.online)
            used.append(state.used)
            peak.append(state.peak)
        }
        guard let online = Spread(online), let used = Spread(used), let peak = Spread(peak) else { return [] }
        var row = Row(
            "memory.online", "resident memory, 1,000 devices, after online", .megabytes, product: online,
            wanted: .productBelow(30))
        row.note("topics", Double(home.topics))
        row.note("at most", peak.median, "MB")
        return [
            row,
            Row(
                "memory.used", "resident memory, 1,000 devices, after commands", .megabytes, product: used,
                wanted: .productBelow(30)),
        ]
    }

    private static func measure(
        _ measuring: Measuring, _ home: Daemon.Home, commands: Int
    ) async throws -> (online: Double, used: Double, peak: Double) {
        let base = Measuring.productBase
        return try await withBroker(in: measuring.directory) { broker in
            let observer = try Observer(broker, base: base)
            let (daemon, _) = try await Daemon.start(
                measuring.program, home, base: base, broker: broker, observer: observer.client)
            let online = daemon.process.kilobytes("VmRSS")
            let toggles = HomeFile.toggles(devices: home.devices)
            let last = MessageList()
            let list = MessageList()
            for topic in toggles {
                list.add("\(base)/\(topic)", "{}")
                last.add("\(base)/\(topic.dropLast("call".count))result", "")
            }
            let client = try BareClient(port: broker.port, id: "bench-sender")
            try client.subscribe("\(base)/+/+/+/+/+/+/result", qos: 0)
            _ = try client.roundTrips(list, lastTopics: last, count: commands, qos: 1)
            let used = daemon.process.kilobytes("VmRSS")
            let peak = daemon.process.kilobytes("VmHWM")
            await daemon.stop()
            guard let online, let used, let peak else { throw BenchError("no /proc/\(daemon.process.pid)/status") }
            // The kernel counts in units of 1024 bytes.
            return (online * 1.024 / 1000, used * 1.024 / 1000, peak * 1.024 / 1000)
        }
    }

    private struct Cost {
        var devices: Double
        var kilobytes: Double
        var processorMicroseconds: Double
        var microseconds: Double

        /// For each device more, from a smaller home to this one.
        func perDevice(since smaller: Cost, _ value: KeyPath<Cost, Double>) -> Double {
            (self[keyPath: value] - smaller[keyPath: value]) / (devices - smaller.devices)
        }
    }

    /// Costs of a device more, at 100 to 1,000 and at 1,000 to 10,000 devices; flat: both alike.
    static func measureScale(_ measuring: Measuring) async throws -> [Row] {
        var costs: [Int: [Cost]] = [:]
        let rounds = measuring.rounds(5, short: 1)
        for round in 0..<rounds {
            // From the small to the large and back again, against drift.
            let sizes = round.isMultiple(of: 2) ? [100, 1000, 10_000] : [10_000, 1000, 100]
            for size in sizes { costs[size, default: []].append(try await cost(measuring, devices: size)) }
        }
        guard let small = costs[100], let middle = costs[1000], let large = costs[10_000] else { return [] }
        func rows(_ name: String, _ title: String, _ unit: Unit, _ value: KeyPath<Cost, Double>) -> [Row] {
            let low = zip(middle, small).map { $0.perDevice(since: $1, value) }
            let high = zip(large, middle).map { $0.perDevice(since: $1, value) }
            guard let lowSpread = Spread(low), let highSpread = Spread(high) else { return [] }
            var row = Row("scale.\(name)", "\(title) a device, 1,000 to 10,000", unit, product: highSpread)
            row.note("100 to 1,000", lowSpread.median, unit.rawValue)
            if let growth = Spread.ratios(high, low) { row.note("growth", growth.median, "×") }
            return [row]
        }
        return rows("memory", "resident memory", .kilobytes, \.kilobytes)
            + rows("processor", "processor time to online", .microseconds, \.processorMicroseconds)
            + rows("start", "time to online", .microseconds, \.microseconds)
    }

    /// One start at a broker that has nothing.
    private static func cost(_ measuring: Measuring, devices: Int) async throws -> Cost {
        let base = Measuring.productBase
        let home = try await measuring.stock.home(devices: devices, base: base)
        return try await withBroker(in: measuring.directory) { broker in
            let observer = try Observer(broker, base: base)
            let (daemon, online) = try await Daemon.start(
                measuring.program, home, base: base, broker: broker, observer: observer.client)
            let processorTime = daemon.process.processorTime
            let resident = daemon.process.kilobytes("VmRSS")
            await daemon.stop()
            guard let resident else { throw BenchError("no /proc/\(daemon.process.pid)/status") }
            return Cost(
                devices: Double(devices), kilobytes: resident, processorMicroseconds: processorTime * 1e6,
                microseconds: daemon.seconds(to: online) * 1e6)
        }
    }
}
