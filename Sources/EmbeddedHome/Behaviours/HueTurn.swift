/// A hue on its way round the circle, in the units of a circle of `circle` steps.
struct HueTurn: Equatable {
    enum Course: Equatable {
        /// Turns by `distance`, negative for downwards, until `end`.
        case by(distance: Double, end: Int64)
        /// Turns for ever by `rate` units a second.
        case endless(rate: Double)
    }

    let circle: Double
    let from: Double
    let start: Int64
    let course: Course

    func value(at uptime: Int64) -> Double {
        let passed = Double(max(0, uptime - start))
        switch course {
        case .by(let distance, let end):
            let share = uptime >= end || end <= start ? 1 : passed / Double(end - start)
            return wrapped(from + distance * share)
        case .endless(let rate):
            return wrapped(from + (rate * passed / 1000).truncatingRemainder(dividingBy: circle))
        }
    }

    func isDone(at uptime: Int64) -> Bool {
        if case .by(_, let end) = course { uptime >= end } else { false }
    }

    /// Nil: it never ends.
    var end: Int64? {
        if case .by(_, let end) = course { end } else { nil }
    }

    private func wrapped(_ value: Double) -> Double {
        let rest = value.truncatingRemainder(dividingBy: circle)
        return rest < 0 ? rest + circle : rest
    }

    /// How far to turn from one hue to another.
    static func distance(from: Double, to target: Double, circle: Double, direction: HueDirection) -> Double {
        var up = (target - from).truncatingRemainder(dividingBy: circle)
        if up < 0 { up += circle }
        let down = up == 0 ? 0 : up - circle
        let isUpShorter = up <= -down
        return switch direction {
        case .up: up
        case .down: down
        case .shortest: isUpShorter ? up : down
        case .longest: isUpShorter ? down : up
        }
    }
}

/// Which way round the circle.
enum HueDirection {
    case shortest, longest, up, down
}
