/// How Home Assistant shall show a key of the everyday view.
struct EverydayEntity {
    /// For a measured number or a truth value.
    var deviceClass: String?
    var stateClass: String?
    /// Where Home Assistant writes the unit in another way.
    var unit: String?
    var precision: Int?
    var category: EntityCategory?
    /// What it is called; nil: the key's own words.
    var name: String?
    /// What a device of its kind is for.
    var isMain = false
    /// True stands for Home Assistant's "off", as a closed contact does.
    var isInverted = false

    static func measured(
        _ deviceClass: String?, precision: Int? = nil, unit: String? = nil, name: String? = nil,
        category: EntityCategory? = nil
    ) -> EverydayEntity {
        EverydayEntity(
            deviceClass: deviceClass, stateClass: "measurement", unit: unit, precision: precision, category: category,
            name: name, isMain: category == nil)
    }

    static func total(_ deviceClass: String, precision: Int, name: String) -> EverydayEntity {
        EverydayEntity(
            deviceClass: deviceClass, stateClass: "total_increasing", precision: precision, name: name)
    }

    static func truth(
        _ deviceClass: String?, name: String, isMain: Bool = false, isInverted: Bool = false,
        category: EntityCategory? = nil
    ) -> EverydayEntity {
        EverydayEntity(
            deviceClass: deviceClass, category: category, name: name, isMain: isMain, isInverted: isInverted)
    }
}
