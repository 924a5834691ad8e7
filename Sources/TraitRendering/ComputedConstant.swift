/// A static property that is computed from a literal: a global of its own for each would cost start-up and memory.
struct ComputedConstant {
    let name: String
    let type: String
    let value: String

    /// The declaration on as few lines as `swift format` leaves it.
    func declaration(indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        let head = "\(margin)public static var \(name): \(type)"
        let line = "\(head) { \(value) }"
        if line.count <= SwiftExpression.lineLength { return line + "\n" }
        let body = "\(margin)    \(value)\n\(margin)}\n"
        if head.count + 2 <= SwiftExpression.lineLength { return "\(head) {\n\(body)" }
        if head.count <= SwiftExpression.lineLength { return "\(head)\n\(margin){\n\(body)" }
        return "\(margin)public static var \(name):\n\(margin)    \(type)\n\(margin){\n\(body)"
    }
}
