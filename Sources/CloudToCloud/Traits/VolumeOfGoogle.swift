import HomeModel
import HomeTraits
import JSON

/// Volume of Google's own trait.
struct VolumeOfGoogle: CloudTrait {
    static let name = GoogleTrait.volume
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleVolume.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var isCommandOnly: Bool { state[GoogleVolume.commandOnlyVolume] == true }

    private var canMute: Bool { state.supports(GoogleVolume.Mute.self) }

    var attributes: JSONObject {
        state.members(
            GoogleVolume.volumeMaxLevel, GoogleVolume.volumeCanMuteAndUnmute, GoogleVolume.volumeDefaultPercentage,
            GoogleVolume.levelStepSize, GoogleVolume.commandOnlyVolume)
    }

    var states: JSONObject? {
        if isCommandOnly { return [:] }
        let states = state.members(GoogleVolume.currentVolume, GoogleVolume.isMuted).having("currentVolume")
        return canMute ? states?.having("isMuted") : states
    }

    var commands: Set<GoogleCommand> {
        canMute ? [.setVolume, .volumeRelative, .mute] : [.setVolume, .volumeRelative]
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        switch command {
        case .mute:
            let mute = try parameters.bool("mute")
            return CloudPlan(
                GoogleVolume.Mute(mute: mute), on: part, expecting: isCommandOnly ? [:] : ["isMuted": .bool(mute)])
        case .setVolume:
            let level = try parameters.integer("volumeLevel", as: UInt16.self)
            guard level <= state[GoogleVolume.volumeMaxLevel] ?? 100 else { throw GoogleError(.valueOutOfRange) }
            return CloudPlan(
                GoogleVolume.SetVolume(volumeLevel: level), on: part,
                expecting: isCommandOnly ? [:] : ["currentVolume": JSON(Int64(level))])
        default:
            let steps = try parameters.integer("relativeSteps", as: Int32.self)
            return CloudPlan(GoogleVolume.VolumeRelative(relativeSteps: steps), on: part)
        }
    }
}
