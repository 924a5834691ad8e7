/// An enumeration of a trait: names in lowerCamel for numbers.
public final class EnumDefinition: Sendable {
    public struct Member: Sendable, Hashable {
        public let value: UInt32
        public let name: String

        public init(value: UInt32, name: String) {
            self.value = value
            self.name = name
        }
    }

    public let name: String
    public let bits: Int
    public let members: [Member]
    /// Vendors have members of their own: a number without a name is in order.
    public let isOpen: Bool
    private let names: [UInt32: String]

    public init(name: String, bits: Int = 8, isOpen: Bool = false, members: [Member]) {
        self.name = name
        self.bits = bits
        self.members = members
        self.isOpen = isOpen
        names = Dictionary(members.map { ($0.value, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// The name of a number; nil where the definition does not know it.
    public func name(of value: UInt64) -> String? {
        UInt32(exactly: value).flatMap { names[$0] }
    }

    /// The number of a name in any case of its ASCII letters.
    public func value(named name: String) -> UInt32? {
        members.first { $0.name == name }?.value ?? members.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
