import EmbeddedHome
import HomeModel
import HomeTraits

/// Makes the one part of a device out of its type, traits and attributes.
struct PartMaker {
    private typealias Conversion = @Sendable (ConversionContext) -> [TraitWish]

    private let registry: TraitRegistry
    private let notes: SyncNotes
    private var builder: DeviceBuilder

    /// Google's traits that are Matter's here. All others are there under Google's own names.
    private static let conversions: [String: Conversion] = [
        "OnOff": LightConversion.onOff, "Brightness": LightConversion.brightness,
        "ColorSetting": LightConversion.color, "FanSpeed": FanConversion.speed,
        "TemperatureSetting": ThermostatConversion.temperature,
    ]

    /// The same for devices of a type whose own traits say it better.
    private static let naturalConversions: [String: [String: Conversion]] = [
        "doorLock": ["LockUnlock": { [TraitWish(DoorLock.self, path: $0.path)] }],
        "windowCovering": ["OpenClose": CoveringConversion.lift, "Rotation": CoveringConversion.tilt],
    ]

    init(registry: TraitRegistry, notes: SyncNotes) {
        self.registry = registry
        self.notes = notes
        builder = DeviceBuilder(registry: registry)
    }

    /// Nil, with a warning, for a device of which nothing can be shown.
    mutating func part(_ device: SyncDevice) -> PartDefinition? {
        let attributes = SyncAttributes(device, notes: notes)
        let identifier = "action.devices.types.\(device.type)"
        let own = registry.deviceTypes.first { $0.identifier == identifier }?.name
        let choice = DeviceTypeChoice(device.type, own: own, traits: device.traits, attributes: attributes)
        guard let type = registry.deviceType(named: choice.name) else {
            notes.warn("\(device.path).type", "there is no type \(choice.name); the device was left out")
            return nil
        }
        if choice.isGuess {
            notes.warn("\(device.path).type", "\(device.type) has no counterpart here; the device is a \(choice.name)")
        }
        let context = ConversionContext(
            type: device.type, attributes: attributes, notes: notes, path: "\(device.path).traits")
        let wishes = wishes(device, choice, context)
        attributes.warnOfRest()
        let part =
            choice.isNatural ? naturalPart(type, wishes) : plainPart(type, wishes)
        guard let part, !part.traits.isEmpty else {
            notes.warn(device.path, "none of its traits can be shown; the device was left out")
            return nil
        }
        return part
    }

    // MARK: Traits

    private func wishes(_ device: SyncDevice, _ choice: DeviceTypeChoice, _ context: ConversionContext) -> [TraitWish] {
        var wishes: [TraitWish] = []
        let natural = choice.isNatural ? Self.naturalConversions[choice.name] ?? [:] : [:]
        for trait in device.traits {
            let made: [TraitWish]
            if let conversion = natural[trait] ?? Self.conversions[trait] {
                made = conversion(context)
            } else if let definition = registry.trait(identifier: "action.devices.traits.\(trait)") {
                made = [capabilities(of: definition, context)]
            } else {
                notes.warn(context.path, "the trait \(trait) is not known; it was left out")
                continue
            }
            for wish in made { merge(wish, into: &wishes) }
        }
        return wishes
    }

    private func merge(_ wish: TraitWish, into wishes: inout [TraitWish]) {
        guard let index = wishes.firstIndex(where: { $0.trait === wish.trait }) else { return wishes.append(wish) }
        for (attribute, value, path) in wish.values { wishes[index].add(attribute, value, from: path) }
    }

    /// A trait of Google's with what the attributes say that the device can do.
    private func capabilities(of trait: TraitDefinition, _ context: ConversionContext) -> TraitWish {
        var wish = TraitWish(trait, path: context.path)
        let decoder = CapabilityDecoder(notes: notes)
        for attribute in trait.attributes where attribute.isFixed {
            guard let (key, json) = context.attributes.value(spelt: CapabilityDecoder.folded(attribute.name)) else {
                continue
            }
            let path = context.attributes.path(of: key)
            do throws(CapabilityDecoder.Mismatch) {
                wish.add(attribute.name, try decoder.decode(json, as: attribute.type, at: path), from: path)
            } catch {
                notes.warn(error.path, "\(error.message); \(attribute.name) was left out")
            }
        }
        return wish
    }

    // MARK: Parts

    /// A part with all that its type asks for, and what is wished beside.
    private mutating func naturalPart(_ type: DeviceTypeDefinition, _ wishes: [TraitWish]) -> PartDefinition? {
        var wishes = wishes
        while true {
            do throws(DefinitionError) {
                return try builder.part(type: type, endpoint: 1, firstValues: wishes.map(\.firstValues))
            } catch {
                guard let index = wishes.firstIndex(where: { $0.trait.name == error.trait }) else { return nil }
                if !leaveOut(error, &wishes[index]) { wishes.remove(at: index) }
            }
        }
    }

    /// A part with the traits that are wished and no others.
    private mutating func plainPart(_ type: DeviceTypeDefinition, _ wishes: [TraitWish]) -> PartDefinition {
        var part = PartDefinition(
            endpoint: 1, types: [type.reference(isPrimary: true)], tags: [], parent: nil, traits: [])
        for wish in wishes {
            if let state = state(wish) { part.traits.append(state) }
        }
        return part
    }

    private mutating func state(_ wish: TraitWish) -> TraitState? {
        var wish = wish
        while true {
            do throws(DefinitionError) {
                let requirement =
                    wish.features.isEmpty
                    ? nil
                    : DeviceTypeDefinition.Requirement(
                        trait: wish.trait.name, isMandatory: true, features: wish.features)
                return try builder.state(
                    of: wish.trait, requirement: requirement,
                    firstValues: wish.values.map { ($0.attribute, $0.value) })
            } catch {
                if !leaveOut(error, &wish) { return nil }
            }
        }
    }

    /// Takes the value out that makes a trait impossible; false when it is the trait itself.
    private func leaveOut(_ error: DefinitionError, _ wish: inout TraitWish) -> Bool {
        guard let value = wish.values.first(where: { $0.attribute == error.attribute }) else {
            notes.warn(wish.path, "\(error); the trait was left out")
            return false
        }
        notes.warn(value.path, "\(error); it was left out")
        wish.remove(value.attribute)
        return true
    }
}
