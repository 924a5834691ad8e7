/// Numbers of one name, as Prometheus wants them: one for each set of labels, or one distribution.
public struct MetricFamily: Sendable, Equatable {
    /// What the number does over time.
    public enum Kind: String, Sendable {
        case counter, gauge, histogram
    }

    /// One number.
    public struct Sample: Sendable, Equatable {
        /// What follows the name of the family: `_bucket`, `_sum` and `_count` of histograms, else nothing.
        var suffix = ""
        var labels: [Label]
        var value: String
    }

    /// Tells the numbers of a family apart.
    public struct Label: Sendable, Equatable {
        public var name: String
        /// Any text.
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Letters, digits and `_`; a counter's ends in `_total`.
    public let name: String
    /// One sentence.
    public let help: String
    public let kind: Kind
    var samples: [Sample] = []

    public init(_ name: String, _ kind: Kind, _ help: String) {
        self.name = name
        self.kind = kind
        self.help = help
    }

    /// A family of one number without labels.
    public init(_ name: String, _ kind: Kind, _ help: String, _ value: some BinaryInteger) {
        self.init(name, kind, help)
        add(value)
    }

    public mutating func add(_ value: some BinaryInteger, _ labels: Label...) {
        samples.append(Sample(labels: labels, value: "\(value)"))
    }

    public mutating func add(_ value: Double, _ labels: Label...) {
        samples.append(Sample(labels: labels, value: "\(value)"))
    }
}
