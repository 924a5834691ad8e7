import EventLoop
import HomeModel
import JSON

/// The requests about the home graph: `structure/*`, `room/*`, `device/*` and `group/*`.
@LoopActor
struct GraphRequests {
    unowned let adapter: Adapter
    let registry: TraitRegistry

    var graph: HomeGraph { adapter.graph }
    var tree: TopicTree { adapter.tree }
    var editor: GraphEditor { GraphEditor(graph) }
    var summary: ObjectSummary { ObjectSummary(tree: tree) }

    func add() {
        addStructures()
        addRooms()
        addDevices()
        addGroups()
    }

    /// Answers at once.
    func answer(
        _ name: String, _ members: [String],
        _ answer: @escaping @LoopActor (RequestArguments) throws(CommandFailure) -> JSON
    ) {
        adapter.requests.add(name, members: members, answer: answer)
    }

    /// A change, and how to tell its outcome.
    struct Change {
        var writes: [GraphWrite]
        var renames = false
        /// Made when the change is done.
        var answer: @LoopActor () -> JSONObject
        var isTruncated = false
    }

    /// Answers when the change is at the broker.
    func change(
        _ name: String, _ members: [String],
        _ plan: @escaping @LoopActor (RequestArguments) throws(CommandFailure) -> Change
    ) {
        adapter.requests.add(name, members: members) { [unowned adapter] arguments, completion in
            do throws(CommandFailure) {
                let change = try plan(arguments)
                try adapter.edit(change.writes, renames: change.renames) {
                    var answer = change.answer()
                    if change.isTruncated { answer.append("truncated", true) }
                    completion(.success(.object(answer)))
                }
            } catch {
                completion(.failure(error))
            }
        }
    }

    /// An id that no object has; objects of all kinds share one space of ids.
    func newID(_ kind: String) -> String {
        while true {
            let digits = String(UInt32.random(in: 0...UInt32.max), radix: 16)
            let id = "\(kind)-\(String(repeating: "0", count: 8 - digits.utf8.count))\(digits)"
            let isTaken =
                graph.structure(StructureID(id)) != nil || graph.room(RoomID(id)) != nil
                || graph.group(GroupID(id)) != nil || graph.placements[DeviceID(id)] != nil
            if !isTaken { return id }
        }
    }

    /// The structure that is named, or the only one.
    func structureOrOnly(_ arguments: RequestArguments) throws(CommandFailure) -> Structure {
        if let structure = try arguments.structure("structure", tree) { return structure }
        guard graph.structures.count == 1, let only = graph.structures.first else {
            throw CommandFailure(
                .invalidArgument, "the member 'structure' is missing: there is more than one structure, or none",
                field: "structure", allowed: .array(graph.structures.map { .string(tree.topic(of: $0)) }))
        }
        return only
    }
}
