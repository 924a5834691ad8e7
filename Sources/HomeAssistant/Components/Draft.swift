import EverydayView
import HomeModel
import HomeTraits
import JSON

/// The entities of one part as they come together: each maker adds its own and says which everyday keys are shown by now.
struct Draft {
    struct Entity {
        var component: Component
        /// Beside others; nothing for what the part is for.
        let name: String
        /// Whether it is what the device is for.
        let isMain: Bool
        /// Whether one of several parts has it for all.
        let isOfDevice: Bool
    }

    let part: PartContext
    private(set) var entities: [Entity] = []
    private var shownKeys: Set<String> = []
    /// Attributes that are shown as keys of the everyday view, or by a platform.
    private let shownAttributes: Set<String>

    init(_ part: PartContext) {
        self.part = part
        var shown: Set<String> = []
        for trait in part.part.traits {
            let definition = trait.state.shape.definition
            let keys = definition.everydayKeys.compactMap { definition.attributeIndex(named: $0.attribute) }
            for index in keys + Self.platformAttributes(of: definition) { shown.insert(Self.name(definition, index)) }
        }
        shownAttributes = shown
    }

    private static func name(_ trait: TraitDefinition, _ attribute: Int) -> String {
        "\(trait.name).\(trait.attributes[attribute].name)"
    }

    /// What platforms write beside keys of the everyday view.
    private static func platformAttributes(of trait: TraitDefinition) -> [Int] {
        if trait.is(Thermostat.self) {
            return [
                Thermostat.systemMode.index, Thermostat.occupiedHeatingSetpoint.index,
                Thermostat.occupiedCoolingSetpoint.index,
            ]
        }
        if trait.is(FanControl.self) { return [FanControl.airflowDirection.index, FanControl.speedSetting.index] }
        return []
    }

    /// - Parameters:
    ///   - feature: what tells it from others of its platform on this part; part of ids, so it never changes.
    ///   - name: what it is called beside the device's other entities.
    mutating func add(
        _ platform: Platform, _ feature: String, name: String, isMain: Bool = false, category: EntityCategory? = nil,
        isEnabled: Bool = true, isOfDevice: Bool = false, _ fields: JSONObject
    ) {
        var fields = fields
        if let category { fields.append("entity_category", .string(category.rawValue)) }
        if !isEnabled { fields.append("enabled_by_default", false) }
        let key = "\(platform.rawValue)_\(part.endpoint)_\(Words.key(feature))"
        guard !entities.contains(where: { $0.component.key == key }) else { return }
        entities.append(
            Entity(
                component: Component(platform: platform, key: key, fields: fields), name: name, isMain: isMain,
                isOfDevice: isOfDevice))
    }

    /// These keys of the everyday view are shown: no other maker makes an entity of them.
    mutating func show(_ keys: String...) { shownKeys.formUnion(keys) }

    mutating func show(_ fact: EverydayFact) { shownKeys.insert(fact.key) }

    func isShown(_ key: String) -> Bool { shownKeys.contains(key) }

    func isShown(_ trait: TraitDefinition, _ attribute: Int) -> Bool {
        shownAttributes.contains(Self.name(trait, attribute))
    }
}
