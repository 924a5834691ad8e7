import HomeModel
import HomeTraits

/// Where a robot works (Matter Application Cluster Specification, "Service Area Cluster"). When it works is the operational state's.
final class ServiceAreaBehaviour: TraitBehaviour {
    /// The areas of the present or last job, in the order in which the robot visits them.
    private var route: [UInt32] = []

    // MARK: Memory

    var memory: Value? { route.isEmpty ? nil : .list(route.map(\.value)) }

    func restore(_ memory: Value) { route = [UInt32](value: memory) ?? [] }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        switch command.command {
        case ServiceArea.SelectAreas.index:
            guard let order = command.typed(ServiceArea.SelectAreas.self) else { break }
            return select(order.newAreas, part).fields
        case ServiceArea.SkipArea.index:
            guard let order = command.typed(ServiceArea.SkipArea.self) else { break }
            return skip(order.skippedArea, part, moment).fields
        default: break
        }
        throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    private func select(_ wanted: [UInt32], _ part: SimulatedPart) -> ServiceArea.SelectAreasResponse {
        var areas: [UInt32] = []
        var seen: Set<UInt32> = []
        for area in wanted where seen.insert(area).inserted { areas.append(area) }
        guard seen.isSubset(of: supported(part)) else {
            return .init(status: .unsupportedArea, statusText: "the device has no such area")
        }
        if areas == part[ServiceArea.selectedAreas] { return .init(status: .success, statusText: "") }
        let isAtWork = isAtWork(part)
        let features = ServiceArea.Features(rawValue: part.features(of: ServiceArea.self))
        guard !isAtWork || features.contains(.selectWhileRunning) else {
            return .init(status: .invalidInMode, statusText: "the device is at work")
        }
        part.set(ServiceArea.selectedAreas, areas)
        if !isAtWork {
            part.set(ServiceArea.progress, areas.map { ServiceArea.Progress(areaId: $0, status: .pending) })
        }
        return .init(status: .success, statusText: "")
    }

    private func skip(_ area: UInt32, _ part: SimulatedPart, _ moment: Moment) -> ServiceArea.SkipAreaResponse {
        let selected = part[ServiceArea.selectedAreas] ?? []
        guard !selected.isEmpty else {
            return .init(status: .invalidAreaList, statusText: "no areas are selected")
        }
        guard isAtWork(part), let robot = part.behaviour(RvcOperationalStateBehaviour.self) else {
            return .init(status: .invalidInMode, statusText: "the device is not at work")
        }
        guard selected.contains(area), let index = route.firstIndex(of: area), isAhead(area, part) else {
            return .init(status: .invalidSkippedArea, statusText: "the area is not one that is still to be done")
        }
        setProgress(area, .skipped, part)
        robot.skip(index, part, at: moment)
        return .init(status: .success, statusText: "")
    }

    /// Whether the area is being worked on or still to come.
    private func isAhead(_ area: UInt32, _ part: SimulatedPart) -> Bool {
        guard let progress = part[ServiceArea.progress]?.first(where: { $0.areaId == area }) else { return true }
        return progress.status == .pending || progress.status == .operating
    }

    private func isAtWork(_ part: SimulatedPart) -> Bool {
        part.behaviour(RvcOperationalStateBehaviour.self)?.isAtWork ?? false
    }

    private func supported(_ part: SimulatedPart) -> Set<UInt32> {
        Set((part[ServiceArea.supportedAreas] ?? []).map(\.areaId))
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: ServiceArea.definition, value)
    }

    // MARK: Work

    /// The robot sets out; returns to how many areas. Nothing selected means everywhere.
    func begin(_ part: SimulatedPart) -> Int {
        let selected = part[ServiceArea.selectedAreas] ?? []
        let all = (part[ServiceArea.supportedAreas] ?? []).map(\.areaId)
        route = Array((selected.isEmpty ? all : selected).prefix(255))
        part.set(ServiceArea.progress, route.map { ServiceArea.Progress(areaId: $0, status: .pending) })
        operate(0, part)
        part.rememberChanged(ServiceArea.self)
        return route.count
    }

    func operate(_ step: Int, _ part: SimulatedPart) {
        guard route.indices.contains(step) else { return }
        let area = route[step]
        part.set(ServiceArea.currentArea, area)
        setProgress(area, .operating, part)
    }

    func complete(_ step: Int, _ part: SimulatedPart) {
        guard route.indices.contains(step) else { return }
        let area = route[step]
        let status = part[ServiceArea.progress]?.first { $0.areaId == area }?.status
        if status != .skipped { setProgress(area, .completed, part) }
    }

    /// The job is over; what was not done is skipped.
    func end(_ part: SimulatedPart) {
        for area in route where isAhead(area, part) { setProgress(area, .skipped, part) }
        part.set(ServiceArea.currentArea, nil)
        part.set(ServiceArea.estimatedEndTime, nil)
    }

    private func setProgress(_ area: UInt32, _ status: ServiceArea.OperationalStatus, _ part: SimulatedPart) {
        guard var progress = part[ServiceArea.progress], let index = progress.firstIndex(where: { $0.areaId == area })
        else { return }
        progress[index].status = status
        if status == .completed {
            progress[index].totalOperationalTime = .some(UInt32(clamping: ApplianceTimes.cleaningOfArea / 1000))
        }
        part.set(ServiceArea.progress, progress)
    }
}
