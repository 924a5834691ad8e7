/// How several members stand in one attribute: a function of what they are now, never of what came last.
public struct AttributeAggregate: Sendable {
    /// Members that are online and have reported the attribute; null is a value.
    public private(set) var known = 0
    /// Members that have the attribute and are not online, or have not reported it.
    public private(set) var unknown = 0
    /// The known values, each once, with how many members have it; in the order of the members.
    public private(set) var counts: [(value: Value, count: Int)] = []

    /// Traits that do not have the attribute do not count.
    init(ofAttribute index: Int, in traits: [Device.TraitInstance]) {
        for trait in traits where trait.state.shape.position(ofAttribute: index) != nil {
            guard trait.connectivity.state == .online, let value = trait.state[attribute: index] else {
                unknown += 1
                continue
            }
            known += 1
            if let place = counts.firstIndex(where: { $0.value == value }) {
                counts[place].count += 1
            } else {
                counts.append((value, 1))
            }
        }
    }

    /// The value that all known members have.
    public var common: Value? { counts.count == 1 ? counts.first?.value : nil }

    /// Whether the known members differ.
    public var isMixed: Bool { counts.count > 1 }

    /// The lowest and the highest of the known numbers; nil where there is none.
    public var bounds: (minimum: Value, maximum: Value)? {
        let numbers = counts.lazy.map(\.value).filter { $0.doubleValue?.isFinite == true }
        guard let minimum = numbers.min(by: { $0.isLess(than: $1) }),
            let maximum = numbers.max(by: { $0.isLess(than: $1) })
        else { return nil }
        return (minimum, maximum)
    }
}
