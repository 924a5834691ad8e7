import HomeModel
import HomeTraits

/// The humidity that is wished for (cloud-to-cloud trait HumiditySetting).
final class GoogleHumiditySettingBehaviour: GoogleBehaviour {
    /// What one step of a weight is, in percent.
    private static let step = 5

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(GoogleHumiditySetting.SetHumidity.self) {
            part.set(GoogleHumiditySetting.humiditySetpointPercent, min(command.humidity, 100))
        } else if let command = command.typed(GoogleHumiditySetting.HumidityRelative.self) {
            let change: Int
            switch (command.humidityRelativePercent, command.humidityRelativeWeight) {
            case (let percent?, nil): change = Int(percent)
            case (nil, let weight?): change = Int(weight) * Self.step
            default:
                throw CommandFailure(
                    .invalidArgument, "give humidityRelativePercent or humidityRelativeWeight",
                    field: "humidityRelativePercent")
            }
            let range = part[GoogleHumiditySetting.humiditySetpointRange]
            let lowest = Int(range?.minPercent ?? 0)
            let highest = max(lowest, Int(range?.maxPercent ?? 100))
            let wish = Int(part[GoogleHumiditySetting.humiditySetpointPercent] ?? 0) + change
            part.set(GoogleHumiditySetting.humiditySetpointPercent, UInt8(clamping: min(max(wish, lowest), highest)))
        } else {
            throw .unknownCommand
        }
        return []
    }
}
