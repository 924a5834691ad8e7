/// A pin, given or right. It is never shown.
public struct Pin: Sendable {
    private let bytes: [UInt8]

    public init(_ text: String) { bytes = Array(text.utf8) }

    var isEmpty: Bool { bytes.isEmpty }

    /// Whether both are the same, in a time that depends on the length of `self` only.
    func equals(_ other: Pin) -> Bool {
        guard !other.isEmpty else { return isEmpty }
        var difference = bytes.count ^ other.bytes.count
        for (index, byte) in bytes.enumerated() {
            difference |= Int(byte ^ other.bytes[index % other.bytes.count])
        }
        return difference == 0
    }
}

extension Pin: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "(secret)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
