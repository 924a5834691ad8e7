/// A bitmap of a trait: named flags, and fields of several bits.
public final class BitmapDefinition: Sendable {
    /// One flag (`width` 1), or a field of several bits whose number counts from its lowest bit.
    public struct Field: Sendable, Hashable {
        public let name: String
        public let bit: Int
        public let width: Int

        public init(name: String, bit: Int, width: Int = 1) {
            self.name = name
            self.bit = bit
            self.width = width
        }

        public var mask: UInt64 { ((UInt64(1) << UInt64(width)) &- 1) << UInt64(bit) }
    }

    public let name: String
    public let bits: Int
    public let fields: [Field]

    public init(name: String, bits: Int = 8, fields: [Field]) {
        self.name = name
        self.bits = bits
        self.fields = fields
    }

    public func field(named name: String) -> Field? {
        fields.first { $0.name == name } ?? fields.first { $0.name.lowercased() == name.lowercased() }
    }
}
