import HomeModel
import HomeTraits

/// Effects of a lamp that end by themselves (cloud-to-cloud trait LightEffects). A restart ends them, too.
final class GoogleLightEffectsBehaviour: GoogleBehaviour {
    /// `Moment.uptime`.
    private var end: Int64?

    func start(_ part: SimulatedPart, at moment: Moment) { stop(part) }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(GoogleLightEffects.ColorLoop.self) {
            begin(.colorLoop, command.duration, part, moment)
        } else if let command = command.typed(GoogleLightEffects.Sleep.self) {
            let duration = command.duration ?? part[GoogleLightEffects.defaultSleepDuration] ?? 1800
            begin(.sleep, duration, part, moment)
        } else if let command = command.typed(GoogleLightEffects.Wake.self) {
            begin(.wake, command.duration ?? part[GoogleLightEffects.defaultWakeDuration] ?? 1800, part, moment)
        } else if command.typed(GoogleLightEffects.StopEffect.self) != nil {
            stop(part)
        } else {
            throw .unknownCommand
        }
        return []
    }

    var nextWake: Int64? { end }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        if let end, end <= moment.uptime { stop(part) }
    }

    private func begin(
        _ effect: GoogleLightEffects.LightEffect, _ duration: UInt16?, _ part: SimulatedPart, _ moment: Moment
    ) {
        end = duration.map { moment.uptime + Int64($0) * 1000 }
        part.set(GoogleLightEffects.activeLightEffect, effect)
        part.set(
            GoogleLightEffects.lightEffectEndUnixTimestampSec, duration.map { moment.date / 1000 + Int64($0) })
    }

    private func stop(_ part: SimulatedPart) {
        end = nil
        part.set(GoogleLightEffects.activeLightEffect, nil)
        part.set(GoogleLightEffects.lightEffectEndUnixTimestampSec, nil)
    }
}
