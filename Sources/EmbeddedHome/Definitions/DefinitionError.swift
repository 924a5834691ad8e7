/// Why a device cannot be simulated as asked, or why stored bytes are no definition.
public struct DefinitionError: Error, Sendable, CustomStringConvertible {
    public enum Code: Sendable {
        /// Stored bytes that no version of this program wrote.
        case malformed
        /// A trait or attribute that no definition has.
        case unknownElement
        /// An attribute that the trait rules out beside the others.
        case impossibleElement
        /// A first value of the wrong type or out of range.
        case badValue
    }

    public var code: Code
    public var message: String
    public var trait: String?
    public var attribute: String?

    public init(_ code: Code, _ message: String, trait: String? = nil, attribute: String? = nil) {
        self.code = code
        self.message = message
        self.trait = trait
        self.attribute = attribute
    }

    public var description: String { message }
}
