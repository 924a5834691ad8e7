import HomeModel
import YAML

/// Checks a default against the constant bounds of its range.
struct DefaultCheck {
    let log: ProblemLog

    func check(_ value: Value, _ range: ValueRange?, at node: YAMLNode, _ path: String) {
        guard let range, !value.isNull, !range.exceptions.contains(value) else { return }
        if case .constant(let minimum)? = range.minimum, NumberOrder.isLess(value, minimum) {
            log.note("below the range, which begins at \(minimum.plainText)", at: node, path)
        }
        if case .constant(let maximum)? = range.maximum, NumberOrder.isLess(maximum, value) {
            log.note("above the range, which ends at \(maximum.plainText)", at: node, path)
        }
        let length: Int? =
            switch value {
            case .string(let text): text.utf8.count
            case .bytes(let bytes): bytes.count
            case .list(let entries): entries.count
            default: nil
            }
        guard let length else { return }
        if case .constant(.integer(let minimum))? = range.minimumLength, length < minimum {
            log.note("shorter than \(minimum)", at: node, path)
        }
        if case .constant(.integer(let maximum))? = range.maximumLength, length > maximum {
            log.note("longer than \(maximum)", at: node, path)
        }
    }
}
