import EmbeddedHome
import HomeFiles
import HomeModel
import Testing

@Suite("The homes that come with the program")
struct DemoHomeTests {
    @Test func `the demo home in the program is Config/homes/flat.yaml, byte for byte`() throws {
        #expect(Array(DemoHome.text.utf8) == (try Sample.file("Config/homes/flat.yaml")))
    }

    @Test(arguments: [("flat", 13, 1), ("estate", 16, 5), ("parts", 6, 0)])
    func `each is without mistakes`(_ name: String, _ devices: Int, _ groups: Int) throws {
        let home = try HomeFile.parse(
            try Sample.file("Config/homes/\(name).yaml"), file: "\(name).yaml", registry: Sample.registry,
            tags: Sample.tags)
        #expect(home.devices.count == devices)
        #expect(home.groups.count == groups)
        #expect(home.warnings.isEmpty)
        for device in home.definitions {
            #expect(device.parts.allSatisfy { !$0.traits.isEmpty }, "\(device.name)")
        }
    }
}
