/// Why a text is not JSON, and where.
///
/// The message names at most one character of the text and never a value.
public struct JSONError: Error, Sendable, Equatable {
    /// What kind of fault it is.
    public enum Code: Sendable {
        /// The bytes are not UTF-8.
        case notUTF8
        /// The text does not follow the grammar of RFC 8259.
        case syntax
        /// More arrays and objects are open at once than allowed.
        case tooDeep
        /// The text has more bytes than allowed.
        case tooLarge
        /// An object has two members of one name.
        case duplicateKey
        /// A number is beyond the range of a double.
        case numberOutOfRange
    }

    public let code: Code
    /// What was expected and what was found, without the position.
    public let message: String
    /// Bytes before the fault.
    public let offset: Int
    /// Line of the fault, from 1.
    public let line: Int
    /// Column of the fault, from 1, in Unicode scalars.
    public let column: Int

    init(_ code: Code, _ message: String, at offset: Int, in text: UnsafeRawBufferPointer) {
        self.code = code
        self.message = message
        self.offset = offset
        var line = 1
        var column = 1
        for byte in text.prefix(offset) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.line = line
        self.column = column
    }
}

extension JSONError: CustomStringConvertible {
    public var description: String { "line \(line), column \(column): \(message)" }
}
