import HomeModel

extension Value {
    /// A field of a struct; nil where it is absent.
    func field(at index: Int) -> Value? {
        guard let fields = structureValue, fields.indices.contains(index) else { return nil }
        return fields[index]
    }
}
