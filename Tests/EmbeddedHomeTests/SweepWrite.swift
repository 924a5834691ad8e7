import HomeModel
import JSON
import Testing
import Topics

@testable import EmbeddedHome

/// Writes of one attribute of one device.
struct SweepWrite {
    let bench: Bench
    let trait: SimulatedTrait
    /// Index into the trait's attributes.
    let attribute: Int

    private var definition: AttributeDefinition { trait.definition.attributes[attribute] }
    private var name: String { "\(trait.definition.name).\(definition.name)" }

    /// As a message to an attribute's `set` topic is read and carried out.
    private func write(_ json: JSON) -> ActionOutcome {
        let state = trait.state
        do throws(CommandFailure) {
            let value = try ValueReader(lookup: { state[path: $0] }).attribute(json, definition)
            return bench.write(trait.definition, attribute, value)
        } catch {
            return .failure(error)
        }
    }

    func sweep() {
        let scope = BoundScope(trait.state)
        // An attribute is checked as a field would be.
        let field = FieldDefinition(
            name: definition.name, id: 0, type: definition.type, range: definition.range,
            isNullable: definition.isNullable)
        var allowed = [SweepValues.Edge.low, .high].map { edge in
            SweepValues.value(field.type, field.range, isNullable: field.isNullable, edge, scope)
        }
        if field.isNullable { allowed.append(.null) }
        for value in allowed {
            guard let json = SweepValues.object([value], of: [field])[field.name] else { continue }
            expectAnswer(json)
        }
        for wrong in SweepValues.wrong(field, BoundScope(trait.state)) { expectRefusal(wrong) }
    }

    private func expectAnswer(_ json: JSON) {
        let what = "\(name) = \(json.text)"
        let before = trait.state.values
        switch write(json) {
        case .success: for trait in bench.part.traits { SweepCall.expectSound(trait, what) }
        case .failure(let failure):
            #expect(failure.code != .internal && failure.code != .unimplemented, "\(what): \(failure.message)")
            #expect(failure.field?.hasPrefix(definition.name) == true, "\(what): \(failure.message)")
            #expect(trait.state.values == before, "\(what)")
        }
    }

    private func expectRefusal(_ wrong: SweepValues.Wrong) {
        let failure = write(wrong.json).failure
        let what = "\(name), \(wrong.what): \(wrong.json.text)"
        #expect(failure?.code == .outOfRange || failure?.code == .invalidArgument, "\(what)")
        #expect(failure?.field?.hasPrefix(definition.name) == true, "\(what): \(failure?.field ?? "no field")")
        #expect(failure?.allowed != nil, "\(what): \(failure?.message ?? "")")
    }
}
