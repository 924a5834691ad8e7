import HomeModel
import HomeTraits

/// First values of meters and of what energy managers steer.
extension SensibleValues {
    static func fillEnergy(_ state: inout TraitState) {
        if state.is(ElectricalPowerMeasurement.self) { fillAccuracy(&state) }
        if state.is(ElectricalEnergyMeasurement.self) { fillEnergyMeasurement(&state) }
        if state.is(EnergyEvse.self) { fillEvse(&state) }
        if state.is(DeviceEnergyManagement.self) { fillDeviceEnergyManagement(&state) }
        if state.is(WaterHeaterManagement.self) { fillWaterHeater(&state) }
        if state.is(EnergyPreference.self) { fillEnergyPreference(&state) }
        if state.is(MeterIdentification.self) { fillMeterIdentification(&state) }
        if state.is(CommodityMetering.self) { fillCommodityMetering(&state) }
        if state.is(CommodityPrice.self) { fillCommodityPrice(&state) }
        if state.is(CommodityTariff.self) { fillCommodityTariff(&state) }
    }

    /// Power is measured to one percent, up to 16 A.
    private static func fillAccuracy(_ state: inout TraitState) {
        let most: Int64 = 3_680_000
        state.give(
            ElectricalPowerMeasurement.accuracy,
            [
                ElectricalPowerMeasurement.MeasurementAccuracy(
                    measurementType: .activePower, measured: true, minMeasuredValue: -most, maxMeasuredValue: most,
                    accuracyRanges: [
                        ElectricalPowerMeasurement.MeasurementAccuracyRange(
                            rangeMin: -most, rangeMax: most, percentMax: 100)
                    ])
            ])
        state.give(ElectricalPowerMeasurement.rmsVoltage, 230_000)
        state.give(ElectricalPowerMeasurement.rmsCurrent, 0)
        state.give(ElectricalPowerMeasurement.frequency, 50_000)
        state.give(ElectricalPowerMeasurement.powerFactor, 10_000)
    }

    private static func fillEnergyMeasurement(_ state: inout TraitState) {
        let most: Int64 = 1_000_000_000_000
        state.give(
            ElectricalEnergyMeasurement.accuracy,
            ElectricalEnergyMeasurement.MeasurementAccuracy(
                measurementType: .electricalEnergy, measured: true, minMeasuredValue: 0, maxMeasuredValue: most,
                accuracyRanges: [
                    ElectricalEnergyMeasurement.MeasurementAccuracyRange(rangeMin: 0, rangeMax: most, percentMax: 100)
                ]))
        let nothing = ElectricalEnergyMeasurement.EnergyMeasurement(energy: 0)
        state.give(ElectricalEnergyMeasurement.cumulativeEnergyImported, nothing)
        state.give(ElectricalEnergyMeasurement.cumulativeEnergyExported, nothing)
    }

    private static func fillEvse(_ state: inout TraitState) {
        state.give(EnergyEvse.state, .notPluggedIn)
        state.give(EnergyEvse.supplyState, .disabled)
        state.give(EnergyEvse.faultState, .noError)
        state.give(EnergyEvse.circuitCapacity, 32_000)
        state.give(EnergyEvse.userMaximumChargeCurrent, state[EnergyEvse.circuitCapacity] ?? 32_000)
    }

    private static func fillDeviceEnergyManagement(_ state: inout TraitState) {
        state.give(DeviceEnergyManagement.esaState, .online)
        state.give(DeviceEnergyManagement.absMaxPower, 3_000_000)
        let least = state[DeviceEnergyManagement.absMinPower] ?? 0
        let most = state[DeviceEnergyManagement.absMaxPower] ?? 3_000_000
        guard least <= most else { return }
        state.give(
            DeviceEnergyManagement.powerAdjustmentCapability,
            DeviceEnergyManagement.PowerAdjustCapability(
                powerAdjustCapability: [
                    DeviceEnergyManagement.PowerAdjust(
                        minPower: least, maxPower: most, minDuration: 10, maxDuration: 3_600)
                ], cause: .noAdjustment))
    }

    private static func fillWaterHeater(_ state: inout TraitState) {
        state.give(WaterHeaterManagement.heaterTypes, [.immersionElement1])
        state.give(WaterHeaterManagement.tankVolume, 200)
        state.give(WaterHeaterManagement.tankPercentage, 60)
        state.give(
            WaterHeaterManagement.estimatedHeatRequired,
            WaterHeaterManagementBehaviour.heatRequired(
                volume: state[WaterHeaterManagement.tankVolume] ?? 200,
                percentage: state[WaterHeaterManagement.tankPercentage] ?? 60))
    }

    private static func fillEnergyPreference(_ state: inout TraitState) {
        func balances(_ labels: [(UInt8, String)]) -> [EnergyPreference.Balance] {
            labels.map { EnergyPreference.Balance(step: $0.0, label: $0.1) }
        }
        state.give(EnergyPreference.energyBalances, balances([(0, "Comfort"), (50, "Balanced"), (100, "Efficiency")]))
        state.give(
            EnergyPreference.currentEnergyBalance, state[EnergyPreference.energyBalances]?.count ?? 0 > 1 ? 1 : 0)
        state.give(EnergyPreference.energyPriorities, [.comfort, .efficiency])
        state.give(
            EnergyPreference.lowPowerModeSensitivities, balances([(0, "Low"), (50, "Medium"), (100, "High")]))
        state.give(EnergyPreference.currentLowPowerModeSensitivity, 0)
    }

    private static func fillMeterIdentification(_ state: inout TraitState) {
        state.give(MeterIdentification.meterType, .utility)
        state.give(MeterIdentification.pointOfDelivery, "Example point of delivery")
        state.give(MeterIdentification.meterSerialNumber, "0000001")
    }

    private static func fillCommodityMetering(_ state: inout TraitState) {
        state.give(CommodityMetering.maximumMeteredQuantities, 1)
        state.give(CommodityMetering.tariffUnit, .kWh)
        state.give(CommodityMetering.meteredQuantity, [.init(tariffComponentIDs: [1], quantity: 0)])
    }

    /// 0.30 EUR, as prices are given in the currency's ten thousandths here.
    private static let price: Int64 = 3_000
    private static let euro: UInt16 = 978

    private static func fillCommodityPrice(_ state: inout TraitState) {
        state.give(CommodityPrice.tariffUnit, .kWh)
        state.give(CommodityPrice.currency, CommodityPrice.Currency(currency: euro, decimalPoints: 4))
        state.give(
            CommodityPrice.currentPrice,
            CommodityPrice.CommodityPriceStruct(periodStart: 0, periodEnd: nil, price: price))
    }

    /// One price for every hour of every day.
    private static func fillCommodityTariff(_ state: inout TraitState) {
        let component = CommodityTariff.TariffComponent(
            tariffComponentId: 1, price: .some(CommodityTariff.TariffPrice(priceType: .standard, price: price)),
            threshold: nil, label: "Standard")
        let entry = CommodityTariff.DayEntry(dayEntryId: 1, startTime: 0, duration: 1_440)
        state.give(
            CommodityTariff.tariffInfo,
            CommodityTariff.TariffInformation(
                tariffLabel: "Standard", providerName: "Example",
                currency: .some(CommodityTariff.Currency(currency: euro, decimalPoints: 4)), blockMode: .noBlock))
        state.give(CommodityTariff.tariffUnit, .kWh)
        state.give(CommodityTariff.startDate, 0)
        state.give(CommodityTariff.dayEntries, [entry])
        state.give(
            CommodityTariff.dayPatterns,
            [
                CommodityTariff.DayPattern(
                    dayPatternId: 1,
                    daysOfWeek: [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday],
                    dayEntryIDs: [1])
            ])
        state.give(CommodityTariff.calendarPeriods, [.init(startDate: nil, dayPatternIDs: [1])])
        state.give(CommodityTariff.individualDays, [])
        state.give(CommodityTariff.currentDayEntry, entry)
        state.give(CommodityTariff.nextDayEntry, entry)
        state.give(CommodityTariff.tariffComponents, [component])
        state.give(
            CommodityTariff.tariffPeriods, [.init(label: "Standard", dayEntryIDs: [1], tariffComponentIDs: [1])])
        state.give(CommodityTariff.currentTariffComponents, [component])
        state.give(CommodityTariff.nextTariffComponents, [component])
    }
}
