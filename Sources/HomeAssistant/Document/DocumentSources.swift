import HomeModel
import HomeTraits

/// The attributes that documents are made of: what a device is able to, limits, and the texts for modes. State is never among them.
enum DocumentSources {
    static func has(_ attribute: Int, of trait: TraitDefinition) -> Bool {
        let definition = trait.attributes[attribute]
        if definition.isFixed || definition.isCapability || trait.rangeSources.contains(attribute) { return true }
        if trait.is(LevelControl.self), attribute == LevelControl.onLevel.index { return true }
        if trait.is(ColorControl.self) {
            return attribute == ColorControl.colorTempPhysicalMinMireds.index
                || attribute == ColorControl.colorTempPhysicalMaxMireds.index
        }
        if trait.is(DoorLock.self), attribute == DoorLock.requirePinForRemoteOperation.index { return true }
        return trait.everydayKeys.contains { key in
            if case .label(let labels) = key.conversion { labels.list == definition.name } else { false }
        }
    }
}
