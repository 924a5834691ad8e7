import EmbeddedHome
import HomeFiles
import HomeModel
import HomeTraits
import Testing

/// Shorthand for tests: the generated traits, and files that live in memory.
enum Sample {
    static let registry = HomeTraits.registry
    static let tags = HomeTraits.semanticTags

    static func parse(_ text: String, files: [String: String] = [:]) throws(HomeFileError) -> HomeFile {
        try HomeFile.parse(
            Array(text.utf8), file: "homes/home.yaml", registry: registry, tags: tags,
            readFile: { path in
                guard let text = files[path] else { throw BoundedFile.Failure.missing }
                return Array(text.utf8)
            })
    }

    /// The problems of a file that must not be taken.
    static func problems(_ text: String, files: [String: String] = [:]) -> [String] {
        do throws(HomeFileError) {
            _ = try parse(text, files: files)
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    /// A home with one device, whose entry is given.
    static func device(_ entry: String, files: [String: String] = [:]) throws -> DeviceDefinition {
        let home = try parse(around(entry), files: files)
        return try #require(home.definitions.first)
    }

    /// A home file around the entry of a device, which begins in line 5, column 7.
    static func around(_ entry: String) -> String {
        "structures:\n  - name: House\n    rooms:\n  " + "    - { name: Room, devices: [\n      \(entry)\n      ] }\n"
    }

    static func source(_ relative: String) -> String {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return "/\(root)/\(relative)"
    }

    static func file(_ relative: String) throws -> [UInt8] { try BoundedFile.read(source(relative)) }

    /// The bytes of every definition, for comparisons.
    static func encoded(_ home: HomeFile) -> [[UInt8]] { home.definitions.map { $0.encode() } }
}

extension BoundedFile.Failure {
    static var missing: any Error { Missing() }

    private struct Missing: Error, CustomStringConvertible {
        var description: String { "No such file" }
    }
}

extension DeviceDefinition {
    func trait(_ name: String, at endpoint: EndpointID = 1) -> TraitState? {
        parts.first { $0.endpoint == endpoint }?.traits.first { $0.shape.definition.name == name }
    }
}
