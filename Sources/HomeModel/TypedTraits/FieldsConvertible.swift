/// Typed fields of a command, an answer, an event or a struct.
public protocol FieldsConvertible: Sendable {
    /// Reads the fields, in the order of the definition; nil when one is of another kind, or missing without a default.
    init?(fields: [Value?])
    var fields: [Value?] { get }
}

/// A typed struct of a trait.
public protocol StructConvertible: FieldsConvertible, ValueConvertible {}

extension StructConvertible {
    public init?(value: Value) {
        guard let fields = value.structureValue else { return nil }
        self.init(fields: fields)
    }

    public var value: Value { .structure(fields) }
}

extension [Value?] {
    /// The field at that place; nil when it is absent or does not fit.
    public func required<Field: ValueConvertible>(at index: Int) -> Field? {
        guard indices.contains(index) else { return nil }
        return self[index].flatMap(Field.init(value:))
    }

    /// The field at that place, the default where it is absent; nil when it does not fit.
    public func required<Field: ValueConvertible>(at index: Int, default absent: Field) -> Field? {
        guard indices.contains(index), let value = self[index] else { return absent }
        return Field(value: value)
    }

    /// The field at that place: `.some(nil)` where it is absent, nil when it does not fit.
    public func optional<Field: ValueConvertible>(at index: Int) -> Field?? {
        guard indices.contains(index), let value = self[index] else { return .some(nil) }
        return Field(value: value).map(Optional.some)
    }
}
