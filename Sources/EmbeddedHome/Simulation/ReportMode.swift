/// How a change of an attribute becomes known outside the device (Matter Core Specification, "quieter reporting").
enum ReportMode {
    /// Reported with what else the action changed.
    case atOnce
    /// A step of a movement: reported at most once a second, and kept back until then.
    case moving
    /// Counted on by the device, not reported: clients count for themselves.
    case silent
}
