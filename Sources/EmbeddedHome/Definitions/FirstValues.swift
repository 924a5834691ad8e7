public import HomeModel

/// Values that a home file gives one trait of a part. They switch optional attributes, and the features behind them, on.
public struct FirstValues: Sendable {
    /// The trait's topic name: `onOff`, `google.openClose`.
    public var trait: String
    /// Attribute names with their values.
    public var values: [(attribute: String, value: Value)]

    public init(trait: String, values: [(attribute: String, value: Value)] = []) {
        self.trait = trait
        self.values = values
    }
}
