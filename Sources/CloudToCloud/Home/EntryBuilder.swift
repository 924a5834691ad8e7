import HomeModel
import JSON

/// Makes Google's devices of one of ours: a single one, or one for each part where parts have the same traits, since two OnOffs
/// cannot be one device.
struct EntryBuilder {
    private let device: Device
    private let members: [Member]

    private struct Member {
        let part: CloudPart
        let traits: [any CloudTrait]

        /// Only powers others (Matter's "Power Source").
        var serves: Bool { part.has(type: 0x0011) && part.part.types.count == 1 }
    }

    /// Traits that say the same of every part, or of which the first does for all.
    private static let shared: Set<GoogleTrait> = [.locator, .energyStorage, .statusReport]

    init(_ device: Device) {
        self.device = device
        members = device.parts.map { part in
            let view = CloudPart(device: device, part: part)
            return Member(part: view, traits: CloudTraits.of(view))
        }
    }

    var entries: [CloudEntry] {
        let main = members.filter { !$0.serves }
        if let traits = Self.merge(members.map(\.traits)) {
            return entry(id: device.id.rawValue, name: device.placement.name, main.map(\.part), traits).map { [$0] }
                ?? []
        }
        let leaders = main.filter { member in
            GoogleDeviceType.choose(for: [member.part], traits: Set(member.traits.map(\.name))) != nil
        }
        var left = members.filter { member in !leaders.contains { $0.part.endpoint == member.part.endpoint } }
        return leaders.enumerated().compactMap { index, leader in
            var traits = leader.traits
            // What cannot be a device of its own goes with the first that has room for it, a battery with all.
            left.removeAll { member in
                guard let more = Self.merge([traits, member.traits]) else { return false }
                traits = more
                return !member.serves
            }
            let id = FlatID.make(device.id, leader.part.endpoint).rawValue
            return entry(id: id, name: name(of: leader, among: leaders), [leader.part], traits)
        }
    }

    private func entry(
        id: String, name: String, _ parts: [CloudPart], _ traits: [any CloudTrait]
    ) -> CloudEntry? {
        guard let type = GoogleDeviceType.choose(for: parts, traits: Set(traits.map(\.name))) else { return nil }
        return CloudEntry(id: id, device: device, name: name, type: type, parts: parts, traits: traits)
    }

    /// Nil when the same trait, or two traits with the same name of an attribute, would have to be there twice.
    private static func merge(_ lists: [[any CloudTrait]]) -> [any CloudTrait]? {
        var merged: [any CloudTrait] = []
        var attributes: Set<String> = []
        for trait in lists.joined() {
            guard !merged.contains(where: { $0.name == trait.name }) else {
                guard shared.contains(trait.name) else { return nil }
                continue
            }
            let names = trait.attributes.keys
            guard attributes.isDisjoint(with: names) else { return nil }
            attributes.formUnion(names)
            merged.append(trait)
        }
        return merged
    }

    /// The name that the product gives to the part, where it is clear, else its number, behind the device's name.
    private func name(of member: Member, among members: [Member]) -> String {
        let labels = members.map { Self.label(of: $0.part) }
        let label = Self.label(of: member.part)
        let isClear = label != nil && labels.count { $0 == label } == 1
        return ObjectName.distinguished(
            device.placement.name, by: isClear ? label ?? "" : String(member.part.endpoint))
    }

    /// What the product itself calls the part: by a label, else by the words of a tag.
    private static func label(of part: CloudPart) -> String? {
        let tags = part.part.tags
        return tags.lazy.compactMap(\.label).first { !ObjectName.isBlank($0) }
            ?? tags.first { !$0.tag.isEmpty && UInt64($0.tag) == nil }.map { Spelling.spaced($0.tag) }
    }

    /// Why there is no entry, for people.
    var omission: String {
        let names = Set(members.flatMap { $0.traits.map(\.name.rawValue) }).sorted()
        guard !names.isEmpty else { return "it has nothing that Google knows" }
        return "no type of Google's goes with its traits alone: \(names.joined(separator: ", "))"
    }
}
