/// The adapter's own topic levels. All but the verbs begin with `_`, which no slug does.
public enum TopicLevel {
    public static let adapter = "_adapter"
    public static let unassigned = "_unassigned"
    public static let groups = "_groups"
    public static let meta = "_meta"
    public static let availability = "_availability"
    public static let connectivity = "_connectivity"
    public static let aggregate = "_aggregate"
    public static let set = "set"
    public static let call = "call"
    public static let result = "result"
    public static let event = "event"
}
