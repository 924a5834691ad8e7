import HomeModel
import HomeTraits
import JSON

/// EnergyStorage of a battery (Matter's PowerSource).
struct EnergyStorageOfPowerSource: CloudTrait {
    static let name = GoogleTrait.energyStorage
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: PowerSource.self), state.has(PowerSource.Features.battery) else { return nil }
        self.state = state
    }

    private var isRechargeable: Bool { state.has(PowerSource.Features.rechargeable) }

    var attributes: JSONObject { ["queryOnlyEnergyStorage": true, "isRechargeable": .bool(isRechargeable)] }

    /// Half percent as whole ones; what is left is never nothing.
    private var percent: Int64? {
        state.value(PowerSource.batPercentRemaining).map { min((Int64($0) + 1) / 2, 100) }
    }

    private var description: String? {
        if let percent {
            switch percent {
            case ...10: return "CRITICALLY_LOW"
            case ...30: return "LOW"
            case ...60: return "MEDIUM"
            case ...95: return "HIGH"
            default: return "FULL"
            }
        }
        switch state[PowerSource.batChargeLevel] {
        case .ok: return "HIGH"
        case .warning: return "LOW"
        case .critical: return "CRITICALLY_LOW"
        case nil: return nil
        }
    }

    var states: JSONObject? {
        guard let description else { return nil }
        var states: JSONObject = ["descriptiveCapacityRemaining": .string(description)]
        if let percent {
            states.append("capacityRemaining", [["rawValue": JSON(percent), "unit": "PERCENTAGE"]])
        }
        if isRechargeable, let charge = state[PowerSource.batChargeState] {
            states.append("isCharging", .bool(charge == .isCharging))
        }
        return states
    }
}
