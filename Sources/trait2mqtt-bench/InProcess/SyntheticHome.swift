import EventLoop
import HomeModel
import HomeTraits

/// A backend with dimmable lights whose levels change whenever it is told to: the fastest home there is.
@LoopActor
final class SyntheticHome: HomeBackend {
    let name = "bench"
    let transport = Transport.embedded
    /// Retained topics that a change touches: the trait and the everyday view.
    nonisolated static let messagesPerChange = 2

    private let count: Int
    private var report: (@LoopActor (HomeEvent) -> Void)?
    private var changes = 0
    private let ids: [DeviceID]

    init(devices count: Int) {
        self.count = count
        ids = (0..<count).map { DeviceID("light-\($0)") }
    }

    /// Where the lights stand, to be stored before the adapter reads it.
    nonisolated static func graph(devices count: Int) -> [GraphWrite] {
        let structure = Structure(id: StructureID("bench"), name: "Bench")
        var writes = [GraphWrite.putStructure(structure)]
        for index in 0..<count {
            let room = RoomID("room-\(index / 10)")
            if index.isMultiple(of: 10) {
                writes.append(.putRoom(Room(id: room, structure: structure.id, name: "Room \(index / 10 + 1)")))
            }
            writes.append(
                .putPlacement(
                    Placement(
                        device: DeviceID("light-\(index)"), backend: "bench", name: "Ceiling light \(index % 10 + 1)",
                        structure: structure.id, room: room)))
        }
        return writes
    }

    func start(_ report: @escaping @LoopActor (HomeEvent) -> Void) {
        self.report = report
        let traits = Self.traits
        let descriptions = ids.map { id in
            DeviceDescription(
                id: id, suggestedName: "Light",
                parts: [
                    PartDescription(
                        endpoint: 1, types: [DeviceTypeReference(name: "dimmableLight", id: 0x0101, isPrimary: true)],
                        traits: traits)
                ], connectivity: [ConnectivityReport(connectivity: SourceConnectivity())])
        }
        report(.snapshot(descriptions))
        report(.status(.connected))
    }

    private static var traits: [TraitState] {
        var onOff = state(
            of: OnOff.definition, features: 1,
            [
                OnOff.onOff.index, OnOff.globalSceneControl.index, OnOff.onTime.index, OnOff.offWaitTime.index,
                OnOff.startUpOnOff.index,
            ])
        onOff[OnOff.onOff] = true
        onOff[OnOff.globalSceneControl] = true
        onOff[OnOff.onTime] = 0
        onOff[OnOff.offWaitTime] = 0
        onOff[attribute: OnOff.startUpOnOff.index] = .null
        var level = state(
            of: LevelControl.definition, features: 3,
            [
                LevelControl.currentLevel.index, LevelControl.remainingTime.index, LevelControl.minLevel.index,
                LevelControl.maxLevel.index, LevelControl.options.index, LevelControl.onLevel.index,
                LevelControl.startUpCurrentLevel.index,
            ])
        level[LevelControl.currentLevel] = 20
        level[LevelControl.remainingTime] = 0
        level[LevelControl.minLevel] = 1
        level[LevelControl.maxLevel] = 254
        level[LevelControl.options] = []
        level[attribute: LevelControl.onLevel.index] = .null
        level[attribute: LevelControl.startUpCurrentLevel.index] = .null
        return [onOff, level]
    }

    private static func state(of trait: TraitDefinition, features: UInt32, _ attributes: [Int]) -> TraitState {
        TraitState(
            shape: TraitShape(
                definition: trait, features: features, attributes: attributes, commands: Array(trait.commands.indices),
                events: []))
    }

    /// The next light reports another level. Levels of one light differ by so much that the percentage differs, too.
    func change() {
        let (round, index) = changes.quotientAndRemainder(dividingBy: count)
        changes += 1
        let level = UInt8(20 + (round + 1) * 37 % 200)
        report?(
            .attributes(
                AttributeReport(
                    device: ids[index], endpoint: 1, trait: LevelControl.definition,
                    entries: [.init(attribute: LevelControl.currentLevel.index, value: Value(level))])))
    }

    func perform(_ action: DeviceAction, completion: @escaping @LoopActor (ActionOutcome) -> Void) {
        completion(.failure(CommandFailure(.unimplemented, "the lights of the benchmark take no commands")))
    }

    func remove(_ device: DeviceID, completion: @escaping @LoopActor (Result<Void, CommandFailure>) -> Void) {
        completion(.failure(CommandFailure(.unimplemented, "the devices of a measurement stay")))
    }

    func stop() { report = nil }
}
