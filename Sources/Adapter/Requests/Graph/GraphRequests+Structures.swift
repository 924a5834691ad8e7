import EventLoop
import HomeModel
import JSON

extension GraphRequests {
    func addStructures() {
        answer("structure/list", ["name"] + Page.members) { arguments throws(CommandFailure) in
            let name = try arguments.optionalText("name")
            let structures = graph.structures.filter { structure in
                name.map { structure.name.utf8.elementsEqual($0.utf8) } ?? true
            }
            return try Page(arguments).answer(structures, id: \.id.rawValue) { summary.structure($0) }
        }
        change("structure/create", ["name"]) { arguments throws(CommandFailure) in
            let (name, isTruncated) = try arguments.name()
            return put(Structure(id: StructureID(newID("structure")), name: name), isTruncated)
        }
        change("structure/rename", ["structure", "name"]) { arguments throws(CommandFailure) in
            var structure = try arguments.required("structure", try arguments.structure("structure", tree))
            let (name, isTruncated) = try arguments.name()
            structure.name = name
            return put(structure, isTruncated)
        }
        change("structure/delete", ["structure"]) { arguments throws(CommandFailure) in
            let structure = try arguments.required("structure", try arguments.structure("structure", tree))
            return Change(writes: try editor.delete(structure)) { ["id": .string(structure.id.rawValue)] }
        }
    }

    private func put(_ structure: Structure, _ isTruncated: Bool) -> Change {
        Change(
            writes: [.putStructure(structure)], renames: true, answer: { summary.structure(structure) },
            isTruncated: isTruncated)
    }
}
