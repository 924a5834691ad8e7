/// The adapter's own topic levels. All but the verbs begin with `_`, which no slug does.
public enum TopicLevel {
    public static let adapter = "_adapter"
    public static let unassigned = "_unassigned"
    public static let groups = "_groups"
    /// Every device of a room, and every room of a structure.
    public static let all = "_all"
    /// Every part of a group's devices.
    public static let any = "_any"
    /// The lights among a group's parts.
    public static let lights = "_lights"
    public static let meta = "_meta"
    public static let availability = "_availability"
    public static let connectivity = "_connectivity"
    public static let aggregate = "_aggregate"
    public static let set = "set"
    public static let call = "call"
    public static let result = "result"
    public static let event = "event"
}
