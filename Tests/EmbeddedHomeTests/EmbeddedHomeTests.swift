import EventLoop
import HomeModel
import HomeTraits
import TestSupport
import Testing

@testable import EmbeddedHome

@LoopActor
@Suite struct `A simulated home is a backend` {
    private func moveToLevel(_ level: UInt8, _ tenths: UInt16) -> LevelControl.MoveToLevelWithOnOff {
        LevelControl.MoveToLevelWithOnOff(level: level, transitionTime: tenths, optionsMask: [], optionsOverride: [])
    }

    @Test func `it begins with a snapshot and stays quiet`() throws {
        let home = try TestHome(TestHome.lamps(3))
        home.start()
        #expect(home.snapshot.map(\.id.rawValue) == ["lamp-0", "lamp-1", "lamp-2"])
        #expect(home.snapshot[0].connectivity == [ConnectivityReport(connectivity: SourceConnectivity())])
        home.forget()
        home.clock.pass(86_400_000)
        #expect(home.events.isEmpty)
        #expect(home.store.transactions == 0)
    }

    @Test func `an action is stored, then reported, then answered`() throws {
        let home = try TestHome(TestHome.lamps(1))
        home.start()
        let answer = home.invoke(OnOff.On())
        #expect(answer.outcomes.count == 1)
        #expect(home.log == ["report onOff", "success"])
        #expect(home.store.transactions == 1)
        #expect(home.store.states["lamp-0/1/onOff"] != nil)
    }

    @Test func `what changes nothing is neither stored nor reported`() throws {
        let home = try TestHome(TestHome.lamps(1))
        home.start()
        _ = home.invoke(OnOff.Off())
        #expect(home.log == ["success"])
        #expect(home.store.transactions == 0)
    }

    @Test func `what cannot be stored is not acknowledged, and stored with the next`() throws {
        let home = try TestHome(TestHome.lamps(1))
        home.start()
        home.store.isFull = true
        #expect(home.invoke(OnOff.On()).outcome?.failure?.code == .internal)
        home.store.isFull = false
        _ = home.invoke(LevelControl.MoveToLevel(level: 9, transitionTime: 0, optionsMask: [], optionsOverride: []))
        let again = try TestHome(TestHome.lamps(1), store: home.store)
        again.start()
        #expect(again.snapshot[0].value(OnOff.onOff) == true)
    }

    @Test func `a device that is not there is not found`() throws {
        let home = try TestHome(TestHome.lamps(1))
        home.start()
        #expect(home.invoke(OnOff.On(), on: "nobody").outcome?.failure?.code == .notFound)
    }

    @Test func `a restart finds everything as it was`() throws {
        let types = HomeTraits.registry.deviceTypes.filter { !$0.isUtility }
        let definitions = try types.map { try Bench.definition($0.name, id: $0.name) }
        let home = try TestHome(definitions)
        home.start()
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<2_000 {
            let definition = try #require(definitions.randomElement(using: &generator))
            guard let action = RandomActions.action(on: definition, using: &generator) else { continue }
            home.home.perform(action) { _ in }
        }
        // Whatever moves arrives, and no start-up attribute is set.
        home.clock.pass(100_000_000)
        home.forget()
        home.start()
        let again = try TestHome(
            definitions.map { try DeviceDefinition.decode($0.encode(), registry: HomeTraits.registry) },
            store: home.store)
        again.start()
        #expect(again.snapshot.count == home.snapshot.count)
        for (before, after) in zip(home.snapshot, again.snapshot) {
            for (before, after) in zip(before.parts, after.parts) {
                for (before, after) in zip(before.traits, after.traits) {
                    #expect(before.values == after.values, "\(before.shape.definition.name)")
                }
            }
        }
    }

    @Test func `what first values say is under way goes on in a new home`() throws {
        let washer = try Bench.definition(
            "laundryWasher", [FirstValues(OperationalState.self, [("operationalState", 1)])], id: "lamp-0")
        let home = try TestHome([washer])
        home.start()
        home.clock.pass(3_600_000)
        #expect(home.reported(OperationalState.operationalState) == [.stopped])
        #expect(home.raised.count == 1)
    }

    @Test func `time moves what was set in motion, and each step is told once a second`() throws {
        let home = try TestHome(TestHome.lamps(2))
        home.start()
        _ = home.invoke(moveToLevel(54, 40))
        _ = home.invoke(moveToLevel(154, 20), on: "lamp-1")
        home.clock.pass(60_000)
        #expect(home.reported(LevelControl.currentLevel) == [204, 154, 104, 54])
        #expect(home.reported(LevelControl.currentLevel, of: "lamp-1") == [204, 154])
        #expect(home.clock.alarm == nil)
    }

    @Test func `a movement is stored at its beginning and its end only`() throws {
        let home = try TestHome(TestHome.lamps(1))
        home.start()
        _ = home.invoke(moveToLevel(54, 600))
        #expect(home.store.transactions == 1)
        home.clock.pass(50_000)
        #expect(home.store.transactions == 1)
        home.clock.pass(10_000)
        #expect(home.store.transactions == 2)
    }

    @Test func `a crash in the middle of a movement finds it ended`() throws {
        let home = try TestHome(TestHome.lamps(1))
        home.start()
        _ = home.invoke(moveToLevel(54, 600))
        home.clock.pass(20_000)
        let again = try TestHome(TestHome.lamps(1), store: home.store)
        again.start()
        #expect(again.snapshot[0].value(LevelControl.currentLevel) == 54)
        #expect(again.clock.alarm == nil)
    }

    @Test func `many devices that wake at once are served in turns, and all are`() throws {
        let home = try TestHome(TestHome.lamps(1_500))
        home.start()
        for index in 0..<1_500 { _ = home.invoke(moveToLevel(54, 10), on: "lamp-\(index)") }
        home.clock.pass(1_000)
        for index in [0, 700, 1_499] {
            #expect(home.reported(LevelControl.currentLevel, of: "lamp-\(index)") == [54])
        }
    }

    @Test func `event numbers never come again, not even after a crash`() throws {
        let home = try TestHome([try Bench.definition("doorLock", id: "lock")])
        home.start()
        for _ in 0..<300 { _ = home.invoke(DoorLock.LockDoor(), on: "lock") }
        let numbers = home.raised.map(\.number)
        #expect(numbers == Array(1...300))
        let again = try TestHome([try Bench.definition("doorLock", id: "lock")], store: home.store)
        again.start()
        _ = again.invoke(DoorLock.LockDoor(), on: "lock")
        #expect((again.raised.first?.number ?? 0) > 300)
        #expect(again.raised.first?.time == again.clock.now.date)
    }

    @Test func `a number that could not be stored is stored with the next`() throws {
        let home = try TestHome([try Bench.definition("doorLock", id: "lock")])
        home.start()
        home.store.isFull = true
        _ = home.invoke(DoorLock.LockDoor(), on: "lock")
        home.store.isFull = false
        _ = home.invoke(DoorLock.LockDoor(), on: "lock")
        let again = try TestHome([try Bench.definition("doorLock", id: "lock")], store: home.store)
        again.start()
        _ = again.invoke(DoorLock.LockDoor(), on: "lock")
        #expect((again.raised.first?.number ?? 0) > 2)
    }

    @Test func `stored bytes that are damaged cost that trait its state, nothing else`() throws {
        let home = try TestHome(TestHome.lamps(2))
        home.start()
        for lamp in ["lamp-0", "lamp-1"] {
            _ = home.invoke(OnOff.On(), on: lamp)
            _ = home.invoke(moveToLevel(9, 0), on: lamp)
        }
        try home.store.putStates(
            [StoredState(device: DeviceID("lamp-0"), endpoint: 1, trait: "onOff", state: [1, 200, 3])], backend: "house"
        )
        let again = try TestHome(TestHome.lamps(2), store: home.store)
        again.start()
        #expect(again.snapshot[0].value(OnOff.onOff) == false)
        #expect(again.snapshot[0].value(LevelControl.currentLevel) == 9)
        #expect(again.snapshot[1].value(OnOff.onOff) == true)
    }

    @Test func `what is done together is stored at once, and answered after it was reported`() throws {
        let home = try TestHome(TestHome.lamps(3))
        home.start()
        home.forget()
        var order: [String] = []
        home.home.together {
            for number in 0..<3 {
                let command = DeviceCommand(device: DeviceID("lamp-\(number)"), endpoint: 1, OnOff.Toggle())
                home.home.perform(.invoke(command)) { outcome in
                    order.append("\(number) \(outcome.isSuccess) after \(home.events.count)")
                }
            }
            #expect(home.events.isEmpty && order.isEmpty)
        }
        #expect(order.count == 3 && order.allSatisfy { $0.contains("true") && !$0.hasSuffix(" 0") })
        #expect(home.store.transactions == 1)
    }

    @Test func `what is done together and cannot be stored is answered so`() throws {
        let home = try TestHome(TestHome.lamps(2))
        home.start()
        home.store.isFull = true
        var codes: [ErrorCode?] = []
        home.home.together {
            for number in 0..<2 {
                let command = DeviceCommand(device: DeviceID("lamp-\(number)"), endpoint: 1, OnOff.Toggle())
                home.home.perform(.invoke(command)) { codes.append($0.failure?.code) }
            }
        }
        #expect(codes == [.internal, .internal])
    }

    @Test func `devices come and go`() throws {
        let home = try TestHome(TestHome.lamps(1))
        home.start()
        try home.home.add(try Bench.definition("doorLock", id: "lock"))
        #expect(home.store.devices.map(\.device.rawValue) == ["lock"])
        #expect(home.invoke(DoorLock.UnlockDoor(), on: "lock").outcome?.isSuccess == true)
        home.forget()
        var outcomes: [Bool] = []
        func note(_ outcome: Result<Void, CommandFailure>) {
            if case .success = outcome { outcomes.append(true) } else { outcomes.append(false) }
        }
        home.home.remove(DeviceID("lock"), completion: note)
        guard case .removed(let device) = home.events.first else {
            Issue.record("no word of the removal")
            return
        }
        #expect(device == DeviceID("lock"))
        #expect(home.store.devices.isEmpty)
        #expect(!home.store.states.keys.contains { $0.hasPrefix("lock/") })
        #expect(home.invoke(DoorLock.LockDoor(), on: "lock").outcome?.failure?.code == .notFound)
        home.home.remove(DeviceID("lock"), completion: note)
        #expect(outcomes == [true, false])
        #expect(home.home.devices == [DeviceID("lamp-0")])
    }

    @Test func `after stop nothing is reported and nothing answered`() throws {
        let home = try TestHome(TestHome.lamps(1))
        home.start()
        _ = home.invoke(moveToLevel(54, 600))
        home.home.stop()
        home.forget()
        home.clock.pass(60_000)
        #expect(home.events.isEmpty)
        #expect(home.invoke(OnOff.On()).outcome?.isSuccess == false)
    }
}
