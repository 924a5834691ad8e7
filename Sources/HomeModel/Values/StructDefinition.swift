/// A struct of a trait. Its values are `.structure` with the fields in this order.
public final class StructDefinition: Sendable {
    public let name: String
    public let fields: [FieldDefinition]

    public init(name: String, fields: [FieldDefinition]) {
        self.name = name
        self.fields = fields
    }

    public func index(of name: String) -> Int? {
        fields.firstIndex { $0.name == name }
    }
}
