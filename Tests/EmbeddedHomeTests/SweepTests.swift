import HomeModel
import HomeTraits
import JSON
import Testing
import Topics

@testable import EmbeddedHome

/// Every command of every trait on a device of every type, with fields that fit, that just fit, and that do not.
@Suite struct `A sweep over all commands` {
    /// Commands that a device may have by its type, although the simulator does nothing of the kind, and why.
    static let unknown: [String: String] = [:]

    @Test(arguments: SweepDevice.all)
    func `is answered right`(device: SweepDevice) throws {
        let bench = try device.bench()
        for trait in bench.part.traits {
            for index in trait.definition.commands.indices {
                let call = SweepCall(bench: bench, trait: trait, command: index)
                guard trait.state.shape.supports(command: index) else {
                    call.expectUnimplemented()
                    continue
                }
                call.sweep(isRich: device.isRich)
                bench.pass(500)
                bench.forget()
            }
        }
        for trait in bench.part.traits { SweepCall.expectSound(trait, "at the end") }
    }
}

/// One command of one device.
struct SweepCall {
    let bench: Bench
    let trait: SimulatedTrait
    let command: Int

    private var definition: CommandDefinition { trait.definition.commands[command] }
    private var name: String { "\(trait.definition.name).\(definition.name)" }

    /// As a message to a `call` topic is read and carried out.
    private func call(_ object: JSONObject) -> ActionOutcome {
        let state = trait.state
        do throws(CommandFailure) {
            let fields = try ValueReader(lookup: { state[path: $0] }).fields(object, definition.fields)
            return invoke(fields)
        } catch {
            return .failure(error)
        }
    }

    private func invoke(_ fields: [Value?]) -> ActionOutcome {
        bench.perform(
            .invoke(
                DeviceCommand(
                    device: bench.device.id, endpoint: 1, trait: trait.definition, command: command, fields: fields)))
    }

    /// What the device does not list it does not do.
    func expectUnimplemented() {
        let before = trait.state.values
        let fields = SweepValues.fields(definition.fields, .high, in: trait.state)
        #expect(invoke(fields).failure?.code == .unimplemented, "\(name)")
        #expect(trait.state.values == before, "\(name)")
    }

    func sweep(isRich: Bool) {
        let state = trait.state
        let low = SweepValues.fields(definition.fields, .low, in: state)
        let high = SweepValues.fields(definition.fields, .high, in: state)
        for values in definition.fields.isEmpty ? [low] : [low, high] {
            expectAnswer(SweepValues.object(values, of: definition.fields), isRich: isRich)
        }
        let base = SweepValues.object(low, of: definition.fields)
        let scope = BoundScope(state, fields: definition.fields, values: low)
        for (index, field) in definition.fields.enumerated() {
            if let value = high[index] {
                var values = low
                values[index] = value
                expectAnswer(SweepValues.object(values, of: definition.fields), isRich: isRich)
            }
            for wrong in SweepValues.wrong(field, scope) {
                var object = base
                object[field.name] = wrong.json
                expectRefusal(object, of: field.name, wrong.what)
            }
            if field.valueWhenMissing == nil, !field.isOptional {
                var object = JSONObject()
                for (name, value) in base where name != field.name { object.append(name, value) }
                expectRefusal(object, of: field.name, "missing")
            }
        }
        var object = base
        object["noSuchField"] = 1
        expectRefusal(object, of: "noSuchField", "unknown")
    }

    /// Fields that the definition allows: the device does it and is sound afterwards, or says why not.
    private func expectAnswer(_ object: JSONObject, isRich: Bool) {
        let what = "\(name) \(JSON.object(object).text)"
        let before = trait.state.values
        switch call(object) {
        case .success(let answer):
            Self.expectSound(trait, what)
            expectComplete(answer, what)
        case .failure(let failure):
            #expect(failure.code != .internal && !failure.message.isEmpty, "\(what): \(failure)")
            if failure.code == .unimplemented {
                #expect(trait.state.values == before, "\(what)")
                if !isRich {
                    #expect(`A sweep over all commands`.unknown[name] != nil, "\(what): \(failure.message)")
                }
            }
        }
    }

    private func expectRefusal(_ object: JSONObject, of field: String, _ what: String) {
        let failure = call(object).failure
        #expect(
            failure?.code == .outOfRange || failure?.code == .invalidArgument,
            "\(name).\(field), \(what): \(JSON.object(object).text) \(String(describing: failure))")
        #expect(failure?.field?.hasPrefix(field) == true, "\(name).\(field), \(what): \(failure?.field ?? "no field")")
        #expect(failure?.allowed != nil, "\(name).\(field), \(what): \(failure?.message ?? "")")
    }

    private func expectComplete(_ answer: [Value?], _ what: String) {
        let fields = definition.response?.fields ?? []
        #expect(answer.count == fields.count, "\(what): \(answer)")
        guard answer.count == fields.count else { return }
        let scope = BoundScope(trait.state, fields: fields, values: answer)
        for (field, value) in zip(fields, answer) {
            guard let value else {
                #expect(field.isOptional, "\(what): \(field.name) is missing")
                continue
            }
            let fault = value.fault(as: field.type, range: field.range, isNullable: field.isNullable, in: scope)
            #expect(fault == nil, "\(what): \(field.name) = \(value)")
        }
    }

    /// Every attribute is what its definition and the device's own limits allow.
    static func expectSound(_ trait: SimulatedTrait, _ what: String) {
        let scope = BoundScope(trait.state)
        for (index, value) in zip(trait.state.shape.attributes, trait.state.values) {
            guard let value else { continue }
            let attribute = trait.definition.attributes[index]
            let fault = value.fault(
                as: attribute.type, range: attribute.range, isNullable: attribute.isNullable, in: scope)
            #expect(fault == nil, "\(what): \(trait.definition.name).\(attribute.name) = \(value)")
        }
    }
}
