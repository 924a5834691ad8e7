import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Volume of a Matter speaker: its level, muted when it is off.
struct VolumeOfSpeaker: CloudTrait {
    static let name = GoogleTrait.volume
    private let part: CloudPart
    private let level: TraitState
    private let onOff: TraitState?

    init?(_ part: CloudPart) {
        guard part.isSpeaker, let level = part.state(of: LevelControl.self),
            level.supports(LevelControl.currentLevel), level.supports(LevelControl.MoveToLevel.self)
        else { return nil }
        self.part = part
        self.level = level
        onOff = part.state(of: OnOff.self)
    }

    private var volume: Int64? {
        level.value(LevelControl.currentLevel).map { LevelPercent.percent(ofLevel: $0) }
    }

    var attributes: JSONObject {
        ["volumeMaxLevel": 100, "volumeCanMuteAndUnmute": .bool(onOff != nil), "levelStepSize": 5]
    }

    var states: JSONObject? {
        guard let volume else { return nil }
        guard let onOff else { return ["currentVolume": JSON(volume)] }
        return onOff[OnOff.onOff].map { ["currentVolume": JSON(volume), "isMuted": .bool(!$0)] }
    }

    var commands: Set<GoogleCommand> {
        onOff == nil ? [.setVolume, .volumeRelative] : [.setVolume, .volumeRelative, .mute]
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let wish: Int64
        switch command {
        case .mute:
            let mute = try parameters.bool("mute")
            return CloudPlan(
                everyday: [EverydayKeys.muted: .bool(mute)], on: part, expecting: ["isMuted": .bool(mute)])
        case .setVolume:
            wish = try parameters.integer("volumeLevel")
            guard (0...100).contains(wish) else { throw GoogleError(.valueOutOfRange) }
        default:
            guard let now = pending["currentVolume"]?.intValue ?? volume else { throw GoogleError(.deviceNotReady) }
            let steps = try parameters.integer("relativeSteps", as: Int16.self)
            wish = min(max(now + Int64(steps) * 5, 0), 100)
        }
        return CloudPlan(
            everyday: [EverydayKeys.volume: JSON(wish)], on: part, expecting: ["currentVolume": JSON(wish)])
    }
}
