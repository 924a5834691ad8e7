import HomeModel
import HomeTraits

/// Atomic writes of presets and schedules.
extension ThermostatBehaviour {
    func answer(
        _ order: Thermostat.AtomicRequest, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) -> Thermostat.AtomicResponse {
        let attributes = try atomicAttributes(order.attributeRequests, part)
        switch ThermostatAtomicWrite.Request(rawValue: order.requestType) {
        case .beginWrite:
            guard let timeout = order.timeout else {
                throw CommandFailure(status: .invalidCommand, "a begin wants a timeout", field: "timeout")
            }
            guard atomicWrite == nil else {
                throw CommandFailure(status: .invalidInState, "an atomic write is under way")
            }
            let granted = min(timeout, ThermostatAtomicWrite.longest)
            atomicWrite = ThermostatAtomicWrite(
                attributes: Set(attributes), end: moment.uptime + Int64(granted))
            return .init(
                statusCode: .success, attributeStatus: attributes.map { status(of: $0, .success) }, timeout: granted)
        case .commitWrite:
            let write = try endAtomicWrite(of: attributes)
            return commit(write, attributes, part, moment)
        case .rollbackWrite:
            _ = try endAtomicWrite(of: attributes)
            return .init(statusCode: .success, attributeStatus: attributes.map { status(of: $0, .success) })
        case nil:
            throw CommandFailure(status: .invalidCommand, "there is no such request", field: "requestType")
        }
    }

    private func atomicAttributes(_ ids: [UInt32], _ part: SimulatedPart) throws(CommandFailure) -> [Int] {
        let allowed = [Thermostat.presets.index, Thermostat.schedules.index].filter { index in
            part.trait(Thermostat.definition)?.state.shape.position(ofAttribute: index) != nil
        }
        var indices: [Int] = []
        for id in ids {
            guard let index = Thermostat.definition.attributeIndex(id: id), allowed.contains(index),
                !indices.contains(index)
            else {
                throw CommandFailure(
                    status: .invalidCommand, "atomic writes are for presets and schedules, each once",
                    field: "attributeRequests")
            }
            indices.append(index)
        }
        guard !indices.isEmpty else {
            throw CommandFailure(
                status: .invalidCommand, "an atomic write is about one attribute at least", field: "attributeRequests")
        }
        return indices
    }

    private func endAtomicWrite(of attributes: [Int]) throws(CommandFailure) -> ThermostatAtomicWrite {
        guard let write = atomicWrite, write.attributes == Set(attributes) else {
            throw CommandFailure(status: .invalidInState, "no atomic write of these attributes is under way")
        }
        atomicWrite = nil
        return write
    }

    private func commit(
        _ write: ThermostatAtomicWrite, _ attributes: [Int], _ part: SimulatedPart, _ moment: Moment
    ) -> Thermostat.AtomicResponse {
        var statuses: [Int: Thermostat.Status] = [:]
        let presets = write.presets.map(completed)
        let schedules = write.schedules.map(completed)
        if let presets { statuses[Thermostat.presets.index] = fault(ofPresets: presets, part) }
        if let schedules { statuses[Thermostat.schedules.index] = fault(ofSchedules: schedules, part) }
        if statuses.isEmpty {
            if let presets { part.set(Thermostat.presets, presets) }
            if let schedules {
                part.set(Thermostat.schedules, schedules)
                followSchedule(part, moment)
            }
        }
        return .init(
            statusCode: statuses.isEmpty ? .success : .failure,
            attributeStatus: attributes.map { status(of: $0, statuses[$0] ?? .success) })
    }

    private func status(of attribute: Int, _ status: Thermostat.Status) -> Thermostat.AtomicAttributeStatus {
        .init(attributeId: Thermostat.definition.attributes[attribute].id, statusCode: status)
    }
}
