extension JSON {
    /// Parses a JSON text, strictly by RFC 8259: UTF-8 without byte order mark, any value at the top, no repeated
    /// names, every number within the range of a double.
    ///
    /// Whole numbers stay exact within Int64 and UInt64; beyond they become the nearest double. `-0` is 0.
    public static func parse(
        _ text: UnsafeRawBufferPointer, limits: JSONLimits = JSONLimits()
    ) throws(JSONError) -> JSON {
        var scanner = JSONScanner(text, limits: limits)
        try scanner.scan()
        return try JSONTree.parse(text, depth: limits.depth, bigNumbers: scanner.bigNumbers)
    }

    /// Parses a JSON text; see `parse(_: UnsafeRawBufferPointer)`.
    public static func parse(_ text: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) -> JSON {
        let result: Result<JSON, JSONError> = text.withUnsafeBytes { bytes in
            Result { () throws(JSONError) in try parse(bytes, limits: limits) }
        }
        return try result.get()
    }

    /// Parses a JSON text; see `parse(_: UnsafeRawBufferPointer)`.
    public static func parse(_ text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) -> JSON {
        var text = text
        let result: Result<JSON, JSONError> = text.withUTF8 { bytes in
            Result { () throws(JSONError) in try parse(UnsafeRawBufferPointer(bytes), limits: limits) }
        }
        return try result.get()
    }
}
