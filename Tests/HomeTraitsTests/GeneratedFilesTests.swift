import Glibc
import Testing
import TraitFiles
import TraitRendering

@Suite struct `The generated files` {
    private func text(_ path: String) -> String? {
        (try? DefinitionText.read(PackageFolder.path("Sources/HomeTraits/\(path)"))).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private func files() throws -> [GeneratedFile] {
        let folder = PackageFolder.path("Sources/TraitGenerator/Definitions")
        return TraitLibraryRenderer(try TraitLibrary(folder: folder)).files()
    }

    @Test func `equal what the definitions give, byte for byte`() throws {
        for file in try files() {
            let present = text(file.path)
            guard present != file.text else { continue }
            let old = (present ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            let new = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = zip(old, new).prefix { $0 == $1 }.count
            Issue.record(
                """
                \(file.path):\(line + 1) differs; run Scripts/generate
                - \(line < old.count ? old[line] : "")
                + \(line < new.count ? new[line] : "")
                """)
        }
    }

    @Test func `are all of the target`() throws {
        let paths = Set(try files().map(\.path))
        for folder in Set(paths.compactMap { $0.contains("/") ? String($0.prefix { $0 != "/" }) : nil }) {
            let directory = try #require(opendir(PackageFolder.path("Sources/HomeTraits/\(folder)")))
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name.hasPrefix(".") { continue }
                #expect(paths.contains("\(folder)/\(name)"))
            }
        }
    }

    @Test func `come out the same each time, without a path of this machine`() throws {
        let first = try files()
        #expect(try files() == first)
        #expect(first.allSatisfy { $0.text.hasPrefix("// Generated, do not edit: `swift run trait-generator`") })
        #expect(!first.contains { $0.text.contains(PackageFolder.path("")) })
    }
}
