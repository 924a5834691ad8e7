import Synchronization

/// The counters, gauges and latencies of a program by name. May be used on any thread; ask once for an instrument
/// and keep it, then counting takes no lock.
public final class Metrics: Sendable {
    /// One instrument at one moment.
    public struct Sample: Sendable, Equatable {
        /// What an instrument of each kind tells.
        public enum Value: Sendable, Equatable {
            case counter(UInt64)
            case gauge(Int64)
            case latency(LatencySummary.Values)
        }

        public let name: String
        public let value: Value
    }

    private enum Instrument {
        case counter(Counter)
        case gauge(Gauge)
        case latency(LatencySummary)
    }

    private let instruments = Mutex<[String: Instrument]>([:])

    public init() {}

    /// The counter of this name, made when it is first asked for. A name belongs to one kind of instrument.
    public func counter(_ name: String) -> Counter {
        instruments.withLock { instruments in
            switch instruments[name] {
            case .counter(let counter): return counter
            case nil: break
            default: preconditionFailure("The metric \(name) is not a counter.")
            }
            let counter = Counter()
            instruments[name] = .counter(counter)
            return counter
        }
    }

    /// The gauge of this name, made when it is first asked for. A name belongs to one kind of instrument.
    public func gauge(_ name: String) -> Gauge {
        instruments.withLock { instruments in
            switch instruments[name] {
            case .gauge(let gauge): return gauge
            case nil: break
            default: preconditionFailure("The metric \(name) is not a gauge.")
            }
            let gauge = Gauge()
            instruments[name] = .gauge(gauge)
            return gauge
        }
    }

    /// The latency summary of this name, made when it is first asked for. A name belongs to one kind of instrument.
    public func latency(_ name: String) -> LatencySummary {
        instruments.withLock { instruments in
            switch instruments[name] {
            case .latency(let summary): return summary
            case nil: break
            default: preconditionFailure("The metric \(name) is not a latency summary.")
            }
            let summary = LatencySummary()
            instruments[name] = .latency(summary)
            return summary
        }
    }

    /// All instruments at this moment, sorted by name.
    public func snapshot() -> [Sample] {
        let current = instruments.withLock { $0 }
        return current.sorted { $0.key < $1.key }.map { name, instrument in
            switch instrument {
            case .counter(let counter): Sample(name: name, value: .counter(counter.value))
            case .gauge(let gauge): Sample(name: name, value: .gauge(gauge.value))
            case .latency(let summary): Sample(name: name, value: .latency(summary.values))
            }
        }
    }
}
