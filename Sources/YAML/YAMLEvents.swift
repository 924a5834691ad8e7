import CYAML

/// libyaml's parser over a copy of a text. It belongs to the thread that made it.
final class YAMLEvents {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let text: UnsafeMutableBufferPointer<UInt8>
    private let file: String
    private let isReady: Bool

    init(_ bytes: [UInt8], file: String) {
        self.file = file
        // libyaml refuses the byte order mark once the encoding is set.
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        text = .allocate(capacity: max(body.count, 1))
        _ = text.update(fromContentsOf: body)
        parser = .allocate(capacity: 1)
        isReady = yaml_parser_initialize(parser) == 1
        guard isReady else { return }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, body.count)
    }

    deinit {
        if isReady { yaml_parser_delete(parser) }
        parser.deallocate()
        text.deallocate()
    }

    /// The next step. After an error or the end of the stream it must not be called again.
    func next() throws(YAMLError) -> YAMLEvent {
        guard isReady else { throw YAMLError(file: file, line: 1, column: 1, message: "no memory for the parser") }
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw error }
        defer { yaml_event_delete(&event) }
        var anchor: UnsafeMutablePointer<UInt8>?
        var tag: UnsafeMutablePointer<UInt8>?
        let kind: YAMLEvent.Kind
        switch event.type {
        case YAML_STREAM_START_EVENT: kind = .streamStart
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
        case YAML_ALIAS_EVENT: kind = .alias(Self.string(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = .scalar(String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            anchor = scalar.anchor
            tag = scalar.tag
        case YAML_SEQUENCE_START_EVENT:
            kind = .sequenceStart
            anchor = event.data.sequence_start.anchor
            tag = event.data.sequence_start.tag
        case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            kind = .mappingStart
            anchor = event.data.mapping_start.anchor
            tag = event.data.mapping_start.tag
        case YAML_MAPPING_END_EVENT: kind = .mappingEnd
        default: kind = .streamEnd
        }
        return YAMLEvent(
            kind: kind, anchor: Self.string(anchor), tag: Self.string(tag),
            line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1)
    }

    private static func string(_ text: UnsafeMutablePointer<UInt8>?) -> String? {
        text.map { String(cString: $0) }
    }

    private var error: YAMLError {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the text is not YAML"
        switch parser.pointee.error {
        case YAML_READER_ERROR:
            let (line, column) = position(ofByte: Int(parser.pointee.problem_offset))
            return YAMLError(file: file, line: line, column: column, message: problem)
        case YAML_MEMORY_ERROR:
            return YAMLError(file: file, line: 1, column: 1, message: "no memory for the parser")
        default:
            let context = parser.pointee.context.map { String(cString: $0) + ": " } ?? ""
            let mark = parser.pointee.problem_mark
            return YAMLError(
                file: file, line: Int(mark.line) + 1, column: Int(mark.column) + 1, message: context + problem)
        }
    }

    private func position(ofByte offset: Int) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        for byte in text.prefix(offset) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return (line, column)
    }
}
