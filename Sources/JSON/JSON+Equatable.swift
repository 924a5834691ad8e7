extension JSON: Equatable {
    public static func == (left: JSON, right: JSON) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        default:
            if let left = left.intValue, let right = right.intValue {
                left == right
            } else if let left = left.uintValue, let right = right.uintValue {
                left == right
            } else {
                false
            }
        }
    }
}

extension String {
    /// Whether both are the same UTF-8, unlike `==`, for which composed and decomposed letters are equal.
    func hasSameBytes(as other: String) -> Bool { utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8) }
}
