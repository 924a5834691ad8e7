/// The ids of a home file: those it gives, and those made from where an object stands, the same at every reading.
struct StableIDs {
    private var used: Set<String> = []
    private let given: Set<String>
    private var counts: [String: Int] = [:]

    /// - Parameter given: every id that the file gives anywhere; none of them is made.
    init(given: Set<String> = []) { self.given = given }

    /// Takes an id that the file gives; false when another object has it.
    mutating func take(_ id: String) -> Bool { used.insert(id).inserted }

    /// Makes an id of 12 hexadecimal digits from the kind of an object and the names on the way to it; the second object
    /// with the same names gets another one.
    mutating func make(_ kind: String, _ names: [String]) -> String {
        let place = ([kind] + names).joined(separator: "\u{0}")
        while true {
            let count = counts[place, default: 0] + 1
            counts[place] = count
            let id = Self.digits(of: count == 1 ? place : "\(place)\u{0}\(count)")
            if !given.contains(id), take(id) { return id }
        }
    }

    /// FNV-1a, then the finalizer of SplitMix64, which spreads it over all bits.
    private static func digits(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        hash ^= hash >> 31
        let digits = String(hash >> 16, radix: 16)
        return String(repeating: "0", count: 12 - digits.utf8.count) + digits
    }
}
