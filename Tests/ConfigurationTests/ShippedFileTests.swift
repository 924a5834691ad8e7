import Testing
import YAML

@testable import Configuration

@Suite struct `Config/trait2mqtt.yaml` {
    private static let path =
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
        + "/Config/trait2mqtt.yaml"

    @Test func `holds exactly the defaults`() throws {
        let text = try FileReader.system.read(Self.path)
        #expect(try Configuration.parse(text: text, path: "trait2mqtt.yaml") == Configuration())
    }

    @Test func `names every key, each with a comment`() throws {
        let text = try FileReader.system.read(Self.path)
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        var paths: [String] = []
        func collect(_ node: YAMLNode, _ prefix: String) throws {
            for member in try node.members() {
                if case .mapping = member.value.content {
                    try collect(member.value, prefix + member.key + ".")
                } else {
                    paths.append(prefix + member.key)
                    #expect(lines[member.keyLine - 1].contains(" # "), "\(prefix)\(member.key) has no comment")
                }
            }
        }
        try collect(YAML.parse(text, file: "trait2mqtt.yaml"), "")
        #expect(paths == Settings.all.map(\.path))
    }

    @Test func `has a variable of its own for every key`() {
        let names = Settings.all.map(\.variable) + Settings.all.map { $0.variable + "_FILE" }
        #expect(Set(names).count == names.count)
        #expect(!names.contains(where: EnvironmentNames.isForeign))
        #expect(names.contains("TRAIT2MQTT_AVAILABILITY_HOLD_DOWN"))
    }
}

@Suite struct `The files of the machine` {
    @Test func `are read whole`() throws {
        #expect(try FileReader.system.read("/proc/self/cmdline").isEmpty == false)
    }

    @Test(arguments: ["/nonexistent", "/", "/dev/zero"]) func `may be unreadable`(path: String) {
        #expect(throws: FileReader.Failure.self) { try FileReader.system.read(path) }
    }
}
