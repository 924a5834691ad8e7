/// The bytes of a message to publish, as the caller has them.
enum MessagePayload {
    case array([UInt8])
    /// Valid during the call.
    case borrowed(UnsafeRawBufferPointer)

    var count: Int {
        switch self {
        case .array(let bytes): bytes.count
        case .borrowed(let bytes): bytes.count
        }
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        switch self {
        case .array(let bytes): bytes.withUnsafeBytes(body)
        case .borrowed(let bytes): body(bytes)
        }
    }
}
