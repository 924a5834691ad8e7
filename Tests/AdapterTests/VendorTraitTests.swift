import Configuration
import JSON
import TestSupport
import Testing

/// All three namespaces of traits in one home.
@Suite(.requiresMosquitto) struct VendorTraitTests {
    private static let spinner = """
        trait: spinner
        namespace: exampleOrganization
        revision: 2
        features:
          reverse: { bit: 0, code: REV }
        enums:
          DirectionEnum:
            values: { clockwise: 0, counterclockwise: 1 }
        structs:
          SpinStruct:
            rpm: { type: uint16, unit: rpm }
            endedEarly: { type: bool, is: [optional] }
        attributes:
          speed: { type: uint16, unit: rpm, is: [writable, nonvolatile], range: 0..maxSpeed, default: 800 }
          maxSpeed: { type: uint16, unit: rpm, is: [fixed], default: 1600 }
          spinning: { type: bool, default: false, affectedBy: [start, stop] }
          direction: { type: DirectionEnum, is: [writable], default: clockwise, conformance: REV }
          revolutions: { type: uint64, default: 0, affectedBy: [reset] }
          label: { type: string, is: [writable], default: "", length: ..32 }
          key: { type: octets, is: [writable], default: "" }
          lastSpin: { type: SpinStruct, is: [nullable], default: null }
        commands:
          start:
            fields:
              speed: { type: uint16, range: 1..maxSpeed, is: [optional] }
          stop: {}
          reset:
            response: { fields: { revolutions: uint64 } }
            effect: { sets: { revolutions: 0 }, answers: { revolutions: { from: revolutions } } }
          polish: {}
        events:
          jammed: { priority: critical, fields: { rpm: uint16 } }
        set:
          - { attributes: [spinning], value: true, command: start }
          - { attributes: [spinning], value: false, command: stop }
        everyday:
          - { key: spinning, attribute: spinning }
          - { key: spinSpeed, attribute: speed, unit: rpm }
        """
    private static let home = Homes.room(
        """
        { name: Machine, id: machine, type: onOffPlugInUnit, traits: {
                  exampleOrganization.spinner: { revolutions: 18446744073709551615 } } }
        """,
        "{ name: Garage, id: garage, type: closure, traits: { google.openClose: { openPercent: 25 } } }")
    private static let machine = "house/room/machine/onOffPlugInUnit/exampleOrganization.spinner"

    @Test func `a vendor's trait is a trait like any other`() async throws {
        let home = try await HomeUnderTest.start(Self.home, traits: [Self.spinner]) { $0.publish.attributes = true }
        let trait = try await home.document("_adapter/trait/exampleOrganization.spinner")
        #expect(trait["namespace"] == "exampleOrganization")
        #expect(trait["revision"] == 2)
        #expect(trait["everyday"] == ["spinning", "spinSpeed"])
        #expect(trait["events"]?["jammed"]?["fields"]?["rpm"]?["type"] == "uint16")
        #expect(trait["commands"]?["reset"]?["response"]?["revolutions"]?["type"] == "uint64")
        let text = try await home.stored(on: Self.machine).text
        // 64 bits are 64 bits; what the device does not have is not there.
        #expect(text.contains(#""revolutions":18446744073709551615"#), "\(text)")
        #expect(try JSON.parse(text)["direction"] == nil)
        #expect(try JSON.parse(text)["lastSpin"] == .some(.null))
        #expect(try await home.stored(on: "\(Self.machine)/revolutions").text == "18446744073709551615")
        #expect(try await home.stored(on: "\(Self.machine)/label").payload == [0])
        #expect(try await home.document("house/room/machine")["spinSpeed"] == 800)
        let meta = try await home.document("house/room/machine/_meta")
        let shape = meta["parts"]?["onOffPlugInUnit"]?["traits"]?["exampleOrganization.spinner"]
        #expect(shape?["ranges"]?["speed"] == ["min": 0, "max": 1600])
        #expect(shape?["events"] == ["jammed"])
        // Nobody knows what polishing does, so the simulated machine cannot.
        #expect(shape?["commands"] == ["start", "stop", "reset"])
        #expect(trait["commands"]?["polish"] != nil)
        await home.stop()
    }

    @Test func `it takes sets and calls and raises events`() async throws {
        let home = try await HomeUnderTest.start(Self.home, traits: [Self.spinner]) { $0.publish.attributes = true }
        #expect(try await home.set("\(Self.machine)/speed", 1200).isSuccess)
        let fast = try await home.set("\(Self.machine)/speed", 1601)
        #expect(fast.code == "outOfRange" && fast.json["error"]?["allowed"] == ["min": 0, "max": 1600])
        #expect(try await home.set("house/room/machine", ["spinSpeed": 700]).isSuccess)
        #expect(try await home.document(Self.machine)["speed"] == 700)
        // Text is taken bare or quoted, the empty one as one zero byte; blanks in it are the user's.
        for (payload, text) in [
            ("hello", "hello"), ("\"quoted\"", "quoted"), ("12", "12"), ("true", "true"), (" a b", " a b"),
            ("\"\"", ""), ("\0", ""),
        ] {
            let answer = try await home.ask("\(Self.machine)/label/set", payload)
            #expect(answer.isSuccess, "\(payload): \(answer.json.text)")
            #expect(try await home.document(Self.machine)["label"] == .string(text))
        }
        #expect(try await home.ask("\(Self.machine)/label/set", String(repeating: "x", count: 33)).code == "outOfRange")
        #expect(try await home.ask("\(Self.machine)/label/set", "null").code == "invalidArgument")
        for (payload, shown) in [("\"3q0=\"", "3q0="), ("3q0=", "3q0="), ("\"\"", "")] as [(String, JSON)] {
            #expect(try await home.ask("\(Self.machine)/key/set", payload).isSuccess)
            #expect(try await home.document(Self.machine)["key"] == shown)
        }
        #expect(try await home.ask("\(Self.machine)/key/set", "!!").code == "invalidArgument")
        let readOnly = try await home.set("\(Self.machine)/revolutions", 0)
        #expect(readOnly.code == "failedPrecondition" && readOnly.text.contains("reset"))
        #expect(try await home.set("\(Self.machine)/direction", "clockwise").code == "unimplemented")
        // A command does what its effect or the set rules say, and answers.
        #expect(try await home.call("\(Self.machine)/start").isSuccess)
        #expect(try await home.document(Self.machine)["spinning"] == true)
        let reset = try await home.call("\(Self.machine)/reset")
        #expect(
            reset.isSuccess && reset.text.contains(#""response":{"revolutions":18446744073709551615}"#), "\(reset.text)"
        )
        #expect(try await home.document(Self.machine)["revolutions"] == 0)
        #expect(try await home.call("\(Self.machine)/polish").code == "unimplemented")
        try await home.report("machine", "exampleOrganization.spinner", ["lastSpin": ["rpm": 5]])
        #expect(try await home.document(Self.machine)["lastSpin"] == ["rpm": 5])
        try await home.must(
            "embedded/event",
            ["device": "machine", "trait": "exampleOrganization.spinner", "event": "jammed", "fields": ["rpm": 9]])
        #expect(try await home.sees("\(Self.machine)/jammed/event") { _ in true }["rpm"] == 9)
        await home.stop()
    }

    @Test func `a Google trait stands under its namespace`() async throws {
        let home = try await HomeUnderTest.start(Self.home, traits: [Self.spinner])
        let garage = "house/room/garage/closure/google.openClose"
        #expect(try await home.document(garage)["openPercent"] == 25)
        #expect(try await home.document("_adapter/trait/google.openClose")["id"] == "action.devices.traits.OpenClose")
        #expect(try await home.document("house/room/garage")["open"] == 25)
        #expect(try await home.call("\(garage)/openClose", ["openPercent": 80]).isSuccess)
        #expect(try await home.document(garage)["openPercent"] == 80)
        #expect(try await home.set("\(garage)/openPercent", 30).isSuccess)
        #expect(try await home.set("house/room/garage", ["open": 100]).isSuccess)
        #expect(try await home.document("house/room/garage")["open"] == 100)
        #expect(try await home.call("\(garage)/openClose", ["openPercent": 101]).code == "outOfRange")
        await home.stop()
    }
}
