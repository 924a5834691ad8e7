import HomeFiles
import HomeModel
import Testing

@Suite("Groups find their members")
struct GroupMemberTests {
    private func home(_ members: String) -> String {
        """
        structures:
          - name: House
            rooms:
              - name: Living room
                devices:
                  - { name: Lamp, id: a, type: onOffLight }
                  - { name: Ceiling Lamp, id: b, type: onOffLight }
                  - { name: Wohnzimmer/Sensor, id: c, type: contactSensor }
              - name: Bath
                devices: [ { name: Lamp, id: d, type: onOffLight }, { name: Lamp, id: e, type: onOffLight } ]
            devices: [ { name: Robot, id: f, type: fan }, { name: a, id: g, type: fan } ]
            groups: [ { name: Group, members: \(members) } ]
          - name: Cottage
            rooms: [ { name: Loft, devices: [ { name: Heater, id: h, type: thermostat } ] } ]
        """
    }

    @Test(arguments: [
        ("[Ceiling Lamp]", ["b"]), ("[b, c]", ["b", "c"]), ("[Wohnzimmer/Sensor]", ["c"]),
        ("[Living room/Lamp]", ["a"]), ("[living-room/lamp, bath/lamp-2]", ["a", "e"]),
        ("[House/Living room/Lamp, house/bath/lamp]", ["a", "d"]), ("[_unassigned/Robot]", ["f"]), ("[]", []),
    ])
    func `members are named in many ways`(_ members: String, _ expected: [String]) throws {
        let group = try #require(try Sample.parse(home(members)).groups.first)
        #expect(group.members.map(\.rawValue) == expected)
    }

    @Test(arguments: [
        ("[Lamp]", "3 devices fit"), ("[a]", "2 devices fit"), ("[Bath/Lamp]", "2 devices fit"),
        ("[Ceiling Lmap]", "did you mean \"Ceiling Lamp\"?"), ("[Heater]", "another structure"),
        ("[b, Ceiling Lamp]", "already"), ("Robot", "expected a list"),
    ])
    func `a member that is not clear is a mistake`(_ members: String, _ expected: String) throws {
        let problems = Sample.problems(home(members))
        #expect(problems.count == 1)
        #expect(problems[0].contains(expected))
        #expect(problems[0].hasPrefix("homes/home.yaml:12:"))
    }

    @Test func `a mistake about several devices names their paths and ids`() {
        let problem = Sample.problems(home("[Lamp]"))[0]
        #expect(problem.contains("Living room/Lamp (id a)"))
        #expect(problem.contains("Bath/Lamp (id d)"))
    }

    @Test func `a group has at most a hundred devices`() {
        let devices = (0..<101).map { "{ name: L\($0), type: onOffLight }" }.joined(separator: ", ")
        let members = (0..<101).map { "L\($0)" }.joined(separator: ", ")
        let problems = Sample.problems(
            "structures: [ { name: H, devices: [\(devices)], groups: [ { name: G, members: [\(members)] } ] } ]")
        #expect(problems.count == 1)
        #expect(problems.first?.contains("at most 100") ?? false)
    }
}
