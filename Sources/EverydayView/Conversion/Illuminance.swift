import Glibc

/// Matter's illuminance, `10000 × log10(lux) + 1`, as lux.
enum Illuminance {
    /// To three digits, which is finer than any sensor measures; 0 is what is too dark to measure.
    static func lux(of value: UInt16) -> Double {
        guard value > 0 else { return 0 }
        let lux = pow(10, (Double(value) - 1) / 10_000)
        let step = pow(10, floor(log10(lux)) - 2)
        return step < 1 ? (lux / step).rounded() / (1 / step).rounded() : (lux / step).rounded() * step
    }
}
