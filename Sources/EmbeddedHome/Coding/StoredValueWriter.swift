import HomeModel

/// Writes values for the store: a tag byte, then the content; lengths and integers as variable-length numbers.
///
///     value := 0 absent | 1 null | 2 false | 3 true | 4 zigzag | 5 unsigned | 6 eight bytes of a double
///            | 7 length UTF-8 | 8 length bytes | 9 count value… (list) | 10 count value… (structure)
struct StoredValueWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(byte: UInt8) { bytes.append(byte) }

    mutating func write(number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func write(_ value: Value?) {
        switch value {
        case nil: write(byte: 0)
        case .null: write(byte: 1)
        case .bool(let bool): write(byte: bool ? 3 : 2)
        case .integer(let number):
            write(byte: 4)
            write(number: UInt64(bitPattern: (number << 1) ^ (number >> 63)))
        case .unsigned(let number):
            write(byte: 5)
            write(number: number)
        case .number(let number):
            write(byte: 6)
            for shift in stride(from: 0, to: 64, by: 8) {
                write(byte: UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift)))
            }
        case .string(let text):
            write(byte: 7)
            write(number: UInt64(text.utf8.count))
            bytes.append(contentsOf: text.utf8)
        case .bytes(let content):
            write(byte: 8)
            write(number: UInt64(content.count))
            bytes.append(contentsOf: content)
        case .list(let entries):
            write(byte: 9)
            write(number: UInt64(entries.count))
            for entry in entries { write(entry) }
        case .structure(let fields):
            write(byte: 10)
            write(number: UInt64(fields.count))
            for field in fields { write(field) }
        }
    }
}
