/// Everything that makes entities of parts, in the order in which they have their say: platforms for what a part is for first,
/// then whatever is left to be shown.
enum ComponentMakers {
    static let all: [@Sendable (inout Draft) -> Void] = [
        LightMaker.make, CoverMaker.make, LockMaker.make, AlarmPanelMaker.make, WaterHeaterMaker.make,
        ClimateMaker.make, FanMaker.make,
        VacuumMaker.make, ValveMaker.make, HumidifierMaker.make, SwitchMaker.make, EventMaker.make,
        EverydayEntityMaker.make, NamedSettingMaker.make, SensorStateMaker.make, MeasuredAttributeMaker.make,
        WritableAttributeMaker.make, ButtonMaker.make,
    ]
}
