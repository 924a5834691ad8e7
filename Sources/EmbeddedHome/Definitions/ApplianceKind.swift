import HomeModel
import HomeTraits

/// What a part is, as far as the first values of its traits differ by it.
enum ApplianceKind: Hashable, Sendable {
    case other, cooler, heater, laundryWasher, laundryDryer, dishwasher, cookSurface

    /// - Parameter given: the traits that the part has beside those of its types. A cabinet with an oven's traits is a heater.
    init(types: [DeviceTypeDefinition], given: some Sequence<String>) {
        let isOvens = given.contains { $0 == OvenMode.identity.name || $0 == OvenCavityOperationalState.identity.name }
        self = .other
        for type in types {
            switch type.name {
            case "oven": self = .heater
            case "refrigerator": self = .cooler
            case "temperatureControlledCabinet" where self == .other: self = isOvens ? .heater : .cooler
            case "laundryWasher": self = .laundryWasher
            case "laundryDryer": self = .laundryDryer
            case "dishwasher": self = .dishwasher
            case "cookSurface": self = .cookSurface
            default: continue
            }
        }
    }
}
