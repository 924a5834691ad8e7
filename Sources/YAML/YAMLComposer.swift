/// Builds the nodes of one document from libyaml's steps.
struct YAMLComposer {
    /// A node with what it costs when an alias repeats it.
    private struct Composed {
        let node: YAMLNode
        var count = 1
        var height = 0
    }

    private let events: YAMLEvents
    private let file: String
    private var anchors: [String: Composed] = [:]
    private var repeated = 0

    init(events: YAMLEvents, file: String) {
        self.events = events
        self.file = file
    }

    /// The one document of the text.
    mutating func document() throws(YAMLError) -> YAMLNode {
        _ = try events.next()
        guard case .documentStart = try events.next().kind else {
            return YAMLNode(.scalar("", isPlain: true), file: file, line: 1, column: 1)
        }
        let root = try compose(try events.next(), depth: 0).node
        _ = try events.next()
        let event = try events.next()
        guard case .streamEnd = event.kind else {
            throw error("only one document is allowed", at: event)
        }
        return root
    }

    private mutating func compose(_ event: YAMLEvent, depth: Int) throws(YAMLError) -> Composed {
        if let anchor = event.anchor { anchors[anchor] = nil }
        let composed: Composed
        switch event.kind {
        case .alias(let name): return try expand(name, at: event, depth: depth)
        case .scalar(let text, let isPlain): composed = Composed(node: try scalar(text, isPlain, at: event))
        case .sequenceStart: composed = try sequence(event, depth: depth + 1)
        case .mappingStart: composed = try mapping(event, depth: depth + 1)
        default: throw error("expected a value", at: event)
        }
        if let anchor = event.anchor { anchors[anchor] = composed }
        return composed
    }

    private mutating func expand(_ name: String, at event: YAMLEvent, depth: Int) throws(YAMLError) -> Composed {
        guard let composed = anchors[name] else {
            throw error(
                "no anchor of this name stands before it (a text that begins with \"*\" must be quoted)", at: event)
        }
        repeated += composed.count
        guard repeated <= YAML.aliasLimit else {
            throw error("the aliases repeat more than \(YAML.aliasLimit) values", at: event)
        }
        guard depth + composed.height <= YAML.depthLimit else { throw tooDeep(event) }
        return composed
    }

    private func scalar(_ text: String, _ isPlain: Bool, at event: YAMLEvent) throws(YAMLError) -> YAMLNode {
        if event.anchor != nil, isPlain, text.isEmpty {
            throw error("an anchor without a value (a text that begins with \"&\" must be quoted)", at: event)
        }
        return node(.scalar(text, isPlain: try YAMLTag.isPlain(text, isPlain, event, file: file)), at: event)
    }

    private mutating func sequence(_ start: YAMLEvent, depth: Int) throws(YAMLError) -> Composed {
        try YAMLTag.check(start, is: "seq", file: file)
        guard depth <= YAML.depthLimit else { throw tooDeep(start) }
        var elements: [YAMLNode] = []
        var count = 1
        var height = 0
        while true {
            let event = try events.next()
            if case .sequenceEnd = event.kind { break }
            let element = try compose(event, depth: depth)
            elements.append(element.node)
            count += element.count
            height = max(height, element.height)
        }
        return Composed(node: node(.sequence(elements), at: start), count: count, height: height + 1)
    }

    private mutating func mapping(_ start: YAMLEvent, depth: Int) throws(YAMLError) -> Composed {
        try YAMLTag.check(start, is: "map", file: file)
        guard depth <= YAML.depthLimit else { throw tooDeep(start) }
        var members: [YAMLMember] = []
        // By bytes: letters that only look alike are different keys.
        var lines: [[UInt8]: Int] = [:]
        var count = 1
        var height = 0
        while true {
            let event = try events.next()
            if case .mappingEnd = event.kind { break }
            guard case .scalar(let key, let isPlain) = event.kind else {
                throw error("a key must be a text", at: event)
            }
            _ = try YAMLTag.isPlain(key, isPlain, event, file: file)
            if let line = lines.updateValue(event.line, forKey: Array(key.utf8)) {
                throw error("the key \"\(key)\" stands in line \(line) already", at: event)
            }
            let value = try compose(try events.next(), depth: depth)
            members.append(
                YAMLMember(key: key, keyLine: event.line, keyColumn: event.column, value: value.node))
            count += value.count
            height = max(height, value.height)
        }
        return Composed(node: node(.mapping(members), at: start), count: count, height: height + 1)
    }

    private func node(_ content: YAMLNode.Content, at event: YAMLEvent) -> YAMLNode {
        YAMLNode(content, file: file, line: event.line, column: event.column)
    }

    private func tooDeep(_ event: YAMLEvent) -> YAMLError {
        error("nested deeper than \(YAML.depthLimit) levels", at: event)
    }

    private func error(_ message: String, at event: YAMLEvent) -> YAMLError {
        YAMLError(file: file, line: event.line, column: event.column, message: message)
    }
}
