import HomeModel
import HomeTraits
import JSON

/// Locator of what can identify itself (Matter's Identify).
struct LocatorOfIdentify: CloudTrait {
    static let name = GoogleTrait.locator
    private let part: CloudPart

    /// How long it identifies itself, in seconds.
    private static let time: UInt16 = 15

    init?(_ part: CloudPart) {
        guard part.state(of: Identify.self)?.supports(Identify.IdentifyCommand.self) == true else { return nil }
        self.part = part
    }

    var commands: Set<GoogleCommand> { [.locate] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let silence = try parameters.optionalBool("silence") ?? false
        return CloudPlan(Identify.IdentifyCommand(identifyTime: silence ? 0 : Self.time), on: part)
    }
}
