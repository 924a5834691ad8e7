/// The type of an attribute, a command field, an event field or a struct field.
public indirect enum ValueType: Sendable {
    case bool
    /// Bits: 8, 16, 24, 32, 40, 48, 56 or 64.
    case signed(bits: Int)
    /// Bits: 8, 16, 24, 32, 40, 48, 56 or 64.
    case unsigned(bits: Int)
    case single
    case double
    case string
    case octets
    case enumeration(EnumDefinition)
    case bitmap(BitmapDefinition)
    case structure(StructDefinition)
    case list(ValueType)
}

extension ValueType {
    /// The name that metadata and error messages use.
    public var name: String {
        switch self {
        case .bool: "bool"
        case .signed(let bits): "int\(bits)"
        case .unsigned(let bits): "uint\(bits)"
        case .single: "single"
        case .double: "double"
        case .string: "string"
        case .octets: "octets"
        case .enumeration(let definition): definition.name
        case .bitmap(let definition): definition.name
        case .structure(let definition): definition.name
        case .list(let entry): "list<\(entry.name)>"
        }
    }

    /// True for what an attribute topic of its own can carry: everything but structs and lists.
    public var isScalar: Bool {
        switch self {
        case .structure, .list: false
        default: true
        }
    }

    /// The numbers that the type itself can hold. A nullable unsigned integer gives up its highest value and a nullable
    /// signed one its lowest, since those encode null (Matter Core Specification, "Nullable").
    public func integerBounds(isNullable: Bool) -> (minimum: Value, maximum: Value)? {
        switch self {
        case .signed(let bits):
            let minimum = Int64(-1) << Int64(bits - 1)
            let maximum = Int64(bitPattern: (UInt64(1) << UInt64(bits - 1)) - 1)
            return (.integer(isNullable ? minimum + 1 : minimum), .integer(maximum))
        case .unsigned(let bits):
            let maximum = bits == 64 ? UInt64.max : (UInt64(1) << UInt64(bits)) - 1
            return (.integer(0), Value(isNullable ? maximum - 1 : maximum))
        default:
            return nil
        }
    }
}
