import HomeFiles
import HomeModel
import MatterNodes
import Testing

@Suite("Damaged files are refused or read, never a crash")
struct DamagedInputTests {
    /// Deterministic numbers, so that a failure can be repeated.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private func damaged(_ text: [UInt8], _ alphabet: [UInt8], _ seed: Int) -> [UInt8] {
        var generator = Generator(state: UInt64(seed))
        var text = text
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0..<text.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: text[place] = alphabet.randomElement(using: &generator) ?? 0
            case 1: text.insert(alphabet.randomElement(using: &generator) ?? 0, at: place)
            default: text.remove(at: place)
            }
        }
        return text
    }

    @Test(arguments: ["lamp", "bridge", "odd", "battery", "strip"])
    func `node dumps`(_ name: String) throws {
        let text = try Sample.file("Tests/HomeFilesTests/Fixtures/\(name).json")
        var read = 0
        for seed in 0..<60 {
            guard let dump = try? NodeDump.parse(damaged(text, Array("0129/[]{},:\"n-.e ".utf8), seed)) else {
                continue
            }
            for device in dump.devices(registry: Sample.registry, tags: Sample.tags) { read += device.parts.count }
        }
        #expect(read > 0)
    }

    @Test(arguments: ["flat", "parts", "estate"])
    func `home files`(_ name: String) throws {
        let text = try Sample.file("Config/homes/\(name).yaml")
        var refused = 0
        for seed in 0..<40 {
            do throws(HomeFileError) {
                _ = try HomeFile.parse(
                    damaged(text, Array("[]{},:\"'-&*!#\n\t 0aZ\u{FF}".utf8), seed), file: "home.yaml",
                    registry: Sample.registry, tags: Sample.tags)
            } catch {
                refused += 1
                #expect(!error.problems.isEmpty)
            }
        }
        #expect(refused > 0)
    }

    @Test func `a node of sixty thousand endpoints`() throws {
        var text = "{\"attributes\":{\"1/29/3\":["
        text += (2..<60_000).map(String.init).joined(separator: ",")
        text += "]"
        for endpoint in 2..<60_000 { text += ",\"\(endpoint)/29/3\":[1]" }
        text += "}}"
        let dump = try NodeDump.parse(Array(text.utf8))
        #expect(dump.devices(registry: Sample.registry, tags: Sample.tags).isEmpty)
    }
}
