import HomeModel
import HomeTraits
import JSON

/// EnergyStorage of Google's own trait.
struct EnergyStorageOfGoogle: CloudTrait {
    static let name = GoogleTrait.energyStorage
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleEnergyStorage.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        let isQueryOnly: JSONObject = ["queryOnlyEnergyStorage": .bool(!canCharge)]
        return isQueryOnly.adding(
            state.members(
                GoogleEnergyStorage.queryOnlyEnergyStorage, GoogleEnergyStorage.energyStorageDistanceUnitForUX,
                GoogleEnergyStorage.isRechargeable))
    }

    var states: JSONObject? {
        state.members(
            GoogleEnergyStorage.descriptiveCapacityRemaining, GoogleEnergyStorage.capacityRemaining,
            GoogleEnergyStorage.capacityUntilFull, GoogleEnergyStorage.isCharging, GoogleEnergyStorage.isPluggedIn
        ).having("descriptiveCapacityRemaining")
    }

    private var canCharge: Bool {
        state.supports(GoogleEnergyStorage.Charge.self) && state[GoogleEnergyStorage.queryOnlyEnergyStorage] != true
    }

    var commands: Set<GoogleCommand> { canCharge ? [.charge] : [] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let charge = try parameters.bool("charge")
        return CloudPlan(
            GoogleEnergyStorage.Charge(charge: charge), on: part,
            expecting: state.supports(GoogleEnergyStorage.isCharging) ? ["isCharging": .bool(charge)] : [:])
    }
}
