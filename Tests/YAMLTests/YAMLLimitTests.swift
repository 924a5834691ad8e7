import Glibc
import Testing
import YAML

@Suite struct `Limits of YAML` {
    @Test func `stop a billion laughs`() throws {
        var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
        for level in 1...9 {
            let list = [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(list)]\n"
        }
        let start = ContinuousClock.now
        let error = try #require(throws: YAMLError.self) { try YAML.parse(text, file: "f") }
        #expect(ContinuousClock.now - start < .seconds(1))
        #expect(error.message == "the aliases repeat more than 100000 values")
    }

    @Test func `stop deep nesting, also by aliases`() throws {
        func lists(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try YAML.parse(lists(64), file: "f")
        let error = try #require(throws: YAMLError.self) { try YAML.parse(lists(65), file: "f") }
        #expect(error.description == "f:1:65: nested deeper than 64 levels")
        #expect(throws: YAMLError.self) { try YAML.parse(String(repeating: "[", count: 100_000), file: "f") }
        #expect(throws: YAMLError.self) { try YAML.parse(String(repeating: "- ", count: 100_000), file: "f") }
        _ = try YAML.parse("a: &a \(lists(40))\nb: [[*a]]", file: "f")
        #expect(throws: YAMLError.self) {
            try YAML.parse("a: &a \(lists(40))\nb: \(lists(24).dropLast(24))*a", file: "f")
        }
    }

    @Test func `leave room for a home of ten thousand devices`() throws {
        var text = "devices:\n"
        for number in 0..<10_000 {
            text += "  - { name: Lamp \(number), type: dimmableLight, traits: { onOff: { onOff: true } } }\n"
        }
        #expect(try YAML.parse(text, file: "f").members()[0].value.elements().count == 10_000)
    }

    @Test func `refuse a text above 16 MB`() throws {
        let text = [UInt8](repeating: 0x20, count: YAML.byteLimit + 1)
        #expect(throws: YAMLError.self) { try YAML.parse(text, file: "f") }
    }

    @Test func `go with memory that is given back`() throws {
        // What any of these texts left behind would add up to hundreds of megabytes.
        let filler = String(repeating: "x", count: 10_000)
        func parseAll() {
            _ = try? YAML.parse("a: &x [\(filler), {b: c}]\nd: *x", file: "f")
            _ = try? YAML.parse("a: [\(filler), {b: c}", file: "f")
            _ = try? YAML.parse("a: &x [1]\na: [*x, \(filler)]", file: "f")
        }
        parseAll()
        let before = residentKilobytes()
        for _ in 0..<5_000 { parseAll() }
        #expect(residentKilobytes() < before + 100_000)
    }
}

/// The most memory that this process has had so far.
/// What the process holds in memory now, its peaks forgotten: tests beside this one have peaks, too.
private func residentKilobytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let fields = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
        separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4 : 0
}
