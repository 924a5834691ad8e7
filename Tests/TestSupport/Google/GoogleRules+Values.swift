import JSON

/// Checks of attributes and states by their paths.
extension GoogleRules {
    /// What is wrong with an object by rules, path by path.
    static func findings(_ object: JSONObject, _ rules: [Rule], _ forms: Forms?, _ place: String) -> [String] {
        var findings = rules.flatMap { check($0, $0.path[...], .object(object), place) }
        if let forms {
            let present = forms.forms.filter { $0.allSatisfy { object[$0] != nil } }
            if forms.isExclusive ? present.count != 1 : present.isEmpty {
                findings.append("\(place): \(present.count) of the forms \(forms.forms) are there")
            }
        }
        return findings
    }

    private static func check(_ rule: Rule, _ path: ArraySlice<String>, _ value: JSON, _ place: String) -> [String] {
        guard let level = path.first else { return checkValue(rule, value, place) }
        let rest = path.dropFirst()
        switch level {
        case "[]":
            return (value.arrayValue ?? []).enumerated().flatMap { check(rule, rest, $1, "\(place)[\($0)]") }
        case "{}":
            return (value.objectValue ?? [:]).flatMap { check(rule, rest, $0.value, "\(place).\($0.key)") }
        default:
            guard let object = value.objectValue else { return [] }
            guard let member = object[level] else {
                return rule.isNeeded && rest.isEmpty ? ["\(place).\(level) is missing"] : []
            }
            return check(rule, rest, member, "\(place).\(level)")
        }
    }

    private static func checkValue(_ rule: Rule, _ value: JSON, _ place: String) -> [String] {
        var findings: [String] = []
        let fits =
            switch rule.type {
            case "bool": value.boolValue != nil
            case "int": if case .integer = value { true } else { false }
            case "num": value.doubleValue?.isFinite == true
            case "text": value.stringValue != nil
            case "list": value.arrayValue != nil
            case "map": value.objectValue != nil
            default: !value.isNull
            }
        if !fits { findings.append("\(place) is no \(rule.type): \(value.text)") }
        if let range = rule.range, let number = value.doubleValue {
            let isAbove = range.high.map { range.isOpen ? number >= $0 : number > $0 } ?? false
            if isAbove || range.low.map({ number < $0 }) ?? false {
                findings.append("\(place) is out of range: \(number)")
            }
        }
        if let words = rule.words, let text = value.stringValue, !words.contains(text) {
            findings.append("\(place) is no such word: \(text)")
        }
        return findings
    }
}
