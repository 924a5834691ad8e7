/// The attribute values of one trait of one device, in the order of its shape's attributes; nil = not reported yet.
public struct TraitState: Sendable {
    public let shape: TraitShape
    public private(set) var values: [Value?]

    /// Missing values at the end are not reported yet.
    public init(shape: TraitShape, values: [Value?] = []) {
        self.shape = shape
        self.values = values
        if self.values.count > shape.attributes.count { self.values.removeLast(values.count - shape.attributes.count) }
        while self.values.count < shape.attributes.count { self.values.append(nil) }
    }

    /// The value of an attribute of the definition; nil when the device does not support or has not reported it.
    public subscript(attribute index: Int) -> Value? {
        get { shape.position(ofAttribute: index).flatMap { values[$0] } }
        set {
            if let position = shape.position(ofAttribute: index) { values[position] = newValue }
        }
    }

    public subscript(attributeNamed name: String) -> Value? {
        shape.definition.attributeIndex(named: name).flatMap { self[attribute: $0] }
    }

    /// The value of an attribute, or after a dot of a field of its struct; nil when it is not known.
    public subscript(path path: String) -> Value? {
        let path = FieldPath(path)
        guard let index = shape.definition.attributeIndex(named: path.name) else { return nil }
        return path.follow(shape.definition.attributes[index].type, self[attribute: index])?.value
    }

    /// Nil when the device does not support or has not reported it, or when the value does not fit the type.
    public subscript<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>) -> Wrapped? {
        get { self[attribute: key.index].flatMap(Wrapped.init(value:)) }
        set { self[attribute: key.index] = newValue?.value }
    }

    public func supports<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>) -> Bool {
        shape.position(ofAttribute: key.index) != nil
    }

    public func `is`(_ trait: (some Trait).Type) -> Bool { shape.definition.is(trait) }
}
