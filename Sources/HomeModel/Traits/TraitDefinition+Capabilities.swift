extension TraitDefinition {
    /// Which end of what a device can do an attribute tells.
    public enum Limit: Sendable {
        case minimum, maximum
    }

    /// Whether an attribute says what the device is able to, not what it is doing: it is fixed or defined as such, or ranges of
    /// others stand on it and neither a write nor a command moves it.
    public func isCapability(attribute index: Int) -> Bool {
        let attribute = attributes[index]
        return attribute.isFixed || attribute.isCapability
            || (rangeSources.contains(index) && !attribute.isWritable && attribute.affectedBy.isEmpty)
    }

    /// Whether an attribute is the lower or the upper end of something: of another attribute's range, or by its name, which then
    /// has the word `min` or `max` in it (`multiPressMax`).
    public func limit(ofAttribute index: Int) -> Limit? {
        let attribute = attributes[index]
        var isLower = false
        var isUpper = false
        for (place, other) in attributes.enumerated() where place != index {
            guard let range = other.range else { continue }
            isLower = isLower || [range.minimum, range.minimumLength].contains { $0?.attributeName == attribute.name }
            isUpper = isUpper || [range.maximum, range.maximumLength].contains { $0?.attributeName == attribute.name }
        }
        if !isLower, !isUpper {
            let words = LowerCamel.words(of: attribute.name)
            isLower = words.contains("min") || words.contains("minimum")
            isUpper = words.contains("max") || words.contains("maximum")
        }
        return isLower == isUpper ? nil : (isLower ? .minimum : .maximum)
    }

    /// Names of the features of a mask.
    public func featureNames(in mask: UInt32) -> [String] {
        features.filter { mask & (1 << UInt32($0.bit)) != 0 }.map(\.name)
    }
}

extension ValueRange.Bound {
    /// Name of the attribute that the bound stands on.
    fileprivate var attributeName: String? {
        if case .attribute(let name, _) = self { name } else { nil }
    }
}
