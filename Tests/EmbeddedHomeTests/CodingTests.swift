import HomeModel
import HomeTraits
import TestSupport
import Testing

@testable import EmbeddedHome

@Suite struct `What is stored is read again` {
    @Test(arguments: [
        Value.null, true, false, 0, 1, -1, 63, 64, -64, -65, .integer(.max), .integer(.min), .unsigned(.max),
        .number(.infinity), 1.5, "", "বসার ঘর", .bytes([]), .bytes([0, 255]), .list([]), .list([1, .list(["a"])]),
        .structure([nil, .null, .structure([])]),
    ])
    func `values, each of them`(value: Value) throws {
        var writer = StoredValueWriter()
        writer.write(value)
        var reader = StoredValueReader(writer.bytes)
        #expect(try reader.readValue() == value)
        #expect(reader.isAtEnd)
    }

    @Test func `whatever the bytes are, nothing traps`() throws {
        var generator = SeededGenerator(seed: 7)
        var writer = StoredValueWriter()
        writer.write(.structure([.list([1, "two", .bytes([3])]), nil, 4.5, .unsigned(.max)]))
        for _ in 0..<20_000 {
            var bytes = writer.bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
            var reader = StoredValueReader(bytes)
            _ = try? reader.readValue()
        }
        var nested = StoredValueReader([UInt8](repeating: 9, count: 100).flatMap { [$0, 1] })
        #expect(throws: StoredValueReader.Malformed.self) { try nested.readValue() }
    }

    @Test func `a device definition`() throws {
        var definition = try Bench.definition("extendedColorLight", id: "lamp", isLively: true)
        definition.name = "Ceiling"
        definition.identity.vendorName = .known("Example")
        definition.identity.vendorID = .known(0xFFF1)
        definition.identity.serialNumber = .unknown
        definition.parts[0].tags = [SemanticTag(namespace: "commonNumber", tag: "two", label: "Upper")]
        definition.parts[0].parent = 2
        definition.bridge = DeviceID("hub")
        definition.parts[0].undefinedClusters = [0xFFF1_FC00]
        let read = try DeviceDefinition.decode(definition.encode(), registry: HomeTraits.registry)
        #expect(read.id == definition.id)
        #expect(read.name == "Ceiling")
        #expect(read.isLively)
        #expect(read.bridge == DeviceID("hub"))
        #expect(read.identity == definition.identity)
        #expect(read.parts[0].tags == definition.parts[0].tags)
        #expect(read.parts[0].types == definition.parts[0].types)
        #expect(read.parts[0].parent == 2)
        #expect(read.parts[0].undefinedClusters == [0xFFF1_FC00])
        #expect(read.parts[0].traits.map(\.shape) == definition.parts[0].traits.map(\.shape))
        #expect(read.parts[0].traits.map(\.values) == definition.parts[0].traits.map(\.values))
    }

    @Test func `equal devices share their shapes after reading`() throws {
        var decoder = DefinitionDecoder(registry: HomeTraits.registry)
        let bytes = try Bench.definition("dimmableLight").encode()
        let first = try decoder.decode(bytes)
        let second = try decoder.decode(bytes)
        for (first, second) in zip(first.parts[0].traits, second.parts[0].traits) {
            #expect(first.shape === second.shape)
        }
    }

    private func spinner(_ attributes: [String], commands: [String] = ["spin"]) -> TraitDefinition {
        TraitDefinition(
            name: "exampleOrganization.spinner", title: "Spinner", namespace: .vendor("exampleOrganization"),
            identifier: "exampleOrganization.spinner",
            attributes: attributes.enumerated().map {
                AttributeDefinition(name: $1, id: UInt32($0), type: .unsigned(bits: 16))
            },
            commands: commands.enumerated().map { CommandDefinition(name: $1, id: UInt32($0)) })
    }

    @Test func `a definition outlives changes of a vendor's trait`() throws {
        let old = spinner(["speed", "angle"])
        let shape = TraitShape(definition: old, features: 0, attributes: [0, 1], commands: [0], events: [])
        let definition = DeviceDefinition(
            id: DeviceID("toy"), name: "Toy",
            parts: [
                PartDefinition(
                    endpoint: 1, types: [DeviceTypeReference(name: "toy", id: 1, isPrimary: true)],
                    traits: [TraitState(shape: shape, values: [5, 90])])
            ])
        let new = spinner(["color", "angle", "speed"], commands: ["stop", "spin"])
        let registry = TraitRegistry(traits: [new], deviceTypes: [])
        let read = try DeviceDefinition.decode(definition.encode(), registry: registry)
        let state = read.parts[0].traits[0]
        #expect(state[attributeNamed: "speed"] == 5)
        #expect(state[attributeNamed: "angle"] == 90)
        #expect(state.shape.position(ofAttributeNamed: "color") == nil)
        #expect(state.shape.commands == [1])
        let without = try DeviceDefinition.decode(
            definition.encode(), registry: TraitRegistry(traits: [], deviceTypes: []))
        #expect(without.parts[0].traits.isEmpty)
    }

    @Test func `bytes that are no definition are an error`() throws {
        let bytes = try Bench.definition("dimmableLight").encode()
        for broken in [[], [1], Array(bytes.dropLast()), [9, 0]] as [[UInt8]] {
            #expect(throws: DefinitionError.self) {
                try DeviceDefinition.decode(broken, registry: HomeTraits.registry)
            }
        }
    }
}
