import CJSON

/// json-c's tree of a text that the scanner has accepted, turned into values.
struct JSONTree {
    private var numberCount = 0
    private var bigNumbers: ArraySlice<JSONScanner.BigNumber>

    /// Parses with json-c, converts and frees the tree.
    static func parse(
        _ text: UnsafeRawBufferPointer, depth: Int, bigNumbers: [JSONScanner.BigNumber]
    ) throws(JSONError) -> JSON {
        // json-c counts the scalars inside the deepest container as a level of their own.
        guard let tokener = json_tokener_new_ex(Int32(depth) + 2) else {
            throw JSONError(.tooLarge, "no memory for the parser", at: 0, in: text)
        }
        defer { json_tokener_free(tokener) }
        var root = json_tokener_parse_ex(
            tokener, text.assumingMemoryBound(to: CChar.self).baseAddress, Int32(text.count))
        if json_tokener_get_error(tokener) == json_tokener_continue {
            // A number at the top ends only where something else follows it.
            root = json_tokener_parse_ex(tokener, "\0", 1)
        }
        let status = json_tokener_get_error(tokener)
        guard status == json_tokener_success else {
            throw JSONError(
                .syntax, "json-c: \(String(cString: json_tokener_error_desc(status)))",
                at: min(json_tokener_get_parse_end(tokener), text.count), in: text)
        }
        defer { json_object_put(root) }
        var tree = JSONTree(bigNumbers: bigNumbers[...])
        return tree.value(root)
    }

    private init(bigNumbers: ArraySlice<JSONScanner.BigNumber>) { self.bigNumbers = bigNumbers }

    /// Goes down no further than the scanner allowed. Values come in the order of the text.
    private mutating func value(_ object: OpaquePointer?) -> JSON {
        switch json_object_get_type(object) {
        case json_type_boolean: return .bool(json_object_get_boolean(object) != 0)
        case json_type_int: return integer(object)
        case json_type_double:
            numberCount += 1
            return Self.number(object)
        case json_type_string: return .string(Self.string(object))
        case json_type_array:
            let count = json_object_array_length(object)
            var elements: [JSON] = []
            elements.reserveCapacity(count)
            for index in 0..<count { elements.append(value(json_object_array_get_idx(object, index))) }
            return .array(elements)
        case json_type_object:
            var members = JSONObject(minimumCapacity: Int(json_object_object_length(object)))
            var position = json_object_iter_begin(object)
            var end = json_object_iter_end(object)
            while json_object_iter_equal(&position, &end) == 0 {
                if let name = json_object_iter_peek_name(&position) {
                    members.append(String(cString: name), value(json_object_iter_peek_value(&position)))
                }
                json_object_iter_next(&position)
            }
            return .object(members)
        default: return .null
        }
    }

    private mutating func integer(_ object: OpaquePointer?) -> JSON {
        defer { numberCount += 1 }
        if let big = bigNumbers.first, big.ordinal == numberCount {
            bigNumbers.removeFirst()
            return .number(big.value)
        }
        let value = json_object_get_int64(object)
        // json-c pulls what is above Int64 to its limit here and keeps it exact there.
        return value == .max ? JSON(json_object_get_uint64(object)) : .integer(value)
    }

    private static func number(_ object: OpaquePointer?) -> JSON {
        let value = json_object_get_double(object)
        // Above 2⁵³ a double skips whole numbers; json-c has kept the literal.
        guard value.magnitude >= 9_007_199_254_740_992, let literal = json_object_get_string(object) else {
            return .number(value)
        }
        return JSONNumber.wholeNumber(String(cString: literal)) ?? .number(value)
    }

    private static func string(_ object: OpaquePointer?) -> String {
        guard let text = json_object_get_string(object) else { return "" }
        let bytes = UnsafeRawBufferPointer(start: text, count: Int(json_object_get_string_len(object)))
        return String(decoding: bytes, as: UTF8.self)
    }
}
