/// Units of concentrations, by the names of Matter's MeasurementUnitEnum and by their symbols.
public enum ConcentrationUnit: String, CaseIterable {
    case ppm, ppb, ppt
    case mgm3, ugm3, ngm3
    case pm3
    case bqm3

    public init?(symbol: String) {
        guard let unit = Self.allCases.first(where: { $0.symbol == symbol }) else { return nil }
        self = unit
    }

    private var symbol: String {
        switch self {
        case .ppm, .ppb, .ppt: rawValue
        case .mgm3: "mg/m³"
        case .ugm3: "µg/m³"
        case .ngm3: "ng/m³"
        case .pm3: "1/m³"
        case .bqm3: "Bq/m³"
        }
    }

    private enum Dimension {
        case fraction, mass, count, activity
    }

    private var dimension: Dimension {
        switch self {
        case .ppm, .ppb, .ppt: .fraction
        case .mgm3, .ugm3, .ngm3: .mass
        case .pm3: .count
        case .bqm3: .activity
        }
    }

    /// How many of the smallest unit of its dimension one of this is.
    private var size: Double {
        switch self {
        case .ppm, .mgm3: 1_000_000
        case .ppb, .ugm3: 1_000
        case .ppt, .ngm3, .pm3, .bqm3: 1
        }
    }

    /// A value of this unit in another; nil where one cannot become the other: a fraction of volume has no mass of its own.
    public func converted(_ value: Double, to unit: ConcentrationUnit) -> Double? {
        guard dimension == unit.dimension else { return nil }
        // Multiplied before it is divided: 0.4 ppm are 400 ppb, not 400.00000000000006.
        return size >= unit.size ? value * (size / unit.size) : value / (unit.size / size)
    }
}
