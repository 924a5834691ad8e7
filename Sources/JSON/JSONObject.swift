/// The members of a JSON object in the order in which they were added.
///
/// Names are compared byte by byte. Look-up walks the members, which is fastest for the small objects of this
/// program; walk the members yourself where a large object is read whole.
public struct JSONObject: Sendable {
    /// The name and value of one member.
    public typealias Member = (key: String, value: JSON)

    /// The members in order.
    public private(set) var members: [Member]

    public init() { members = [] }

    /// An empty object with room for this many members.
    public init(minimumCapacity: Int) {
        members = []
        members.reserveCapacity(minimumCapacity)
    }

    /// The value of a member. A new name goes to the end, a known one keeps its place, nil removes it.
    public subscript(key: String) -> JSON? {
        get { members.first { $0.key.hasSameBytes(as: key) }?.value }
        set {
            let index = members.firstIndex { $0.key.hasSameBytes(as: key) }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append((key, value))
            case (nil, nil): break
            }
        }
    }

    /// The names in order.
    public var keys: [String] { members.map(\.key) }

    /// The number of members.
    public var count: Int { members.count }

    /// Whether there are no members.
    public var isEmpty: Bool { members.isEmpty }

    /// Adds a member without looking for its name: the caller knows that the name is new.
    public mutating func append(_ key: String, _ value: JSON) { members.append((key, value)) }
}

extension JSONObject: Sequence {
    public func makeIterator() -> IndexingIterator<[Member]> { members.makeIterator() }

    public var underestimatedCount: Int { members.count }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Members in the order written; of a repeated name the last value counts, in the first one's place.
    public init(dictionaryLiteral members: (String, JSON)...) {
        self.init(minimumCapacity: members.count)
        for (key, value) in members { self[key] = value }
    }
}

extension JSONObject: Equatable {
    /// Whether both have the same names with equal values, in whatever order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.count == right.count else { return false }
        if zip(left, right).allSatisfy({ $0.key.hasSameBytes(as: $1.key) }) {
            return zip(left, right).allSatisfy { $0.value == $1.value }
        }
        return zip(left.sortedMembers, right.sortedMembers).allSatisfy {
            $0.key.hasSameBytes(as: $1.key) && $0.value == $1.value
        }
    }

    private var sortedMembers: [Member] {
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
}
