import HomeModel
import HomeTraits

/// First values of sensors of substances in the air.
extension SensibleValues {
    static func fillConcentration(_ state: inout TraitState) {
        let trait = state.shape.definition
        let sensible: (value: Double, maximum: Double, unit: ConcentrationMeasurement.MeasurementUnit)?
        if trait.is(CarbonDioxideConcentrationMeasurement.self) {
            sensible = (600, 5_000, .ppm)
        } else if trait.is(CarbonMonoxideConcentrationMeasurement.self) {
            sensible = (0, 500, .ppm)
        } else if trait.is(NitrogenDioxideConcentrationMeasurement.self)
            || trait.is(OzoneConcentrationMeasurement.self)
            || trait.is(TotalVolatileOrganicCompoundsConcentrationMeasurement.self)
        {
            sensible = (20, 10_000, .ppb)
        } else if trait.is(Pm1ConcentrationMeasurement.self) || trait.is(Pm25ConcentrationMeasurement.self)
            || trait.is(Pm10ConcentrationMeasurement.self) || trait.is(FormaldehydeConcentrationMeasurement.self)
        {
            sensible = (8, 1_000, .ugm3)
        } else if trait.is(RadonConcentrationMeasurement.self) {
            sensible = (40, 10_000, .bqm3)
        } else {
            sensible = nil
        }
        guard let sensible else { return }
        // The derived traits have these attributes at the same places.
        state.give(ConcentrationMeasurement.measurementUnit, sensible.unit)
        state.give(ConcentrationMeasurement.minMeasuredValue, 0)
        state.give(ConcentrationMeasurement.maxMeasuredValue, sensible.maximum)
        state.give(ConcentrationMeasurement.measuredValue, sensible.value)
        state.give(ConcentrationMeasurement.levelValue, .low)
    }
}
