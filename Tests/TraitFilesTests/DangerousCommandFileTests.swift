import HomeModel
import Testing
import TraitFiles

@Suite struct `The file of dangerous commands` {
    private static let registry = TraitRegistry(
        traits: [
            TraitDefinition(
                name: "lock", title: "Lock", namespace: .matter, identifier: "0x1",
                attributes: [
                    AttributeDefinition(name: "mode", id: 0, type: .unsigned(bits: 8), isWritable: true),
                    AttributeDefinition(name: "state", id: 1, type: .bool),
                ], commands: [CommandDefinition(name: "open", id: 0)])
        ], deviceTypes: [DeviceTypeDefinition(name: "door", title: "Door", id: 1)])

    private func read(_ text: String) throws(TraitFileError) -> [DangerousCommand] {
        try DangerousCommandFileReader(registry: Self.registry).read(Array(text.utf8), file: "f")
    }

    @Test func `says commands, writes and device types`() throws {
        let entries = try read(
            """
            dangerous:
              - { trait: lock, commands: [open], deviceTypes: [door] }
              - { trait: lock, attributes: { mode: [1, 2] } }
              - { trait: lock, attributes: { mode: [] } }
            """)
        #expect(
            entries == [
                DangerousCommand(trait: "lock", commands: ["open"], deviceTypes: ["door"]),
                DangerousCommand(trait: "lock", writes: [.init(attribute: "mode", values: [1, 2])]),
                DangerousCommand(trait: "lock", writes: [.init(attribute: "mode")]),
            ])
        #expect(try read("dangerous: []") == [])
    }

    @Test(arguments: [
        ("{}", "the key \"dangerous\" is missing"),
        ("dangerous: [{ trait: bolt, commands: [open] }]", "dangerous[0].trait"),
        ("dangerous: [{ commands: [open] }]", "the key \"trait\" is missing"),
        ("dangerous: [{ trait: lock }]", "expected commands or attributes"),
        ("dangerous: [{ trait: lock, commands: [shut] }]", "dangerous[0].commands"),
        ("dangerous: [{ trait: lock, commands: [open], deviceTypes: [gate] }]", "dangerous[0].deviceTypes"),
        ("dangerous: [{ trait: lock, attributes: { state: [] } }]", "no writable attribute of lock"),
        ("dangerous: [{ trait: lock, attributes: { mode: [300] } }]", "dangerous[0].attributes.mode"),
        ("dangerous: [{ trait: lock, attributes: { mode: 1 } }]", "dangerous[0].attributes.mode"),
        ("dangerous: [{ trait: lock, command: [open] }]", "unknown key \"command\""),
    ])
    func `is checked against what is defined`(text: String, message: String) {
        let error = #expect(throws: TraitFileError.self) { try read(text) }
        #expect(error?.problems.contains { $0.message.contains(message) } == true, "\(String(describing: error))")
    }
}
