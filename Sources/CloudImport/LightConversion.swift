import HomeModel
import HomeTraits
import JSON

/// OnOff, Brightness and ColorSetting as Matter's.
enum LightConversion {
    static func onOff(_ context: ConversionContext) -> [TraitWish] {
        context.attributes.cannotKeep("commandOnlyOnOff", "queryOnlyOnOff")
        return [TraitWish(OnOff.self, path: context.path)]
    }

    static func brightness(_ context: ConversionContext) -> [TraitWish] {
        context.attributes.cannotKeep("commandOnlyBrightness")
        var wish = TraitWish(LevelControl.self, path: context.path)
        wish.set(LevelControl.currentLevel, 254)
        return [wish]
    }

    static func color(_ context: ConversionContext) -> [TraitWish] {
        let attributes = context.attributes
        attributes.cannotKeep("commandOnlyColorSetting")
        var wish = TraitWish(ColorControl.self, path: context.path)
        switch attributes.text("colorModel") {
        case "hsv":
            wish.set(ColorControl.currentHue, 0)
            wish.set(ColorControl.currentSaturation, 0)
        case "rgb":
            // The white point of sRGB.
            wish.set(ColorControl.currentX, 20493)
            wish.set(ColorControl.currentY, 21561)
        case nil: break
        case let other?:
            context.notes.warn(attributes.path(of: "colorModel"), "\"\(other)\" is not hsv or rgb; it was left out")
        }
        temperature(&wish, context)
        return [wish]
    }

    /// Kelvin become mireds, so the ends of the range change places.
    private static func temperature(_ wish: inout TraitWish, _ context: ConversionContext) {
        let key = "colorTemperatureRange"
        guard let range = context.attributes.object(key) else { return }
        let path = context.attributes.path(of: key)
        guard let low = range["temperatureMinK"]?.doubleValue, let high = range["temperatureMaxK"]?.doubleValue,
            low > 0, low <= high, let coldest = mireds(high), let warmest = mireds(low)
        else {
            return context.notes.warn(
                path,
                "temperatureMinK and temperatureMaxK are not a range of kelvins from 16 to 1000000; it was left out")
        }
        wish.set(ColorControl.colorTempPhysicalMinMireds, coldest, from: path)
        wish.set(ColorControl.colorTempPhysicalMaxMireds, warmest, from: path)
        wish.set(ColorControl.colorTemperatureMireds, min(max(250, coldest), warmest), from: path)
    }

    private static func mireds(_ kelvins: Double) -> UInt16? {
        let mireds = (1_000_000 / kelvins).rounded()
        guard (1...65279).contains(mireds) else { return nil }
        return UInt16(mireds)
    }
}
