import HomeModel
import HomeTraits

/// Which of Google's types a device is: the best of those whose traits it has.
extension GoogleDeviceType {
    /// For each Matter device type (its id in the Matter Device Library) Google's types, best first.
    private static let candidates: [UInt32: [GoogleDeviceType]] = [
        0x000A: [.lock],
        0x0015: [.door],
        0x0018: [.charger],
        0x0022: [.speaker],
        0x0023: [.tv, .streamingBox, .audioVideoReceiver, .settop, .speaker],
        0x0028: [.tv, .streamingBox, .audioVideoReceiver, .settop, .speaker],
        0x002B: [.fan],
        0x002C: [.sensor],
        0x002D: [.airpurifier, .fan],
        0x0040: [.sprinkler, .valve],
        0x0042: [.valve],
        0x0043: [.sensor],
        0x0044: [.sensor],
        0x0070: [.refrigerator],
        0x0072: [.airConditioner, .thermostat],
        0x0073: [.washer],
        0x0074: [.vacuum],
        0x0075: [.dishwasher],
        0x0077: [.cooktop],
        0x0078: [.cooktop],
        0x0079: [.microwave],
        0x007A: [.hood, .fan],
        0x007B: [.oven, .microwave],
        0x007C: [.dryer],
        0x0100: [.light],
        0x0101: [.light],
        0x010A: [.outlet],
        0x010B: [.outlet],
        0x010C: [.light],
        0x010D: [.light],
        0x010F: [.switch],
        0x0110: [.switch],
        0x0142: [.camera],
        0x0143: [.camera],
        0x0144: [.camera, .light],
        0x0145: [.camera],
        0x0301: [.thermostat],
        0x0302: [.sensor, .thermostat],
        0x0303: [.switch],
        0x0307: [.sensor],
        0x0309: [.thermostat],
        0x050C: [.charger],
        0x050F: [.waterheater, .heater],
    ]

    /// For devices whose type says nothing to Google: types by what they can do, the most telling first.
    private static let byAbility: [GoogleDeviceType] = [
        .lock, .securitysystem, .tv, .streamingBox, .audioVideoReceiver, .speaker, .streamingStick, .camera,
        .network, .airConditioner, .thermostat, .fan, .vacuum, .blinds, .sensor, .petfeeder, .scene, .switch,
        .refrigerator,
    ]

    /// Nil when there is no type that the traits would do for.
    static func choose(for parts: [CloudPart], traits: Set<GoogleTrait>) -> GoogleDeviceType? {
        func fits(_ type: GoogleDeviceType) -> Bool { type.requiredTraits.isSubset(of: traits) }
        for part in parts {
            if let type = wishes(part, traits).first(where: fits) { return type }
        }
        if traits.contains(.onOff), traits.contains(.brightness) || traits.contains(.colorSetting) { return .light }
        return byAbility.first(where: fits)
    }

    /// What a part would be, best first, whatever its traits.
    private static func wishes(_ part: CloudPart, _ traits: Set<GoogleTrait>) -> [GoogleDeviceType] {
        let types = part.part.types.sorted { $0.isPrimary && !$1.isPrimary }
        return types.flatMap { type -> [GoogleDeviceType] in
            if let identifier = type.identifier, let own = GoogleDeviceType(identifier: identifier) {
                // Types that demand no traits are not for those that have none.
                return traits.isEmpty ? [] : [own]
            }
            switch type.id {
            case 0x0076: return [isSmokeAlarm(part) ? .smokeDetector : .carbonMonoxideDetector]
            case 0x0202: return [covering(part), .blinds]
            case 0x0071: return cabinet(part)
            case 0x0230: return tagged(part) + [.blinds]
            default: return candidates[type.id] ?? []
            }
        }
    }

    private static func isSmokeAlarm(_ part: CloudPart) -> Bool {
        part.state(of: SmokeCoAlarm.self)?.has(SmokeCoAlarm.Features.smokeAlarm) ?? true
    }

    private static func covering(_ part: CloudPart) -> GoogleDeviceType {
        let state = part.state(of: WindowCovering.self)
        switch state?[WindowCovering.endProductType] {
        case .lateralLeftCurtain, .lateralRightCurtain, .centralCurtain, .verticalBlindStripCurtain: return .curtain
        case .rollerShutter, .swingingShutter, .slidingShutter: return .shutter
        case .awningTerracePatio, .awningVerticalScreen: return .awning
        case .tiltOnlyPergola: return .pergola
        default: break
        }
        switch state?[WindowCovering.type] {
        case .awning: return .awning
        case .shutter: return .shutter
        case .drapery: return .curtain
        default: return .blinds
        }
    }

    /// Types by semantic tags, which tell more than the device type does (Matter Standard Namespaces).
    private static let byTag: [String: GoogleDeviceType] = [
        "closure.window": .window, "closure.barrier": .gate, "closure.gate": .gate, "closure.garageDoor": .garage,
        "closure.door": .door, "closure.cabinet": .closet, "closureCovering.awning": .awning,
        "closureCovering.shutter": .shutter, "closureCovering.curtain": .curtain, "closureCabinet.drawer": .drawer,
        "refrigerator.freezer": .freezer,
    ]

    private static func tagged(_ part: CloudPart) -> [GoogleDeviceType] { part.part.tags.compactMap { byTag[$0.name] } }

    /// Cabinets whose temperature is controlled are those of ovens, refrigerators and freezers.
    private static func cabinet(_ part: CloudPart) -> [GoogleDeviceType] {
        part.state(of: OvenCavityOperationalState.self) != nil || part.state(of: OvenMode.self) != nil
            ? [.oven, .microwave] : tagged(part) + [.refrigerator]
    }

    /// Whether it opens a way into the house.
    static func isEntrance(_ part: CloudPart) -> Bool { isOne(of: [.door, .garage, .gate, .window], part) }

    static func isNetwork(_ part: CloudPart) -> Bool { isOne(of: [.network, .router], part) }

    static func isCamera(_ part: CloudPart) -> Bool { isOne(of: [.camera], part) }

    private static func isOne(of types: Set<GoogleDeviceType>, _ part: CloudPart) -> Bool {
        wishes(part, Set(GoogleTrait.allCases)).contains(where: types.contains)
    }
}
