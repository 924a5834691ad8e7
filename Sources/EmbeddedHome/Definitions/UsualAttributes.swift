import HomeModel
import HomeTraits

/// Optional attributes that a simulated device has wherever its features allow them: without them nothing would show what commands of
/// the trait do.
enum UsualAttributes {
    private static let indices: [String: Set<Int>] = [
        Channel.identity.name: [Channel.currentChannel.index],
        TargetNavigator.identity.name: [TargetNavigator.currentTarget.index],
        ApplicationLauncher.identity.name: [ApplicationLauncher.currentApp.index],
        WakeOnLan.identity.name: [WakeOnLan.macAddress.index],
        BooleanStateConfiguration.identity.name: [BooleanStateConfiguration.alarmsEnabled.index],
    ]

    static func contains(_ attribute: Int, of trait: TraitDefinition) -> Bool {
        indices[trait.name]?.contains(attribute) ?? false
    }
}
