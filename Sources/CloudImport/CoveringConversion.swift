import HomeModel
import HomeTraits

/// OpenClose and Rotation of blinds, curtains, shutters and awnings as Matter's window covering.
enum CoveringConversion {
    /// Whether Matter can say what these traits say: any position, one direction, told and set.
    static func fits(_ traits: [String], _ attributes: SyncAttributes) -> Bool {
        guard traits.contains("OpenClose") else { return false }
        let limits = ["discreteOnlyOpenClose", "commandOnlyOpenClose", "queryOnlyOpenClose"]
        guard attributes.count("openDirection") <= 1, !limits.contains(where: attributes.says) else { return false }
        guard traits.contains("Rotation") else { return true }
        return !attributes.says("supportsDegrees") && !attributes.says("commandOnlyRotation")
    }

    static func lift(_ context: ConversionContext) -> [TraitWish] {
        for key in ["openDirection", "discreteOnlyOpenClose", "commandOnlyOpenClose", "queryOnlyOpenClose"] {
            _ = context.attributes.value(key)
        }
        var wish = TraitWish(WindowCovering.self, path: context.path)
        wish.set(WindowCovering.currentPositionLiftPercent100ths, 0)
        let (type, product) = kinds[context.type] ?? (.rollershade, .rollerShade)
        wish.set(WindowCovering.type, type)
        wish.set(WindowCovering.endProductType, product)
        return [wish]
    }

    static func tilt(_ context: ConversionContext) -> [TraitWish] {
        for key in ["supportsPercent", "supportsDegrees", "supportsContinuousRotation", "commandOnlyRotation"] {
            _ = context.attributes.value(key)
        }
        _ = context.attributes.value("rotationDegreesRange")
        var wish = TraitWish(WindowCovering.self, path: context.path)
        wish.set(WindowCovering.currentPositionTiltPercent100ths, 0)
        return [wish]
    }

    private static let kinds: [String: (WindowCovering.TypeEnum, WindowCovering.EndProductType)] = [
        "AWNING": (.awning, .awningTerracePatio), "CURTAIN": (.drapery, .centralCurtain),
        "SHUTTER": (.shutter, .rollerShutter),
    ]
}
