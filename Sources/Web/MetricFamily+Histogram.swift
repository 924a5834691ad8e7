public import Telemetry

extension MetricFamily {
    /// A distribution of durations, in seconds.
    public init(_ name: String, _ help: String, _ histogram: LatencyHistogram) {
        self.init(name, .histogram, help)
        for (bound, count) in zip(LatencyHistogram.bounds, histogram.counts) {
            samples.append(
                Sample(suffix: "_bucket", labels: [Label("le", "\(Self.seconds(bound))")], value: "\(count)"))
        }
        samples.append(Sample(suffix: "_bucket", labels: [Label("le", "+Inf")], value: "\(histogram.count)"))
        samples.append(Sample(suffix: "_sum", labels: [], value: "\(Self.seconds(histogram.sum))"))
        samples.append(Sample(suffix: "_count", labels: [], value: "\(histogram.count)"))
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }
}
