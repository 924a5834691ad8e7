import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

/// One simulated device on the bench, with time in the tester's hand.
final class Bench {
    let device: SimulatedDevice
    private(set) var moment: Moment
    /// Everything reported and raised since `forget`.
    private(set) var reports: [AttributeReport] = []
    private(set) var events: [EventReport] = []
    private(set) var states: [String: StoredState] = [:]

    static let start = Moment(uptime: 1_000_000, date: 1_700_000_000_000)

    init(_ definition: DeviceDefinition, stored: [StoredState] = [], at moment: Moment = Bench.start) {
        device = SimulatedDevice(definition, stored: stored)
        self.moment = moment
        take(device.start(at: moment))
        forget()
    }

    /// A device with one part of that type at endpoint 1.
    convenience init(_ type: String, _ firstValues: [FirstValues] = [], isLively: Bool = false) throws {
        self.init(try Bench.definition(type, firstValues, isLively: isLively))
    }

    static func definition(
        _ type: String, _ firstValues: [FirstValues] = [], id: String = "device", isLively: Bool = false
    ) throws -> DeviceDefinition {
        var builder = DeviceBuilder(registry: HomeTraits.registry)
        let type = try #require(HomeTraits.registry.deviceType(named: type))
        return DeviceDefinition(
            id: DeviceID(id), name: "Device",
            parts: [try builder.part(type: type, endpoint: 1, firstValues: firstValues)],
            isLively: isLively)
    }

    var part: SimulatedPart { device.parts[0] }

    subscript<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>) -> Wrapped? { part[key] }

    func forget() {
        reports = []
        events = []
    }

    private func take(_ effects: SimulationEffects) {
        reports += effects.reports
        events += effects.events
        for state in effects.states { states["\(state.endpoint)/\(state.trait)"] = state }
    }

    @discardableResult
    func invoke<Command: TraitCommand>(_ command: Command) -> ActionOutcome {
        perform(.invoke(DeviceCommand(device: device.id, endpoint: 1, command)))
    }

    @discardableResult
    func write<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>, _ value: Wrapped) -> ActionOutcome {
        write(Owner.definition, key.index, value.value)
    }

    @discardableResult
    func write(_ trait: TraitDefinition, _ attribute: Int, _ value: Value) -> ActionOutcome {
        perform(
            .write(
                AttributeWrite(
                    device: device.id, endpoint: 1, trait: trait,
                    entries: [AttributeWrite.Entry(attribute: attribute, value: value)])))
    }

    @discardableResult
    func perform(_ action: DeviceAction) -> ActionOutcome {
        let (outcome, effects) = device.perform(action, at: moment)
        take(effects)
        return outcome
    }

    func sense<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>, _ value: Wrapped) throws {
        take(
            try device.sense(
                [AttributeReport.Entry(attribute: key.index, value: value.value)], endpoint: 1,
                trait: Owner.definition, at: moment))
    }

    func press(_ pattern: SwitchPress) throws {
        take(try device.press(pattern, endpoint: 1, at: moment))
    }

    /// Lets time pass as a home would: the device is woken whenever it asks for it.
    func pass(_ milliseconds: Int64) {
        let end = moment.uptime + milliseconds
        while let wake = device.nextWake, wake <= end {
            step(to: max(wake, moment.uptime))
            take(device.advance(to: moment))
        }
        step(to: end)
        take(device.advance(to: moment))
    }

    private func step(to uptime: Int64) {
        moment.date += uptime - moment.uptime
        moment.uptime = uptime
    }

    /// What was reported of an attribute, in order.
    func reported<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>) -> [Wrapped] {
        reports.filter { $0.trait === Owner.definition }.flatMap(\.entries).filter { $0.attribute == key.index }
            .compactMap { Wrapped(value: $0.value) }
    }

    /// Names of the events raised, in order.
    var eventNames: [String] { events.map { $0.trait.events[$0.event].name } }
}

extension FirstValues {
    init<Owner: HomeModel.Trait>(_ owner: Owner.Type, _ values: [(String, Value)] = []) {
        self.init(trait: Owner.definition.name, values: values.map { (attribute: $0.0, value: $0.1) })
    }
}

extension ActionOutcome {
    var isSuccess: Bool { if case .success = self { true } else { false } }

    var status: MatterStatus? { if case .failure(let failure) = self { failure.matterStatus } else { nil } }

    var failure: CommandFailure? { if case .failure(let failure) = self { failure } else { nil } }

    var fields: [Value?] { (try? get()) ?? [] }
}
