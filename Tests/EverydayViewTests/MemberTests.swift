import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

/// Sets for several parts at once.
@Suite struct `A set for several parts` {
    private let plug = Home.device("onOffPlugInUnit", Home.onOff(false))
    private let lamp = Home.dimmable(false, 100)

    private static func warm(_ minimum: Value, _ maximum: Value) -> Device {
        Home.device(
            "colorTemperatureLight", Home.onOff(true),
            Home.trait(
                ColorControl.definition, features: ["CT"],
                [
                    ("colorTemperatureMireds", 300), ("colorTempPhysicalMinMireds", minimum),
                    ("colorTempPhysicalMaxMireds", maximum),
                ]))
    }

    private func steps(_ object: JSONObject, _ device: Device, clamps: Bool = false) throws -> [String]? {
        let part = try #require(device.parts.first)
        let plan = try EverydayView.plan(object, for: part, of: device.id, clamps: clamps)
        return plan?.steps.map { Home.text($0.action) }
    }

    private func check(_ object: JSONObject, _ devices: Device...) throws(CommandFailure) {
        try EverydayView.check(object, for: devices.flatMap(\.parts))
    }

    @Test func `each part takes the keys that it has`() throws {
        let set: JSONObject = ["on": true, "brightness": 50, "transition": 2, "_type": "x"]
        #expect(try steps(set, plug) == ["onOff.on {}"])
        #expect(try steps(set, lamp) == [#"levelControl.moveToLevelWithOnOff {"level":127,"transitionTime":20}"#])
        #expect(try steps(["brightness": 50], plug) == nil)
        #expect(try steps(["transition": 2], lamp) == nil)
        #expect(try steps([:], lamp) == nil)
    }

    @Test func `keys that no part has are refused`() throws {
        try check(["on": true, "brightness": 1], plug, lamp)
        try check(["on": true, "transition": 1], plug, lamp)
        try check(["_type": "x"], plug)
        for (set, code, field) in [
            (["volume": 1], .unimplemented, "volume"), (["colour": 1], .invalidArgument, "colour"),
            (["on": true, "onOffPlugInUnit": ["on": true]], .invalidArgument, "onOffPlugInUnit"),
            (["transition": 1], .invalidArgument, "transition"),
        ] as [(JSONObject, ErrorCode, String)] {
            let error = #expect(throws: CommandFailure.self) { try check(set, plug, lamp) }
            #expect(error?.code == code && error?.field == field)
            #expect(error?.allowed?.arrayValue?.isEmpty == false)
        }
        let modifier = #expect(throws: CommandFailure.self) { try check(["on": true, "transition": 1], plug) }
        #expect(modifier?.code == .unimplemented)
    }

    @Test func `values are brought to a part's own limits only where that is asked for`() throws {
        let lamp = Self.warm(250, 454)
        let move = #"colorControl.moveToColorTemperature {"colorTemperatureMireds":%,"transitionTime":0} even if off"#
        func expected(_ mireds: String) -> [String] {
            [move.split(separator: "%").joined(separator: mireds)]
        }
        for kelvin in [1500, 5000, 1] as [JSON] {
            let error = #expect(throws: CommandFailure.self) { try steps(["colorTemperature": kelvin], lamp) }
            #expect(error?.code == .outOfRange)
        }
        #expect(try steps(["colorTemperature": 1500], lamp, clamps: true) == expected("454"))
        #expect(try steps(["colorTemperature": 1], lamp, clamps: true) == expected("454"))
        #expect(try steps(["colorTemperature": 5000], lamp, clamps: true) == expected("250"))
        #expect(try steps(["colorTemperature": 3000], lamp, clamps: true) == expected("333"))
        #expect(throws: CommandFailure.self) { try steps(["colorTemperature": "warm"], lamp, clamps: true) }
    }
}
