/// A text that descriptions, dumps and errors never show.
public struct Secret: Sendable, Equatable {
    /// The text itself. Only hand it to what needs it.
    public let text: String

    public init(_ text: String) { self.text = text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "(secret)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
