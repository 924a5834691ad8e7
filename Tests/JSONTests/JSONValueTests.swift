import JSON
import Testing

@Suite struct `JSON values` {
    @Test func `are equal when they mean the same`() {
        #expect(JSON.integer(5) == .number(5))
        #expect(JSON.unsigned(5) == .integer(5))
        #expect(JSON.integer(.max) != .number(9_223_372_036_854_775_808))
        #expect(JSON.unsigned(1 << 63) == .number(9_223_372_036_854_775_808))
        #expect(JSON.integer(1) != .bool(true))
        #expect(JSON.integer(0) != nil)
        #expect(JSON.number(.nan) != .number(.nan))
        #expect(JSON.string("\u{E9}") != .string("e\u{301}"))
        #expect(JSON.object(["a": 1, "b": 2]) == ["b": 2, "a": 1])
        #expect(JSON.object(["a": 1, "b": 2]) != ["b": 1, "a": 2])
        #expect(JSON.object(["a": 1]) != ["a": 1, "b": 2])
        #expect(JSON.array([1, 2]) != [2, 1])
    }

    @Test func `give numbers in the type that holds them`() {
        #expect(JSON.number(5).intValue == 5)
        #expect(JSON.number(5.5).intValue == nil)
        #expect(JSON.number(1e30).intValue == nil)
        #expect(JSON.number(.nan).intValue == nil)
        #expect(JSON.unsigned(.max).intValue == nil)
        #expect(JSON.unsigned(.max).uintValue == .max)
        #expect(JSON.integer(-1).uintValue == nil)
        #expect(JSON.integer(-1).doubleValue == -1)
        #expect(JSON.string("1").intValue == nil)
        #expect(JSON(UInt64(7)).intValue == 7)
    }

    @Test func `are read by name and place`() {
        let value: JSON = ["a": [1, ["b": "x"]]]
        #expect(value["a"]?[1]?["b"]?.stringValue == "x")
        #expect(value["b"] == nil)
        #expect(value["a"]?[2] == nil)
        #expect(value["a"]?[-1] == nil)
        #expect(JSON.integer(1)["a"] == nil)
    }

    @Test func `keep the place of a member that changes`() {
        var object: JSONObject = ["a": 1, "b": 2, "c": 3]
        object["b"] = 4
        object["d"] = 5
        object["a"] = nil
        #expect(object.keys == ["b", "c", "d"])
        #expect(JSON.object(object).text == #"{"b":4,"c":3,"d":5}"#)
        object.append("e", nil)
        #expect(object.count == 4)
        #expect(object["e"] == .some(.null))
    }
}
