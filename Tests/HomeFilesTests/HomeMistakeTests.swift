import HomeFiles
import Testing

@Suite("Mistakes in a home file are told with their place and what is right")
struct HomeMistakeTests {
    @Test(arguments: [
        (
            "{ name: L, type: dimableLight }",
            "5:24: structures[0].rooms[0].devices[0].type: there is no device type \"dimableLight\" (did you mean \"dimmableLight\"?)"
        ),
        (
            "{ name: L, typ: onOffLight }",
            "5:18: structures[0].rooms[0].devices[0]: unknown key \"typ\" (did you mean \"type\"?); allowed: name, id, type, parts, node, backend, identity, traits, lively, bridge"
        ),
        (
            "{ name: L, type: onOffLight, bridge: hub }",
            "structures[0].rooms[0].devices[0].bridge: no device has the id \"hub\""
        ),
        ("{ name: L, id: a, backend: m, bridge: a }", "cannot stand beside \"backend\""),
        ("{ type: onOffLight }", "5:7: structures[0].rooms[0].devices[0]: the key \"name\" is missing"),
        ("{ name: \" \", type: onOffLight }", "a name must have a visible character"),
        ("{ name: \"\", type: onOffLight }", "a name must have a visible character"),
        ("{ name: L }", "exactly one of \"type\", \"parts\", \"node\" and \"backend\"; none is there"),
        ("{ name: L, type: fan, node: a.json }", "found type and node"),
        ("{ name: L, id: _a, type: fan }", "an id is one topic level"),
        ("{ name: L, id: a/b, type: fan }", "an id is one topic level"),
        ("{ name: L, id: $a, type: fan }", "an id is one topic level"),
        ("{ name: L, id: a, type: fan }, { name: M, id: a, type: fan }", "another object has the id \"a\""),
        ("{ name: L, type: rootNode }", "there is no device type \"rootNode\""),
        ("{ name: L, type: [] }", "at least one device type"),
        (
            "{ name: L, type: onOffLight, traits: { onOf: { onOff: true } } }",
            "there is no trait \"onOf\" (did you mean \"onOff\"?)"
        ),
        ("{ name: L, type: onOffLight, traits: { onOff: { on: true } } }", "unknown key \"on\""),
        (
            "{ name: L, type: onOffLight, traits: { onOff: { onOff: maybe } } }",
            "traits.onOff.onOff: 'onOff': true or false is expected (bool)"
        ),
        (
            "{ name: L, type: dimmableLight, traits: { levelControl: { currentLevel: 300 } } }",
            "traits.levelControl.currentLevel"
        ),
        (
            "{ name: L, type: dimmableLight, traits: { levelControl: { currentLevel: half } } }",
            "a whole number is expected"
        ),
        (
            "{ name: L, type: thermostat, traits: { thermostat: { systemMode: heet } } }",
            "(did you mean \"heat\"?); allowed: off, auto, cool, heat"
        ),
        ("{ name: L, type: onOffLight, traits: { descriptor: {} } }", "cannot be given"),
        ("{ name: L, type: onOffLight, traits: [onOff] }", "expected a mapping"),
        ("{ name: L, type: onOffLight, identity: { vendorID: 65536 } }", "expected a whole number from 0 to 65535"),
        ("{ name: L, type: onOffLight, identity: { vendor: X } }", "unknown key \"vendor\""),
        ("{ name: L, parts: [] }", "1 to 256 parts"),
        ("{ name: L, parts: [ { endpoint: 1 } ] }", "the key \"type\" is missing"),
        (
            "{ name: L, parts: [ { type: fan, endpoint: 1 }, { type: fan, endpoint: 1 } ] }",
            "endpoints of a device differ"
        ),
        ("{ name: L, parts: [ { type: fan, endpoint: 0 } ] }", "endpoint 0 is the device itself"),
        ("{ name: L, parts: [ { type: fan, endpoint: 65535 } ] }", "from 0 to 65534"),
        ("{ name: L, parts: [ { type: fan, endpoint: 1, parent: 2 } ] }", "no part with the endpoint 2"),
        ("{ name: L, parts: [ { type: fan, endpoint: 1, parent: 1 } ] }", "cannot be its own parent"),
        (
            "{ name: L, parts: [ { type: fan, tags: [commonNumber.tow] } ] }",
            "no semantic tag \"commonNumber.tow\" (did you mean \"two\"?)"
        ),
        ("{ name: L, parts: [ { type: fan, tags: [two] } ] }", "a namespace and a name like commonNumber.two"),
        ("{ name: L, parts: [ { type: fan } ], traits: { onOff: {} } }", "give each part its own"),
        ("{ name: L, backend: matter }", "named by its \"id\""),
        ("{ name: L, id: x, backend: matter, identity: {} }", "cannot stand beside \"backend\""),
        ("{ name: L, node: none.json }", "node: none.json: No such file"),
        ("lamp", "expected a mapping, found \"lamp\""),
    ])
    func `each mistake is told`(_ entry: String, _ expected: String) {
        let problems = Sample.problems(Sample.around(entry))
        #expect(problems.count == 1, "\(problems)")
        #expect(problems.first?.contains(expected) ?? false, "\(problems)")
        #expect(problems.first?.hasPrefix("homes/home.yaml:5:") ?? false)
    }

    @Test(arguments: [
        ("", "homes/home.yaml:1:1: expected a mapping"), ("structures: []", "at least one structure"),
        ("structures: {}", "expected a list"), ("rooms: []", "unknown key \"rooms\""), ("a: [", "homes/home.yaml:"),
        ("structures: [ { name: A, structures: [] } ]", "unknown key \"structures\""),
        ("structures: [ { name: A, rooms: [ { name: B, groups: [] } ] } ]", "unknown key \"groups\""),
    ])
    func `a file that is no home is told`(_ text: String, _ expected: String) {
        let problems = Sample.problems(text)
        #expect(problems.contains { $0.contains(expected) }, "\(problems)")
    }

    @Test func `all mistakes are told at once, up to fifty`() {
        let devices = (0..<60).map { "{ name: L\($0), type: nonsense }" }.joined(separator: ", ")
        do throws(HomeFileError) {
            _ = try Sample.parse(Sample.around(devices))
            Issue.record("read")
        } catch {
            #expect(error.problems.count == 50)
            #expect(error.omitted == 10)
            #expect(error.description.hasSuffix("… and 10 more"))
        }
    }

    @Test func `texts that a mistake repeats are cut`() {
        let type = String(repeating: "x", count: 10_000)
        let problems = Sample.problems(Sample.around("{ name: L, type: \(type) }"))
        #expect(problems.allSatisfy { $0.utf8.count < 500 })
    }
}
