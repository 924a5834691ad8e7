import Glibc

/// A topic that can be published to, checked once and kept as the C string that libmosquitto takes.
///
/// Make one for each topic and keep it: copies are cheap, comparing and hashing look at bytes (so topics that
/// differ only in Unicode normalisation are different, as they are for a broker).
public struct TopicName: Sendable, Hashable, CustomStringConvertible {
    private let storage: Storage

    /// - Throws: ``MQTTError/invalidTopic(_:)`` when `text` is empty, longer than 65535 bytes of UTF-8, or has
    ///   `+`, `#`, U+0000, control characters or noncharacters.
    public init(_ text: String) throws(MQTTError) {
        guard !text.isEmpty else { throw .invalidTopic("empty") }
        if let flaw = MQTTText.flaw(in: text) { throw .invalidTopic(flaw) }
        guard !text.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "#") }) else {
            throw .invalidTopic("contains a wildcard")
        }
        storage = Storage(text)
    }

    /// The topic as text.
    public var text: String { String(cString: storage.bytes) }

    public var description: String { text }

    /// The length in bytes of UTF-8.
    public var byteCount: Int { storage.count }

    /// Calls `body` with the topic as a NUL-terminated C string, valid during the call.
    public func withCString<Result, Failure>(
        _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(storage) {} }
        return try body(UnsafePointer(storage.bytes))
    }

    public static func == (one: TopicName, other: TopicName) -> Bool {
        one.storage === other.storage
            || one.storage.count == other.storage.count
                && memcmp(one.storage.bytes, other.storage.bytes, one.storage.count) == 0
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.hash)
    }

    /// Unchecked, because the compiler cannot see that the bytes are written in `init` only and freed in `deinit`
    /// only; everything else reads.
    private final class Storage: @unchecked Sendable {
        let bytes: UnsafeMutablePointer<CChar>
        let count: Int
        let hash: Int

        init(_ text: String) {
            var text = text
            (bytes, count) = text.withUTF8 { utf8 in
                let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: utf8.count + 1)
                for (index, byte) in utf8.enumerated() { bytes[index] = CChar(bitPattern: byte) }
                bytes[utf8.count] = 0
                return (bytes, utf8.count)
            }
            var hasher = Hasher()
            hasher.combine(bytes: UnsafeRawBufferPointer(start: bytes, count: count))
            hash = hasher.finalize()
        }

        deinit {
            bytes.deallocate()
        }
    }
}
