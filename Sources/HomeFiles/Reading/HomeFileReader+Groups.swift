import HomeModel
import YAML

/// Groups: members by name, by path (`room/device`, names or slugs) or by id.
extension HomeFileReader {
    /// The most devices of a group (Home APIs, "Device groups").
    static let memberLimit = 100

    mutating func groups(_ entry: (structure: Structure, groups: [(YAMLNode, String)])) {
        guard !entry.groups.isEmpty else { return }
        let index = MemberIndex(entry.structure, in: home, slugs: slugs)
        for (node, path) in entry.groups { group(node, at: path, in: entry.structure, index) }
    }

    private mutating func group(_ node: YAMLNode, at path: String, in structure: Structure, _ index: MemberIndex) {
        guard let fields = Fields(node, at: path, allowed: ["name", "id", "members"], problems),
            let name = name(fields), let id = id(fields, "group", [structure.name, name])
        else { return }
        let list = elements(fields["members"], at: fields.path(to: "members"))
        if list.count > Self.memberLimit, let members = fields["members"] {
            problems.add(
                "a group has at most \(Self.memberLimit) devices", at: members, path: fields.path(to: "members"))
        }
        var members: [DeviceID] = []
        for (node, path) in list {
            guard let text = problems.attempt({ () throws(YAMLError) in try node.string(at: path) }),
                let member = member(text, node, at: path, index, structure)
            else { continue }
            if members.contains(member) {
                problems.add("the device is in the group already", at: node, path: path)
            } else {
                members.append(member)
            }
        }
        home.groups.append(DeviceGroup(id: GroupID(id), structure: structure.id, name: name, members: members))
    }

    private func member(
        _ text: String, _ node: YAMLNode, at path: String, _ index: MemberIndex, _ structure: Structure
    ) -> DeviceID? {
        let found = index[text]
        if found.count == 1 { return found.first?.id }
        if found.count > 1 {
            let choices = found.prefix(5).map { "\(index.path(to: $0)) (id \($0.id))" }.joined(separator: ", ")
            problems.add(
                "\(found.count) devices fit \"\(text)\"; give a path like room/device, or an id: \(choices)", at: node,
                path: path)
            return nil
        }
        if home.devices.contains(where: { $0.name == text || $0.id.rawValue == text }) {
            problems.add(
                "the device \"\(text)\" is in another structure; a group holds devices of its own", at: node, path: path
            )
            return nil
        }
        let hint = Spelling.nearest(to: text, in: index.names).map { " (did you mean \"\($0)\"?)" } ?? ""
        problems.add(
            "there is no device \"\(ObjectName.cut(text).name)\" in \(structure.name)\(hint)", at: node, path: path)
        return nil
    }
}
