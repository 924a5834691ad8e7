public import HomeModel

/// Which object holds which slug. A slug stays with its holder whatever others do; of two objects whose names give the same
/// slug under one parent, the later one gets `-2`, `-3`…. A holder that moves on leaves a former slug behind, which nobody else
/// gets before it is freed.
public struct SlugTable: Sendable {
    private struct Key: Hashable {
        let scope: String
        let name: [UInt8]
    }

    private var slugs: [Key: String] = [:]
    /// Of present and former slugs.
    private var owners: [Key: String] = [:]

    public init(_ records: [SlugRecord] = []) {
        for record in records { insert(record) }
    }

    private mutating func insert(_ record: SlugRecord) {
        if !record.isFormer { slugs[Key(scope: record.scope, name: Array(record.owner.utf8))] = record.slug }
        owners[Key(scope: record.scope, name: Array(record.slug.utf8))] = record.owner
    }

    public func slug(of owner: String, in scope: String) -> String? {
        slugs[Key(scope: scope, name: Array(owner.utf8))]
    }

    /// Who holds a slug, or held it and has not freed it yet.
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
        while let holder = self.owner(of: candidate, in: scope), !holder.utf8.elementsEqual(owner.utf8) {
            number += 1
            candidate = "\(wish)-\(number)"
        }
        let record = SlugRecord(scope: scope, owner: owner, slug: candidate)
        insert(record)
        return (candidate, record)
    }

    /// The object leaves its slug, which stays taken; the record is what to store. Nil when it holds none.
    public mutating func retire(_ owner: String, in scope: String) -> SlugRecord? {
        guard let slug = slugs.removeValue(forKey: Key(scope: scope, name: Array(owner.utf8))) else { return nil }
        return SlugRecord(scope: scope, owner: owner, slug: slug, isFormer: true)
    }

    /// Frees a former slug. False when its owner holds it again, or it is not its own any more.
    public mutating func free(_ record: SlugRecord) -> Bool {
        let key = Key(scope: record.scope, name: Array(record.slug.utf8))
        guard let owner = owners[key], owner.utf8.elementsEqual(record.owner.utf8) else { return false }
        if let held = slug(of: owner, in: record.scope), held.utf8.elementsEqual(record.slug.utf8) { return false }
        owners[key] = nil
        return true
    }

    /// Frees all slugs of a scope that is no more; returns those that were held. Looks at every slug that there is.
    public mutating func freeAll(in scope: String) -> [SlugRecord] {
        let held = slugs.keys.filter { $0.scope == scope }.map { String(decoding: $0.name, as: UTF8.self) }
        return held.compactMap { retire($0, in: scope) }.filter { free($0) }
    }
}
