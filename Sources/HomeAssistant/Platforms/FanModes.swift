import HomeModel
import HomeTraits

/// The modes that a fan has, as its sequence says (Matter Application Cluster Specification, "Fan Control").
struct FanModes {
    let names: [String]

    init(_ state: TraitState) {
        let modes: [FanControl.FanMode] =
            switch state[FanControl.fanModeSequence] {
            case .offLowMedHigh: [.off, .low, .medium, .high]
            case .offLowHigh: [.off, .low, .high]
            case .offLowMedHighAuto: [.off, .low, .medium, .high, .auto]
            case .offLowHighAuto: [.off, .low, .high, .auto]
            case .offHighAuto: [.off, .high, .auto]
            case .offHigh: [.off, .high]
            case nil: [.off, .low, .medium, .high, .auto]
            }
        names = modes.compactMap { FanControl.FanMode.definition.name(of: UInt64($0.rawValue)) }
    }
}
