import JSON
import TestSupport
import Testing

/// Values that some members take and others do not.
@Suite(.requiresMosquitto) struct FanOutValueTests {
    private static func lamp(_ id: String, _ mireds: ClosedRange<Int>) -> String {
        """
        { name: \(id.uppercased()), id: \(id), type: colorTemperatureLight, traits: { onOff: { onOff: true },
                          colorControl: { colorMode: colorTemperatureMireds, colorTemperatureMireds: 300,
                          colorTempPhysicalMinMireds: \(mireds.lowerBound), colorTempPhysicalMaxMireds: \(mireds.upperBound) } } }
        """
    }

    private static let home = """
        structures:
          - name: House
            id: house
            devices:
              - \(lamp("a", 153...500))
              - \(lamp("b", 250...454))
              - { name: Plug, id: plug, type: onOffPlugInUnit }
              - { name: Warm, id: warm, type: thermostat, traits: { thermostat: { systemMode: heat,
                  minHeatSetpointLimit: 700, maxHeatSetpointLimit: 3000, occupiedHeatingSetpoint: 2000 } } }
              - { name: Cool, id: cool, type: thermostat, traits: { thermostat: { systemMode: heat,
                  minHeatSetpointLimit: 1500, maxHeatSetpointLimit: 2500, occupiedHeatingSetpoint: 2000 } } }
              - { name: Fast, id: fast, type: fan, traits: { fanControl: { speedMax: 10, speedSetting: 1 } } }
              - { name: Slow, id: slow, type: fan, traits: { fanControl: { speedMax: 3, speedSetting: 1 } } }
            groups:
              - { name: All, id: all, members: [A, B, Plug, Warm, Cool, Fast, Slow] }
        """
    private static let group = "house/_groups/all"

    private static func mireds(_ home: HomeUnderTest) async throws -> [JSON?] {
        var values: [JSON?] = []
        for lamp in ["a", "b"] {
            let state = try await home.document("house/_unassigned/\(lamp)/colorTemperatureLight/colorControl")
            values.append(state["colorTemperatureMireds"])
        }
        return values
    }

    private static let ways: [(path: String, payload: String)] = [
        ("_any/colorControl/moveToColorTemperature/call", #"{"colorTemperatureMireds":%,"transitionTime":0}"#),
        ("colorTemperatureLight/colorControl/set", #"{"colorTemperatureMireds":%}"#),
        ("_lights/colorControl/colorTemperatureMireds/set", "%"),
    ]

    /// What is asked for, and what each lamp makes of it.
    private static let wishes: [(String, [JSON?])] = [("500", [500, 454]), ("200", [200, 250]), ("300", [300, 300])]

    @Test func `F37: each member is brought to its own colour temperatures`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        func send(_ way: (path: String, payload: String), _ mireds: String) async throws -> Answer {
            let parts = way.payload.split(separator: "%", omittingEmptySubsequences: false)
            return try await home.ask("\(Self.group)/\(way.path)", parts.joined(separator: mireds))
        }
        for way in Self.ways {
            for (wish, expected) in Self.wishes {
                let answer = try await send(way, wish)
                #expect(
                    answer.isSuccess && answer.total == 2 && answer.failed == [], "\(way.path): \(answer.json.text)")
                #expect(try await Self.mireds(home) == expected, "\(way.path) \(wish)")
            }
            // Outside of what any of them can do.
            for wish in ["100", "600"] {
                let answer = try await send(way, wish)
                #expect(answer.code == "outOfRange" && answer.field == "colorTemperatureMireds", "\(way.path)")
                #expect(answer.allowed == ["min": 153, "max": 500], "\(answer.json.text)")
            }
            let wrong = try await send(way, "\"warm\"")
            #expect(wrong.code == "invalidArgument", "\(wrong.json.text)")
            #expect(try await Self.mireds(home) == [300, 300])
        }
        await home.stop()
    }

    @Test func `F37 in everyday keys`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        for (kelvin, expected) in [(2000, [500, 454]), (5000, [200, 250])] as [(JSON, [JSON?])] {
            let answer = try await home.set(Self.group, ["colorTemperature": kelvin])
            #expect(answer.isSuccess && answer.total == 2 && answer.failed == [], "\(answer.json.text)")
            #expect(try await Self.mireds(home) == expected)
        }
        let answer = try await home.set(Self.group, ["colorTemperature": 10_000, "on": false])
        #expect(answer.code == "outOfRange" && answer.field == "colorTemperature")
        #expect(answer.allowed == ["min": 2000, "max": 6535], "\(answer.json.text)")
        #expect(try await home.document("house/_unassigned/a")["on"] == true)
        await home.stop()
    }

    @Test func `other limits of their own are kept as well`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        let warm = try await home.set(Self.group, ["targetTemperature": 28])
        #expect(warm.isSuccess && warm.total == 2 && warm.failed == [], "\(warm.json.text)")
        #expect(try await home.document("house/_unassigned/warm")["targetTemperature"] == 28)
        #expect(try await home.document("house/_unassigned/cool")["targetTemperature"] == 25)
        #expect(try await home.set(Self.group, ["targetTemperature": 35]).code == "outOfRange")
        let fans = try await home.set("\(Self.group)/fan/fanControl", ["speedSetting": 8])
        #expect(fans.isSuccess && fans.failed == [], "\(fans.json.text)")
        #expect(try await home.document("house/_unassigned/fast/fan/fanControl")["speedSetting"] == 8)
        #expect(try await home.document("house/_unassigned/slow/fan/fanControl")["speedSetting"] == 3)
        await home.stop()
    }

    @Test func `a level below the lowest turns a group off, as it does one lamp`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        #expect(try await home.call("\(GroupedHome.lamps)/_any/onOff/on").isSuccess)
        let answer = try await home.call(
            "\(GroupedHome.lamps)/_any/levelControl/moveToLevelWithOnOff", ["level": 0, "transitionTime": 0])
        #expect(answer.isSuccess && answer.failed == [], "\(answer.json.text)")
        #expect(try await GroupedHome.on(home) == [])
        await home.stop()
    }

    @Test func `what one member knows by name another may not`() async throws {
        let home = try await HomeUnderTest.start(
            """
            structures:
              - name: House
                devices:
                  - { name: One, id: one, type: modeSelect, traits: { modeSelect: { supportedModes: [
                      { label: Slow, mode: 0, semanticTags: [] }, { label: Fast, mode: 1, semanticTags: [] } ] } } }
                  - { name: Two, id: two, type: modeSelect, traits: { modeSelect: { supportedModes: [
                      { label: Slow, mode: 0, semanticTags: [] }, { label: Turbo, mode: 7, semanticTags: [] } ] } } }
                groups: [ { name: Both, id: both, members: [One, Two] } ]
            """)
        let answer = try await home.set("house/_groups/both", ["modeSelect": "Turbo"])
        #expect(answer.isSuccess && answer.failed == ["one modeSelect invalidArgument"], "\(answer.json.text)")
        #expect(try await home.set("house/_groups/both", ["modeSelect": "Warp"]).code == "invalidArgument")
        #expect(try await home.document("house/_unassigned/two")["modeSelect"] == "Turbo")
        await home.stop()
    }
}
