import HomeModel
import JSON

/// How one of Google's traits is made of a part: whether it applies, what SYNC and QUERY say, and what its commands become.
///
/// Each source of a Google trait (a Matter cluster, one of Google's own traits) is one type and one row of `CloudTraits.all`.
/// An instance is a view of the part's state of this moment.
protocol CloudTrait: SendableMetatype {
    static var name: GoogleTrait { get }
    /// Nil when the part has nothing that it could be made of.
    init?(_ part: CloudPart)
    /// SYNC's attributes.
    var attributes: JSONObject { get }
    /// QUERY's states; nil when one that Google demands is not known.
    var states: JSONObject? { get }
    /// The commands that it takes.
    var commands: Set<GoogleCommand> { get }
    /// What a command becomes.
    ///
    /// - Parameter pending: states that earlier commands of the same request ask for and that may not be reported yet.
    func plan(
        _ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject
    ) throws(GoogleError) -> CloudPlan
}

extension CloudTrait {
    var attributes: JSONObject { [:] }
    var states: JSONObject? { [:] }
    var commands: Set<GoogleCommand> { [] }

    func plan(
        _ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject
    ) throws(GoogleError) -> CloudPlan {
        throw GoogleError(.functionNotSupported)
    }
}
