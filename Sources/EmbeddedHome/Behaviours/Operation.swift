import HomeModel

/// A job of an appliance under way: steps one after another, running or paused. Goes on while nobody looks: after a restart the date
/// tells how far it has come.
struct Operation: Equatable {
    /// Lengths in milliseconds; nil: until somebody ends it.
    private(set) var steps: [Int64?]
    /// The step that is due; the number of steps when all are done.
    private(set) var step = 0
    private(set) var isRunning = true
    /// Milliseconds spent in the present step, running, and paused, up to `since`.
    private var stepRan: Int64 = 0
    private(set) var ran: Int64 = 0
    private(set) var paused: Int64 = 0
    private var since: Moment

    /// Far above any countdown that Matter allows (259,200 s); what is stored beyond it is damage.
    private static let longest: Int64 = 1_000_000_000_000

    init(steps: [Int64?], at moment: Moment) {
        self.steps = steps.map { $0.map { min(max($0, 0), Self.longest) } }
        since = moment
    }

    var isDone: Bool { step >= steps.count }

    /// When the present step ends by itself (`Moment.uptime`).
    var nextEnd: Int64? {
        guard isRunning, !isDone, let length = steps[step] else { return nil }
        return since.uptime + max(0, length - stepRan)
    }

    /// Milliseconds to go, as of the last `advance`; nil: nobody knows.
    var remaining: Int64? {
        var sum = -stepRan
        for length in steps.dropFirst(step) {
            guard let length else { return nil }
            sum += length
        }
        return max(0, sum)
    }

    /// Seconds to go, rounded up.
    var remainingSeconds: UInt32? { remaining.map { UInt32(clamping: ($0 + 999) / 1000) } }

    /// Lets time pass; returns the steps that ended meanwhile.
    mutating func advance(to moment: Moment) -> [Int] {
        var left = min(max(0, moment.uptime - since.uptime), Self.longest)
        since = moment
        guard isRunning else {
            paused += left
            return []
        }
        var ended: [Int] = []
        while !isDone, let length = steps[step], length <= stepRan + left {
            let took = max(0, length - stepRan)
            ran += took
            left -= took
            ended.append(step)
            leaveStep()
        }
        if !isDone {
            ran += left
            stepRan += left
        }
        return ended
    }

    mutating func pause(at moment: Moment) {
        _ = advance(to: moment)
        isRunning = false
    }

    mutating func resume(at moment: Moment) {
        _ = advance(to: moment)
        isRunning = true
    }

    /// Leaves a step out, the present one or one to come.
    mutating func skip(_ index: Int) {
        if index > step, index < steps.count { steps[index] = 0 }
        guard index == step else { return }
        repeat { leaveStep() } while !isDone && steps[step] == 0
    }

    /// Makes the last step longer.
    mutating func extend(by milliseconds: Int64) {
        guard let last = steps.indices.last, let length = steps[last] else { return }
        steps[last] = min(length + max(0, milliseconds), Self.longest)
    }

    private mutating func leaveStep() {
        step += 1
        stepRan = 0
    }

    // MARK: Memory

    var value: Value {
        .structure([
            .list(steps.map { $0.map { Value($0) } ?? .null }), Value(step), Value(stepRan), Value(ran), Value(paused),
            .bool(isRunning), Value(since.date),
        ])
    }

    /// Nil when the value is none. `rebase` has to follow.
    init?(_ value: Value) {
        guard let fields = value.structureValue, let steps = fields[safe: 0]?.listValue, steps.count <= 256,
            let step = fields[safe: 1]?.uintValue, step <= UInt64(steps.count),
            let isRunning = fields[safe: 5]?.boolValue, let date = fields[safe: 6]?.intValue
        else { return nil }
        func time(_ value: Value?) -> Int64? {
            guard let number = value?.intValue, (0...Self.longest).contains(number) else { return nil }
            return number
        }
        guard let stepRan = time(fields[safe: 2]), let ran = time(fields[safe: 3]),
            let paused = time(fields[safe: 4])
        else { return nil }
        self.steps = steps.map(time)
        self.step = Int(step)
        self.isRunning = isRunning
        self.stepRan = stepRan
        self.ran = ran
        self.paused = paused
        since = Moment(uptime: 0, date: date)
    }

    /// The clock began anew; the date says how long ago `since` was.
    mutating func rebase(to moment: Moment) {
        let (elapsed, overflow) = moment.date.subtractingReportingOverflow(since.date)
        let passed = overflow ? 0 : min(max(0, elapsed), Self.longest)
        since = Moment(uptime: moment.uptime - passed, date: moment.date - passed)
    }
}
