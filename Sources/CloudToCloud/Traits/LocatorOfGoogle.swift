import HomeModel
import HomeTraits
import JSON

/// Locator of Google's own trait.
struct LocatorOfGoogle: CloudTrait {
    static let name = GoogleTrait.locator
    private let part: CloudPart

    init?(_ part: CloudPart) {
        guard part.state(of: GoogleLocator.self) != nil else { return nil }
        self.part = part
    }

    var commands: Set<GoogleCommand> { [.locate] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        CloudPlan(
            GoogleLocator.Locate(
                silence: try parameters.optionalBool("silence") ?? false,
                lang: try parameters.optionalText("lang") ?? "en"), on: part)
    }
}
