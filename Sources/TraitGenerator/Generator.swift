import Glibc
import TraitFiles
import TraitRendering

/// The command `trait-generator`: writes `Sources/HomeTraits` from `Sources/TraitGenerator/Definitions`.
///
///     swift run trait-generator             writes what differs and removes what is generated no more
///     swift run trait-generator --check     prints the differences instead; exit code 1 if there are any
enum Generator {
    private static let definitions = "Sources/TraitGenerator/Definitions"
    private static let target = "Sources/HomeTraits"

    /// - Returns: the exit code: 0, 1 for differences, 64 for bad usage, 65 for bad definitions, 74 for files.
    static func run(_ arguments: [String]) -> Int32 {
        guard arguments.isEmpty || arguments == ["--check"] else {
            report("usage: trait-generator [--check]   (from the folder of the package)")
            return 64
        }
        let files: [GeneratedFile]
        do {
            files = TraitLibraryRenderer(try TraitLibrary(folder: definitions)).files()
        } catch {
            report(error.description)
            return 65
        }
        let folder = TargetFolder(path: target)
        do {
            return arguments.isEmpty ? try write(files, folder) : try check(files, folder)
        } catch {
            report(error.description)
            return 74
        }
    }

    private static func write(_ files: [GeneratedFile], _ folder: TargetFolder) throws(FolderError) -> Int32 {
        var written = 0
        for file in files where try folder.text(of: file.path) != file.text {
            try folder.write(file.text, to: file.path)
            written += 1
        }
        let wanted = Set(files.map(\.path))
        for path in try folder.paths() where !wanted.contains(path) {
            try folder.remove(path)
            written += 1
        }
        print("\(files.count) files, \(written) changed")
        return 0
    }

    private static func check(_ files: [GeneratedFile], _ folder: TargetFolder) throws(FolderError) -> Int32 {
        var differs = false
        for file in files {
            let present = try folder.text(of: file.path)
            guard present != file.text else { continue }
            differs = true
            print(LineDifference(path: "\(target)/\(file.path)", present: present ?? "", wanted: file.text).description)
        }
        let wanted = Set(files.map(\.path))
        for path in try folder.paths() where !wanted.contains(path) {
            differs = true
            print("\(target)/\(path): is generated no more")
        }
        return differs ? 1 : 0
    }

    private static func report(_ message: String) {
        let line = Array((message + "\n").utf8)
        _ = Glibc.write(STDERR_FILENO, line, line.count)
    }
}
