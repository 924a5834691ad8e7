public import HomeModel

/// Which object holds which slug. A slug stays with its holder whatever others do; of two objects whose names give the same
/// slug under one parent, the later one gets `-2`, `-3`….
public struct SlugTable: Sendable {
    private struct Key: Hashable {
        let scope: String
        let name: [UInt8]
    }

    private var slugs: [Key: String] = [:]
    private var owners: [Key: String] = [:]

    public init(_ records: [SlugRecord] = []) {
        for record in records { insert(record) }
    }

    private mutating func insert(_ record: SlugRecord) {
        slugs[Key(scope: record.scope, name: Array(record.owner.utf8))] = record.slug
        owners[Key(scope: record.scope, name: Array(record.slug.utf8))] = record.owner
    }

    public func slug(of owner: String, in scope: String) -> String? {
        slugs[Key(scope: scope, name: Array(owner.utf8))]
    }

    public func owner(of slug: String, in scope: String) -> String? {
        owners[Key(scope: scope, name: Array(slug.utf8))]
    }

    /// The slug that the object holds, or a free one close to `wish`, which it holds from now on; `record` is what to store then.
    public mutating func claim(_ wish: String, for owner: String, in scope: String) -> (
        slug: String, record: SlugRecord?
    ) {
        if let held = slug(of: owner, in: scope) { return (held, nil) }
        var candidate = wish
        var number = 1
        while self.owner(of: candidate, in: scope) != nil {
            number += 1
            candidate = "\(wish)-\(number)"
        }
        let record = SlugRecord(scope: scope, owner: owner, slug: candidate)
        insert(record)
        return (candidate, record)
    }

    /// Frees the slug of an object that left the scope.
    public mutating func release(_ owner: String, in scope: String) -> SlugRecord? {
        guard let slug = slugs.removeValue(forKey: Key(scope: scope, name: Array(owner.utf8))) else { return nil }
        owners[Key(scope: scope, name: Array(slug.utf8))] = nil
        return SlugRecord(scope: scope, owner: owner, slug: slug)
    }

    /// Frees all slugs of a scope that is no more. Looks at every slug that there is.
    public mutating func releaseAll(in scope: String) -> [SlugRecord] {
        let held = slugs.keys.filter { $0.scope == scope }.map { String(decoding: $0.name, as: UTF8.self) }
        return held.compactMap { release($0, in: scope) }
    }
}
