import EventLoop
import HomeModel
import JSON

extension GraphRequests {
    func addGroups() {
        answer("group/list", HomeFilter.members + Page.members) { arguments throws(CommandFailure) in
            // The name is the group's, everything else is asked of its members.
            let name = try arguments.optionalText("name")
            var filter = try HomeFilter(arguments, tree, registry)
            filter.name = nil
            let asksMembers = ["room", "type", "trait", "connectivity"].contains(where: arguments.has)
            let groups = graph.groups.filter { group in
                (name.map { group.name.utf8.elementsEqual($0.utf8) } ?? true)
                    && (filter.structure.map { $0 == group.structure } ?? true)
                    && (filter.group.map { $0.id == group.id } ?? true)
                    && (!asksMembers
                        || group.members.contains { graph.placements[$0].map { filter.matches($0, graph) } ?? false })
            }
            return try Page(arguments).answer(groups, id: \.id.rawValue) { summary.group($0) }
        }
        answer("group/get", ["group"]) { arguments throws(CommandFailure) in
            let group = try arguments.required("group", try arguments.group("group", tree))
            return .object(adapter.presenter.everything(of: group, summary.group(group)))
        }
        change("group/create", ["name", "members", "structure"]) { arguments throws(CommandFailure) in
            let (name, isTruncated) = try arguments.name()
            let members = try arguments.placements("members", tree) ?? []
            let structure: StructureID
            if let named = try arguments.structure("structure", tree) {
                structure = named.id
            } else if let first = members.first {
                structure = first.structure
            } else {
                structure = try structureOrOnly(arguments).id
            }
            let empty = DeviceGroup(id: GroupID(newID("group")), structure: structure, name: name, members: [])
            return put(try editor.add(members, to: empty), isTruncated: isTruncated)
        }
        change("group/rename", ["group", "name"]) { arguments throws(CommandFailure) in
            var group = try arguments.required("group", try arguments.group("group", tree))
            let (name, isTruncated) = try arguments.name()
            group.name = name
            return put(group, renames: true, isTruncated: isTruncated)
        }
        change("group/delete", ["group"]) { arguments throws(CommandFailure) in
            let group = try arguments.required("group", try arguments.group("group", tree))
            return Change(writes: [.removeGroup(group.id)]) { ["id": .string(group.id.rawValue)] }
        }
        change("group/add", ["group", "members"]) { arguments throws(CommandFailure) in
            let group = try arguments.required("group", try arguments.group("group", tree))
            return put(try editor.add(try members(arguments), to: group))
        }
        change("group/remove", ["group", "members"]) { arguments throws(CommandFailure) in
            let group = try arguments.required("group", try arguments.group("group", tree))
            return put(editor.remove(try members(arguments), from: group))
        }
    }

    private func members(_ arguments: RequestArguments) throws(CommandFailure) -> [Placement] {
        guard let members = try arguments.placements("members", tree) else {
            throw CommandFailure(
                .invalidArgument, "the member 'members' is missing: a list of devices", field: "members",
                allowed: "list")
        }
        return members
    }

    private func put(_ group: DeviceGroup, renames: Bool = false, isTruncated: Bool = false) -> Change {
        Change(
            writes: [.putGroup(group)], renames: renames,
            answer: { summary.group(graph.group(group.id) ?? group) }, isTruncated: isTruncated)
    }
}
