import Glibc
import JSON
import Testing

/// Makes the same values in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite struct `JSON round trips` {
    @Test(arguments: 1...20) func `give the same value and the same text`(seed: UInt64) throws {
        var generator = SeededGenerator(state: seed)
        for _ in 0..<100 {
            let value = Self.value(depth: 5, &generator)
            let text = value.text
            let parsed = try JSON.parse(text)
            #expect(parsed == value)
            #expect(parsed.text == text)
            #expect(try JSON.parse(value.prettyText) == value)
        }
    }

    @Test(arguments: 1...20) func `survive damaged texts without a trap and without a change`(seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        let alphabet = Array(#"{}[]:,"\u0e-+.1 truefalsnNI'/*"#.utf8) + [0, 0x0A, 0x80, 0xC3, 0xED, 0xF4, 0xFF]
        var accepted = 0
        for _ in 0..<500 {
            var bytes = Self.value(depth: 4, &generator).bytes
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let index = Int.random(in: 0...bytes.count, using: &generator)
                switch UInt8.random(in: 0...2, using: &generator) {
                case 0: bytes.insert(alphabet.randomElement(using: &generator) ?? 0, at: index)
                case 1 where index < bytes.count: bytes[index] = alphabet.randomElement(using: &generator) ?? 0
                default: if index < bytes.count { bytes.remove(at: index) }
                }
            }
            do throws(JSONError) {
                let value = try JSON.parse(bytes)
                accepted += 1
                let again = try JSON.parse(value.bytes)
                #expect(again == value)
            } catch {
                #expect(error.offset <= bytes.count)
                #expect(!error.message.contains("json-c"), "json-c refused what the scan accepted")
            }
        }
        #expect(accepted > 0)
    }

    @Test func `leave no memory behind`() throws {
        // What a tree left behind would add up to hundreds of megabytes.
        let text = "[" + String(repeating: "{\"a\":[1,\"x\"]},", count: 100) + "1]"
        _ = try JSON.parse(text)
        let before = residentKilobytes()
        for _ in 0..<2_000 { _ = try JSON.parse(text) }
        #expect(residentKilobytes() < before + 100_000)
    }

    @Test func `keep every double`() throws {
        var generator = SeededGenerator(state: 42)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: generator.next())
            guard value.isFinite else { continue }
            let parsed = try JSON.parse(JSON.number(value).text)
            #expect(parsed.doubleValue == value)
        }
    }

    @Test func `keep every integer around the limits`() throws {
        for base in [0, 1 << 31, 1 << 32, 1 << 53, 1 << 62, Int64.max - 3] as [Int64] {
            for offset in -3...3 as ClosedRange<Int64> {
                for value in [base + offset, -base - offset] {
                    #expect(try JSON.parse("\(value)").text == "\(value)")
                }
            }
        }
        for offset in 0...3 as ClosedRange<UInt64> {
            #expect(try JSON.parse("\(UInt64.max - offset)") == .unsigned(UInt64.max - offset))
            let value = UInt64(Int64.max) + 1 + offset
            #expect(try JSON.parse("\(value)") == .unsigned(value))
        }
    }

    static func value(depth: Int, _ generator: inout SeededGenerator) -> JSON {
        switch UInt8.random(in: 0...(depth == 0 ? 6 : 9), using: &generator) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &generator))
        case 2: return .integer(Int64(bitPattern: generator.next() >> UInt64.random(in: 0...63, using: &generator)))
        case 3: return .unsigned(generator.next() | 1 << 63)
        case 4:
            let value = Double(bitPattern: generator.next())
            return .number(value.isFinite ? value : 0.25)
        case 5, 6: return .string(text(&generator))
        case 7:
            return .array(
                (0..<Int.random(in: 0...4, using: &generator)).map { _ in value(depth: depth - 1, &generator) })
        default:
            var object = JSONObject()
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                let name = text(&generator).filter { $0 != "\0" }
                object[name] = value(depth: depth - 1, &generator)
            }
            return .object(object)
        }
    }

    private static func text(_ generator: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
            let limit: UInt32 = [0x20, 0x7F, 0x7FF, 0xFFFF, 0x10FFFF].randomElement(using: &generator) ?? 0x7F
            text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0...limit, using: &generator)) ?? "\\")
        }
        return text
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
