import HomeModel
import HomeTraits
import JSON

/// FanSpeed as Matter's fan control.
enum FanConversion {
    static func speed(_ context: ConversionContext) -> [TraitWish] {
        let attributes = context.attributes
        attributes.cannotKeep("commandOnlyFanSpeed")
        var wish = TraitWish(FanControl.self, path: context.path)
        wish.set(FanControl.percentSetting, 0)
        wish.set(FanControl.percentCurrent, 0)
        _ = attributes.value("supportsFanSpeedPercent")
        if attributes.bool("reversible") {
            wish.set(FanControl.airflowDirection, .forward, from: attributes.path(of: "reversible"))
        }
        if let speeds = attributes.object("availableFanSpeeds") { add(speeds, to: &wish, context) }
        return [wish]
    }

    /// Named speeds become numbered ones.
    private static func add(_ speeds: JSONObject, to wish: inout TraitWish, _ context: ConversionContext) {
        let path = context.attributes.path(of: "availableFanSpeeds")
        guard let entries = speeds["speeds"]?.arrayValue, !entries.isEmpty else {
            return context.notes.warn("\(path).speeds", "expected a list of speeds; it was left out")
        }
        let names = entries.compactMap { $0["speed_name"]?.stringValue }
        let count = UInt8(min(entries.count, 100))
        wish.set(FanControl.speedMax, count, from: path)
        wish.set(FanControl.speedSetting, 0, from: path)
        wish.set(FanControl.speedCurrent, 0, from: path)
        let list = names.prefix(8).joined(separator: ", ")
        context.notes.warn("\(path).speeds", "the speeds have numbers here, 1 to \(count), instead of names (\(list))")
    }
}
