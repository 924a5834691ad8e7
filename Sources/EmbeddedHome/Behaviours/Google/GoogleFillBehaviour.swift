import HomeModel
import HomeTraits

/// A bathtub (cloud-to-cloud trait Fill). Levels are even steps between empty and full.
final class GoogleFillBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(GoogleFill.Fill.self) else { throw .unknownCommand }
        let levels = part[GoogleFill.availableFillLevels]?.levels.map(\.levelName) ?? []
        if command.fillLevel != nil, command.fillPercent != nil {
            throw CommandFailure(.invalidArgument, "give fillLevel or fillPercent, not both", field: "fillPercent")
        }
        var percent: Double = command.fill ? 100 : 0
        if command.fill, let level = command.fillLevel {
            guard let index = levels.firstIndex(of: level) else {
                throw .unknown(level, in: "fillLevel", allowed: levels)
            }
            percent = levels.count < 2 ? 100 : (Double(index) * 100 / Double(levels.count - 1)).rounded()
        } else if command.fill, let wish = command.fillPercent {
            percent = wish
        }
        part.set(GoogleFill.isFilled, percent > 0)
        part.set(GoogleFill.currentFillPercent, percent)
        if !levels.isEmpty {
            let index = Int((percent * Double(levels.count - 1) / 100).rounded())
            part.set(GoogleFill.currentFillLevel, levels[min(max(index, 0), levels.count - 1)])
        }
        return []
    }
}
