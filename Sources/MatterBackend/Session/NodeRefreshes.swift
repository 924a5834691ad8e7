/// Which nodes are being asked for again, each once at a time.
struct NodeRefreshes {
    private struct Refresh {
        var isAsked = false
        var mustRepeat = false
        /// What it is asked for again because of.
        var paths: Set<NodePath> = []
    }

    private var refreshes: [UInt64: Refresh] = [:]
    private static let pathLimit = 1024

    /// Whether the node has to be asked for; it is already, or will be, if not.
    mutating func begin(_ node: UInt64, because path: NodePath?) -> Bool {
        let isNew = refreshes[node] == nil
        var refresh = refreshes[node] ?? Refresh()
        if let path, refresh.paths.count < Self.pathLimit { refresh.paths.insert(path) }
        // The answer may have been made before this change.
        if refresh.isAsked { refresh.mustRepeat = true }
        refreshes[node] = refresh
        return isNew
    }

    /// The node is asked for now; the paths that made it necessary. Nil when it need not be.
    mutating func ask(_ node: UInt64) -> Set<NodePath>? {
        guard var refresh = refreshes[node] else { return nil }
        defer { refreshes[node] = refresh }
        refresh.isAsked = true
        refresh.mustRepeat = false
        defer { refresh.paths = [] }
        return refresh.paths
    }

    /// Whether it has to be asked for once more.
    mutating func end(_ node: UInt64) -> Bool {
        guard var refresh = refreshes[node], refresh.mustRepeat else {
            refreshes[node] = nil
            return false
        }
        refresh.isAsked = false
        refreshes[node] = refresh
        return true
    }
}
