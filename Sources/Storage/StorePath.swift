import Glibc

/// Checks where a store is to lie before SQLite is asked, whose errors do not tell these cases apart.
enum StorePath {
    /// The path without symbolic links, so that two ways to one store meet at one lock.
    static func resolve(_ path: String, creating: Bool) throws(StoreError) -> String {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw StoreError(.missing, path: path, "is no path; store.path must name a file")
        }
        if let resolved = real(path) {
            var status = stat()
            if stat(resolved, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
                throw StoreError(
                    .notAStore, path: path, "is not a file; store.path must name a file, not a directory or device")
            }
            return resolved
        }
        switch errno {
        case ENOENT: break
        case ENOTDIR:
            throw StoreError(.missing, path: path, "a part of this path is a file, not a directory; correct store.path")
        default:
            throw StoreError(
                .notReadable, path: path, "cannot be reached (\(reason(errno))); correct store.path or its permissions")
        }
        let (directory, name) = split(path)
        guard let parent = real(directory) else {
            throw StoreError(
                .missing, path: directory,
                "this directory for the store does not exist; create it or set store.path to another place")
        }
        guard creating else {
            throw StoreError(
                .missing, path: path, "does not exist; start the adapter once, or set store.path to where its store is")
        }
        return parent == "/" ? "/" + name : parent + "/" + name
    }

    /// Creates the file if it is not there, readable by its owner only: states may hold pin codes. SQLite gives its other
    /// files the same permissions.
    static func create(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StoreError(
                .notWritable, path: path,
                "cannot be written (\(reason(errno))); give this user write permission, or set store.path to another place"
            )
        }
        close(descriptor)
    }

    private static func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func split(_ path: String) -> (directory: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let directory = path[..<slash]
        return (directory.isEmpty ? "/" : String(directory), String(path[path.index(after: slash)...]))
    }
}
