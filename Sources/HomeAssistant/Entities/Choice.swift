/// The options of a select entity. Home Assistant takes "none", in any case, for no option at all, so one that is called so is shown
/// under another name.
struct Choice {
    let options: [String]
    private let values: [String]
    private let nothing: Int?

    init(_ values: [String]) {
        self.values = values
        nothing = values.firstIndex { $0.lowercased() == "none" }
        var options = values
        if let nothing { options[nothing] = values.contains("no") ? "nothing" : "no" }
        self.options = options
    }

    /// A template that shows a value.
    func shown(_ expression: String) -> String {
        guard let nothing else { return Template.oneOf(expression, options) }
        let (value, option) = (Template.quoted(values[nothing]), Template.quoted(options[nothing]))
        return Template.oneOf("(\(option) if \(expression) == \(value) else \(expression))", options)
    }

    /// The value that was chosen, in a command's template.
    var chosen: String {
        guard let nothing else { return "value" }
        return "(\(Template.quoted(values[nothing])) if value == \(Template.quoted(options[nothing])) else value)"
    }
}
