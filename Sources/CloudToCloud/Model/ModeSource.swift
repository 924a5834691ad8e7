import HomeModel
import HomeTraits
import JSON

/// A Matter cluster that lets people choose one of several modes.
struct ModeSource: Sendable {
    /// The trait's name, which is the mode's for Google.
    let name: String
    private let supported: @Sendable (TraitState) -> Value?
    private let current: @Sendable (TraitState) -> UInt8?
    private let change: @Sendable (UInt8, CloudPart, inout CloudPlan) -> Void

    init<Owner: Trait, Option: StructConvertible, Command: TraitCommand>(
        _ supported: AttributeKey<Owner, [Option]>, _ current: AttributeKey<Owner, UInt8>,
        _ change: @escaping @Sendable (UInt8) -> Command
    ) where Command.Owner == Owner {
        name = Owner.identity.name
        self.supported = { $0[attribute: supported.index] }
        self.current = { $0[current] }
        self.change = { mode, part, plan in plan.invoke(change(mode), on: part) }
    }

    static let all: [ModeSource] = [
        ModeSource(ModeSelect.supportedModes, ModeSelect.currentMode) { ModeSelect.ChangeToMode(newMode: $0) },
        ModeSource(RvcRunMode.supportedModes, RvcRunMode.currentMode) { RvcRunMode.ChangeToMode(newMode: $0) },
        ModeSource(RvcCleanMode.supportedModes, RvcCleanMode.currentMode) { RvcCleanMode.ChangeToMode(newMode: $0) },
        ModeSource(LaundryWasherMode.supportedModes, LaundryWasherMode.currentMode) {
            LaundryWasherMode.ChangeToMode(newMode: $0)
        },
        ModeSource(DishwasherMode.supportedModes, DishwasherMode.currentMode) {
            DishwasherMode.ChangeToMode(newMode: $0)
        },
        ModeSource(OvenMode.supportedModes, OvenMode.currentMode) { OvenMode.ChangeToMode(newMode: $0) },
        ModeSource(
            RefrigeratorAndTemperatureControlledCabinetMode.supportedModes,
            RefrigeratorAndTemperatureControlledCabinetMode.currentMode
        ) { RefrigeratorAndTemperatureControlledCabinetMode.ChangeToMode(newMode: $0) },
        ModeSource(WaterHeaterMode.supportedModes, WaterHeaterMode.currentMode) {
            WaterHeaterMode.ChangeToMode(newMode: $0)
        },
        ModeSource(EnergyEvseMode.supportedModes, EnergyEvseMode.currentMode) {
            EnergyEvseMode.ChangeToMode(newMode: $0)
        },
        ModeSource(DeviceEnergyManagementMode.supportedModes, DeviceEnergyManagementMode.currentMode) {
            DeviceEnergyManagementMode.ChangeToMode(newMode: $0)
        },
    ]

    func state(of part: CloudPart) -> TraitState? {
        part.part.traits.first { $0.state.shape.definition.name == name }?.state
    }

    /// Labels by number, in the device's order. Both are the first fields of every cluster's ModeOptionStruct.
    func options(_ state: TraitState) -> [(label: String, mode: UInt8)] {
        (supported(state)?.listValue ?? []).compactMap { option in
            guard let fields = option.structureValue, fields.count > 1, let label = fields[0]?.stringValue,
                let mode = fields[1].flatMap({ UInt8(value: $0) })
            else { return nil }
            return (label, mode)
        }
    }

    func mode(_ state: TraitState) -> UInt8? { current(state) }

    func change(to mode: UInt8, on part: CloudPart, _ plan: inout CloudPlan) { change(mode, part, &plan) }
}
