import HomeModel
import YAML

/// Reads `range`, `also`, `oneOf` and `length` of an attribute or a field.
///
///     range  = [bound] ".." [bound]
///     bound  = number | value [("+" | "-") number] | value "-" value
///     value  = name ["." name]
struct RangeReader {
    /// A value whose bound a range uses, to be looked up when all names are known.
    struct Reference {
        let name: String
        let node: YAMLNode
        let path: String
    }

    let log: ProblemLog

    func read(
        _ mapping: YAMLMapping, _ type: ValueType, isNullable: Bool
    ) -> (range: ValueRange?, references: [Reference]) {
        var range = ValueRange()
        var references: [Reference] = []
        if let node = mapping.given("range") {
            let path = mapping.path(to: "range")
            if !type.isNumeric {
                log.note("only numbers and bitmaps have a range; for others there is length", at: node, path)
            } else if let bounds = bounds(node, path, isFloating: type.isFloating, &references) {
                (range.minimum, range.maximum) = bounds
            }
        }
        if let node = mapping.given("length") {
            let path = mapping.path(to: "length")
            if !type.hasLength {
                log.note("only strings, octets and lists have a length", at: node, path)
            } else if let bounds = bounds(node, path, isFloating: false, &references) {
                (range.minimumLength, range.maximumLength) = bounds
            }
        }
        for key in ["also", "oneOf"] {
            guard let node = mapping.given(key) else { continue }
            let path = mapping.path(to: key)
            guard let elements = log.attempt({ try node.elements(at: path) }) else { continue }
            let reader = DefinitionValueReader(log: log)
            let values = elements.compactMap { reader.value($0, type, isNullable: isNullable, at: path) }
            if key == "oneOf", let lowest = values.min(by: NumberOrder.isLess) {
                range.minimum = .constant(lowest)
                range.maximum = .constant(lowest)
                range.exceptions = values.filter { $0 != lowest }
            } else {
                range.exceptions = values
            }
        }
        return (range == ValueRange() ? nil : range, references)
    }

    private typealias Bounds = (minimum: ValueRange.Bound?, maximum: ValueRange.Bound?)

    private func bounds(
        _ node: YAMLNode, _ path: String, isFloating: Bool, _ references: inout [Reference]
    ) -> Bounds? {
        guard let text = log.attempt({ try node.string(at: path) }) else { return nil }
        let bytes = Array(text.utf8)
        let dots = bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: ".") && bytes[$0 + 1] == bytes[$0] }
        guard let dots else { return malformed(node, path) }
        var found: [ValueRange.Bound?] = []
        for part in [bytes[..<dots], bytes[(dots + 2)...]] {
            let part = trimmed(part)
            if part.isEmpty {
                found.append(nil)
            } else if let bound = bound(part, isFloating: isFloating) {
                for name in bound.paths { references.append(Reference(name: name, node: node, path: path)) }
                found.append(bound)
            } else {
                return malformed(node, path)
            }
        }
        if case .constant(let low)? = found[0], case .constant(let high)? = found[1], NumberOrder.isLess(high, low) {
            log.note("the first bound is above the second", at: node, path)
            return nil
        }
        return (found[0], found[1])
    }

    private func malformed(_ node: YAMLNode, _ path: String) -> Bounds? {
        log.note(
            "expected bounds such as 0..100, ..254, minLevel..maxLevel or 1..numberOfPositions - 1", at: node, path)
        return nil
    }

    private func bound(_ text: String, isFloating: Bool) -> ValueRange.Bound? {
        if isFloating, let number = Double(text), number.isFinite { return .constant(.number(number)) }
        if let number = Int64(text) { return .constant(.integer(number)) }
        if let number = UInt64(text) { return .constant(Value(number)) }
        let parts = text.split(separator: " ", omittingEmptySubsequences: true)
        guard let name = parts.first.map(String.init), isReference(name) else { return nil }
        if parts.count == 1 { return .attribute(name, offset: 0) }
        guard parts.count == 3, parts[1] == "+" || parts[1] == "-" else { return nil }
        if parts[1] == "-", isReference(String(parts[2])) { return .difference(name, String(parts[2])) }
        guard let offset = Int64(parts[2]), (0...1_000_000_000).contains(offset) else { return nil }
        return .attribute(name, offset: parts[1] == "+" ? offset : -offset)
    }

    private func isReference(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count <= 2 && parts.allSatisfy { DefinitionName.problem(with: String($0)) == nil }
    }

    private func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let space = UInt8(ascii: " ")
        let start = bytes.drop { $0 == space }
        guard let end = start.lastIndex(where: { $0 != space }) else { return "" }
        return String(decoding: start[...end], as: UTF8.self)
    }
}

extension ValueType {
    var isFloating: Bool {
        switch self {
        case .single, .double: true
        default: false
        }
    }

    var isNumeric: Bool {
        switch self {
        case .signed, .unsigned, .single, .double, .enumeration, .bitmap: true
        default: false
        }
    }

    var hasLength: Bool {
        switch self {
        case .string, .octets, .list: true
        default: false
        }
    }
}
