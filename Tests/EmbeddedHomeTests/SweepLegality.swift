import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

/// What a device may be beyond the ranges of its definition: one of what it itself lists, and changed only by what may change it.
enum SweepLegality {
    /// Numbers that stand for entries of a list which the device has are those of one of its entries.
    static func expect(_ trait: SimulatedTrait, _ what: String) {
        let state = trait.state
        for key in trait.definition.everydayKeys {
            guard case .label(let labels) = key.conversion, key.field == nil,
                let value = state[attributeNamed: key.attribute], !value.isNull,
                let entries = state[attributeNamed: labels.list]?.listValue, !entries.isEmpty,
                case .list(let type)? = trait.definition.attribute(named: labels.list)?.type
            else { continue }
            let numbers: [Value]
            if let number = labels.number, case .structure(let structure) = type,
                let index = structure.index(of: number)
            {
                numbers = entries.compactMap { $0.structureValue?[index] }
            } else {
                numbers = entries.indices.map { Value($0) }
            }
            #expect(numbers.contains(value), "\(what): \(trait.definition.name).\(key.attribute) = \(value)")
        }
    }

    /// Colours in the modes that are not in force follow as far as they can, which the data model does not count as a change.
    private static let followers: Set<String> = [
        ColorControl.currentHue.definition.name, ColorControl.currentSaturation.definition.name,
        ColorControl.currentX.definition.name, ColorControl.currentY.definition.name,
        ColorControl.enhancedCurrentHue.definition.name,
    ]

    /// A command changes what says that it can, and what anybody may write.
    static func expectChanges(
        by command: String, of trait: SimulatedTrait, since before: [Value?], _ what: String
    ) {
        for (position, index) in trait.state.shape.attributes.enumerated()
        where trait.state.values[position] != before[position] {
            let attribute = trait.definition.attributes[index]
            #expect(!attribute.isFixed, "\(what): \(attribute.name) never changes")
            #expect(
                attribute.affectedBy.contains(command) || attribute.isWritable
                    || trait.definition.is(ColorControl.self) && followers.contains(attribute.name),
                "\(what): \(attribute.name) is not said to change")
        }
    }
}
