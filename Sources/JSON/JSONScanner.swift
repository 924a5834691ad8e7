/// Decides whether a text is JSON in the strict sense of RFC 8259, before json-c sees it: json-c takes more
/// (not-a-number, single quotes, comments, raw control characters, broken UTF-8) and drops repeated names.
///
/// It keeps its place in an array of its own, not on the machine stack, and notes what json-c would lose: the value
/// of whole numbers beyond 64 bits.
struct JSONScanner {
    /// A whole number that json-c would pull to the nearest limit.
    struct BigNumber {
        /// The place of the number among all numbers of the text, from 0.
        let ordinal: Int
        let value: Double
    }

    private enum Expectation {
        case value
        case valueOrEnd
        case key
        case keyOrEnd
        case colon
        case commaOrEnd
        case nothing
    }

    /// An open array or object; for an object, where its names begin in `names`.
    private struct Container {
        let isObject: Bool
        let firstName: Int
    }

    let text: UnsafeRawBufferPointer
    let limits: JSONLimits
    var index = 0
    var names = JSONNames()
    private var containers: [Container] = []
    private(set) var bigNumbers: [BigNumber] = []
    private var numberCount = 0

    init(_ text: UnsafeRawBufferPointer, limits: JSONLimits) {
        self.text = text
        self.limits = limits
    }

    /// Walks the whole text. Returns when it is JSON, throws where it stops being so.
    mutating func scan() throws(JSONError) {
        guard text.count <= limits.bytes else {
            throw JSONError(
                .tooLarge, "\(text.count) bytes are more than the \(limits.bytes) allowed", at: limits.bytes, in: text)
        }
        var expected = Expectation.value
        while true {
            skipWhiteSpace()
            guard index < text.count else {
                if case .nothing = expected { return }
                throw unexpected(expected)
            }
            expected = try step(expected)
        }
    }

    private mutating func step(_ expected: Expectation) throws(JSONError) -> Expectation {
        let byte = text[index]
        switch expected {
        case .value:
            return try value(byte, expected)
        case .valueOrEnd:
            return byte == UInt8(ascii: "]") ? try close() : try value(byte, expected)
        case .keyOrEnd where byte == UInt8(ascii: "}"):
            return try close()
        case .key, .keyOrEnd:
            guard byte == UInt8(ascii: "\"") else { throw unexpected(expected) }
            let start = index
            let hasEscapes = try string(isKey: true)
            names.append(in: text, from: start + 1, to: index - 1, hasEscapes: hasEscapes)
            return .colon
        case .colon:
            guard byte == UInt8(ascii: ":") else { throw unexpected(expected) }
            index += 1
            return .value
        case .commaOrEnd:
            guard let container = containers.last else { throw unexpected(.nothing) }
            if byte == UInt8(ascii: ",") {
                index += 1
                return container.isObject ? .key : .value
            }
            guard byte == (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                throw unexpected(expected)
            }
            return try close()
        case .nothing:
            throw unexpected(expected)
        }
    }

    private mutating func value(_ byte: UInt8, _ expected: Expectation) throws(JSONError) -> Expectation {
        switch byte {
        case UInt8(ascii: "{"):
            try open(isObject: true)
            return .keyOrEnd
        case UInt8(ascii: "["):
            try open(isObject: false)
            return .valueOrEnd
        case UInt8(ascii: "\""): _ = try string(isKey: false)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        case UInt8(ascii: "t"): try word("true", expected)
        case UInt8(ascii: "f"): try word("false", expected)
        case UInt8(ascii: "n"): try word("null", expected)
        default: throw unexpected(expected)
        }
        return afterValue
    }

    private var afterValue: Expectation { containers.isEmpty ? .nothing : .commaOrEnd }

    private mutating func open(isObject: Bool) throws(JSONError) {
        guard containers.count < limits.depth else {
            throw JSONError(.tooDeep, "nested deeper than \(limits.depth) levels", at: index, in: text)
        }
        containers.append(Container(isObject: isObject, firstName: names.count))
        index += 1
    }

    private mutating func close() throws(JSONError) -> Expectation {
        if let container = containers.popLast(), container.isObject {
            if let offset = names.firstRepeated(from: container.firstName, in: text) {
                throw JSONError(.duplicateKey, "the object has a member of this name already", at: offset, in: text)
            }
            names.removeLast(from: container.firstName)
        }
        index += 1
        return afterValue
    }

    private mutating func word(_ word: StaticString, _ expected: Expectation) throws(JSONError) {
        let length = word.utf8CodeUnitCount
        let end = index + length
        guard end <= text.count,
            UnsafeRawBufferPointer(start: word.utf8Start, count: length).elementsEqual(text[index..<end])
        else { throw unexpected(expected) }
        index = end
    }

    private mutating func number() throws(JSONError) {
        let start = index
        let hasFraction = try JSONNumber.scan(text, &index)
        let literal = text[start..<index]
        if hasFraction || literal.count > 300 {
            guard JSONNumber.double(literal).isFinite else {
                throw JSONError(.numberOutOfRange, "the number is beyond the range of a double", at: start, in: text)
            }
        }
        if !hasFraction, literal.count > 18, !JSONNumber.fitsInteger(literal) {
            bigNumbers.append(BigNumber(ordinal: numberCount, value: JSONNumber.double(literal)))
        }
        numberCount += 1
    }

    private mutating func skipWhiteSpace() {
        while index < text.count {
            switch text[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            default: return
            }
        }
    }

    private func unexpected(_ expected: Expectation) -> JSONError {
        let wanted =
            switch expected {
            case .value: "a value"
            case .valueOrEnd: "a value or \"]\""
            case .key: "a member name in double quotes"
            case .keyOrEnd: "a member name in double quotes or \"}\""
            case .colon: "\":\""
            case .commaOrEnd: containers.last?.isObject == true ? "\",\" or \"}\"" : "\",\" or \"]\""
            case .nothing: "the end of the text"
            }
        return JSONError.expected(wanted, at: index, in: text)
    }
}

extension JSONError {
    /// A fault of syntax (or of encoding, where the byte at `offset` begins no UTF-8 sequence).
    static func expected(_ wanted: String, at offset: Int, in text: UnsafeRawBufferPointer) -> JSONError {
        guard offset < text.count else {
            return JSONError(.syntax, "expected \(wanted), found the end of the text", at: offset, in: text)
        }
        guard let length = UTF8Validation.sequenceLength(in: text, at: offset) else {
            return JSONError(.notUTF8, "the text is not UTF-8", at: offset, in: text)
        }
        let scalars = String(decoding: text[offset..<offset + length], as: UTF8.self).unicodeScalars
        let isPlain = length == 1 && (0x21...0x7E).contains(text[offset])
        let found =
            isPlain ? "\"\(scalars)\"" : "U+\(hexadecimal(scalars.first?.value ?? 0))"
        return JSONError(.syntax, "expected \(wanted), found \(found)", at: offset, in: text)
    }

    static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
