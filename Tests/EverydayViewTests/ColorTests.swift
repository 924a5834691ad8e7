import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

@Suite("Colours in everyday terms")
struct ColorTests {
    static func lamp(
        _ values: [(name: String, value: Value?)], features: [String] = ["HS", "XY", "CT"], commands: [String]? = nil
    ) -> Device {
        Home.device(
            "extendedColorLight", Home.trait(ColorControl.definition, features: features, values, commands: commands))
    }

    static let all: [(name: String, value: Value?)] = [
        ("currentHue", 85), ("currentSaturation", 254), ("currentX", 20493), ("currentY", 21561),
        ("colorTemperatureMireds", 370),
        ("colorMode", 0), ("colorTempPhysicalMinMireds", 153), ("colorTempPhysicalMaxMireds", 370),
    ]

    static func with(_ changes: [String: Value?]) -> Device {
        lamp(all.filter { changes[$0.name] == nil } + changes.map { ($0.key, $0.value) })
    }

    static let documents: [(changes: [String: Value?], json: String)] = [
        (["colorMode": 0], #"{"color":{"hue":120,"saturation":100}}"#),
        (["colorMode": 1], #"{"color":{"x":0.3127,"y":0.329}}"#),
        (["colorMode": 2], #"{"colorTemperature":2703}"#),
        (["colorMode": 2, "colorTemperatureMireds": 153], #"{"colorTemperature":6535}"#),
        (["colorMode": 2, "colorTemperatureMireds": 0], "{}"), (["colorMode": .some(nil)], "{}"),
        (["colorMode": 1, "currentX": 0, "currentY": 0], #"{"color":{"x":0,"y":0}}"#),
        (["colorMode": 1, "currentX": 65279, "currentY": 65279], #"{"color":{"x":0.9961,"y":0.9961}}"#),
        (
            ["colorMode": 0, "enhancedColorMode": 3, "enhancedCurrentHue": 21845],
            #"{"color":{"hue":120,"saturation":100}}"#
        ),
        (["colorMode": 0, "currentHue": .some(nil)], "{}"), (["colorMode": 7], "{}"),
        (["colorMode": 0, "currentHue": 0, "currentSaturation": 0], #"{"color":{"hue":0,"saturation":0}}"#),
    ]

    @Test("Only the colour mode in force shows, and never a value that is no number", arguments: documents)
    func document(changes: [String: Value?], json: String) {
        #expect(Home.document(Self.with(changes)) == json)
    }

    static let sets: [(object: JSONObject, steps: [String])] = [
        (
            ["color": ["hue": 120, "saturation": 100]],
            [#"colorControl.moveToHueAndSaturation {"hue":85,"saturation":254,"transitionTime":0} even if off"#]
        ),
        (
            ["color": ["hue": 359.765, "saturation": 100]],
            [#"colorControl.moveToHueAndSaturation {"hue":254,"saturation":254,"transitionTime":0} even if off"#]
        ),
        (
            ["color": ["saturation": "0", "hue": "360"]],
            [#"colorControl.moveToHueAndSaturation {"hue":254,"saturation":0,"transitionTime":0} even if off"#]
        ),
        (
            ["color": ["x": 0.3127, "y": 0.329]],
            [#"colorControl.moveToColor {"colorX":20493,"colorY":21561,"transitionTime":0} even if off"#]
        ),
        (
            ["color": ["x": 0.9961, "y": 0]],
            [#"colorControl.moveToColor {"colorX":65279,"colorY":0,"transitionTime":0} even if off"#]
        ),
        (
            ["colorTemperature": 2703],
            [#"colorControl.moveToColorTemperature {"colorTemperatureMireds":370,"transitionTime":0} even if off"#]
        ),
        (
            ["colorTemperature": "6535", "transition": 1.25],
            [#"colorControl.moveToColorTemperature {"colorTemperatureMireds":153,"transitionTime":13} even if off"#]
        ),
        (["action": "stop"], ["colorControl.stopMoveStep {}"]),
    ]

    @Test("A set becomes a colour command that a lamp which is off takes, too", arguments: sets)
    func set(object: JSONObject, steps: [String]) throws {
        let lamp = Self.lamp(
            Self.all, commands: ["moveToHueAndSaturation", "moveToColor", "moveToColorTemperature", "stopMoveStep"])
        #expect(try Home.steps(object, lamp) == steps)
    }

    static let refused: [(object: JSONObject, code: ErrorCode, field: String, allowed: JSON?)] = [
        (["colorTemperature": 2702], .outOfRange, "colorTemperature", ["min": 2703, "max": 6535]),
        (["colorTemperature": 6536], .outOfRange, "colorTemperature", ["min": 2703, "max": 6535]),
        (["colorTemperature": 0], .outOfRange, "colorTemperature", ["min": 2703, "max": 6535]),
        (["colorTemperature": "warm"], .invalidArgument, "colorTemperature", "double"),
        (["colorTemperature": nil], .invalidArgument, "colorTemperature", "double"),
        (["color": "red"], .invalidArgument, "color", ["hue, saturation", "x, y"]),
        (["color": [:]], .invalidArgument, "color", ["hue, saturation", "x, y"]),
        (["color": ["hue": 1]], .invalidArgument, "color", ["hue, saturation", "x, y"]),
        (["color": ["hue": 1, "y": 0.5]], .invalidArgument, "color", ["hue, saturation", "x, y"]),
        (["color": ["hue": 1, "saturation": 1, "value": 5]], .invalidArgument, "color", ["hue, saturation", "x, y"]),
        (["color": ["hue": 361, "saturation": 1]], .outOfRange, "color.hue", ["min": 0, "max": 360]),
        (["color": ["hue": 1, "saturation": -1]], .outOfRange, "color.saturation", ["min": 0, "max": 100]),
        (["color": ["x": 1.5, "y": 0.3]], .outOfRange, "color.x", ["min": 0, "max": 0.9961]),
        (["color": ["x": .number(.nan), "y": 0.3]], .invalidArgument, "color.x", "double"),
        (["color": nil], .invalidArgument, "color", ["hue, saturation", "x, y"]),
        (
            ["color": ["hue": 1, "saturation": 1], "colorTemperature": 3000], .invalidArgument, "color",
            ["colorTemperature"]
        ),
    ]

    @Test("A colour that is none is refused", arguments: refused)
    func refuses(object: JSONObject, code: ErrorCode, field: String, allowed: JSON?) throws {
        let failure = try #require(throws: CommandFailure.self) { try Home.plan(object, Self.lamp(Self.all)) }
        #expect(failure.code == code)
        #expect(failure.field == field)
        #expect(failure.allowed == allowed)
    }

    static let ranges: [(lowest: Value?, highest: Value?, minimum: Int, maximum: Int)] = [
        (153, 370, 2703, 6535), (0, 65279, 1000, 20000), (1, 65279, 16, 1_000_000), (0, 500, 2000, 20000),
        (153, 0, 1000, 6535),
        (nil, nil, 1000, 20000), (500, 200, 2000, 5000), (250, 250, 4000, 4000),
    ]

    @Test("The range in kelvin lies within the lamp's mireds and is always a sane one", arguments: ranges)
    func range(lowest: Value?, highest: Value?, minimum: Int, maximum: Int) throws {
        let lamp = Self.lamp(
            [
                ("colorTemperatureMireds", nil), ("colorMode", 2), ("colorTempPhysicalMinMireds", lowest),
                ("colorTempPhysicalMaxMireds", highest),
            ], features: ["CT"])
        for kelvin in [minimum - 1, maximum + 1] {
            let failure = try #require(throws: CommandFailure.self) {
                try Home.plan(["colorTemperature": JSON(kelvin)], lamp)
            }
            #expect(failure.code == .outOfRange)
            #expect(failure.allowed == ["min": JSON(minimum), "max": JSON(maximum)])
        }
        for kelvin in [minimum, maximum] {
            let step = try Home.plan(["colorTemperature": JSON(kelvin)], lamp).steps[0]
            guard case .invoke(let command) = step.action,
                let move = command.typed(ColorControl.MoveToColorTemperature.self)
            else { throw CommandFailure(.internal, "another command") }
            #expect(move.colorTemperatureMireds > 0 && move.colorTemperatureMireds <= 65279)
            if let lowest = lowest?.intValue, let highest = highest?.intValue, 0 < lowest, lowest <= highest {
                #expect((lowest...highest).contains(Int64(move.colorTemperatureMireds)))
            }
        }
    }

    @Test("`What mireds show as kelvin sets the same mireds`")
    func kelvinRoundTrip() throws {
        for mireds in 100...700 as ClosedRange<Int64> {
            let lamp = Self.with([
                "colorMode": 2, "colorTemperatureMireds": .integer(mireds), "colorTempPhysicalMinMireds": 100,
                "colorTempPhysicalMaxMireds": 700,
            ])
            let object = try #require(JSON.parse(Home.document(lamp)).objectValue)
            guard case .invoke(let command) = try Home.plan(object, lamp).steps[0].action else { continue }
            #expect(command.typed(ColorControl.MoveToColorTemperature.self)?.colorTemperatureMireds == UInt16(mireds))
        }
    }

    @Test("`Hues and saturations that a lamp shows set the same values`")
    func hueRoundTrip() throws {
        for raw in 0...254 as ClosedRange<Int64> {
            let lamp = Self.lamp(
                [("currentHue", .integer(raw)), ("currentSaturation", .integer(254 - raw)), ("colorMode", 0)],
                features: ["HS"],
                commands: ["moveToHueAndSaturation"])
            let object = try #require(JSON.parse(Home.document(lamp)).objectValue)
            guard case .invoke(let command) = try Home.plan(object, lamp).steps[0].action,
                let move = command.typed(ColorControl.MoveToHueAndSaturation.self)
            else {
                Issue.record("a move is expected for \(raw)")
                continue
            }
            #expect(Int64(move.hue) == raw)
            let after = Self.lamp(
                [
                    ("currentHue", .integer(raw)), ("currentSaturation", .integer(Int64(move.saturation))),
                    ("colorMode", 0),
                ],
                features: ["HS"])
            #expect(Home.document(after) == Home.document(lamp))
        }
    }

    @Test("`A hue of whole degrees comes back from a lamp with enhanced hue`")
    func enhancedHue() throws {
        for degrees in 0..<360 {
            let values: [(name: String, value: Value?)] = [
                ("currentHue", 0), ("enhancedCurrentHue", 0), ("currentSaturation", 0), ("colorMode", 0),
                ("enhancedColorMode", 3),
            ]
            let steps = try Home.plan(
                ["color": ["hue": JSON(degrees), "saturation": 40]], Self.lamp(values, features: ["HS", "EHUE"])
            ).steps
            guard case .invoke(let command) = steps[0].action,
                let move = command.typed(ColorControl.EnhancedMoveToHueAndSaturation.self)
            else {
                Issue.record("a move is expected for \(degrees)°")
                continue
            }
            let after = Self.lamp(
                [
                    ("currentHue", 0), ("enhancedCurrentHue", .integer(Int64(move.enhancedHue))),
                    ("currentSaturation", .integer(Int64(move.saturation))), ("colorMode", 0), ("enhancedColorMode", 3),
                ])
            #expect(Home.document(after) == #"{"color":{"hue":\#(degrees),"saturation":40}}"#)
        }
        let full = try Home.steps(
            ["color": ["hue": 360, "saturation": 40]],
            Self.lamp([("currentHue", 0), ("currentSaturation", 0)], features: ["HS", "EHUE"]))
        #expect(
            full == [
                #"colorControl.enhancedMoveToHueAndSaturation {"enhancedHue":0,"saturation":102,"transitionTime":0} even if off"#
            ])
    }

    @Test("`Coordinates of four decimals come back`")
    func xyRoundTrip() throws {
        for step in stride(from: 0, through: 9961, by: 7) {
            let x = Double(step) / 10_000
            let lamp = Self.lamp([("currentX", 0), ("currentY", 0), ("colorMode", 1)], features: ["XY"])
            guard
                case .invoke(let command) = try Home.plan(["color": ["x": .number(x), "y": 0]], lamp).steps[0].action,
                let move = command.typed(ColorControl.MoveToColor.self)
            else { continue }
            let after = Self.lamp(
                [("currentX", .integer(Int64(move.colorX))), ("currentY", 0), ("colorMode", 1)], features: ["XY"])
            #expect(Home.document(after) == JSON.object(["color": ["x": .number(x), "y": 0]]).text)
        }
    }

    @Test("`A lamp that knows only one form takes the other one, converted`")
    func converted() throws {
        let xyOnly = Self.lamp(
            [("currentX", 0), ("currentY", 0), ("colorMode", 1)], features: ["XY"], commands: ["moveToColor"])
        let hueOnly = Self.lamp(
            [("currentHue", 0), ("currentSaturation", 0), ("colorMode", 0)], features: ["HS"],
            commands: ["moveToHueAndSaturation"])
        // Red of sRGB lies at (0.64, 0.33), its white at (0.3127, 0.3290).
        guard case .invoke(let red) = try Home.plan(["color": ["hue": 0, "saturation": 100]], xyOnly).steps[0].action,
            let move = red.typed(ColorControl.MoveToColor.self)
        else { throw CommandFailure(.internal, "another command") }
        #expect(abs(Double(move.colorX) / 65_536 - 0.64) < 0.001 && abs(Double(move.colorY) / 65_536 - 0.33) < 0.001)
        let points: [(x: Double, y: Double, hue: UInt8, saturation: ClosedRange<UInt8>)] = [
            (0.64, 0.33, 0, 252...254), (0.3, 0.6, 85, 252...254), (0.15, 0.06, 169, 252...254),
            (0.3127, 0.329, 0, 0...3),
        ]
        for point in points {
            guard
                case .invoke(let command) = try Home.plan(
                    ["color": ["x": .number(point.x), "y": .number(point.y)]], hueOnly
                )
                .steps[0].action, let move = command.typed(ColorControl.MoveToHueAndSaturation.self)
            else { throw CommandFailure(.internal, "another command") }
            #expect(point.saturation.contains(move.saturation))
            if move.saturation > 100 { #expect(abs(Int(move.hue) - Int(point.hue)) <= 1 || move.hue >= 253) }
        }
        for x in [0.0, 0.5, 0.9961] {
            for y in [0.0, 0.0001, 0.9961] {
                #expect(try Home.steps(["color": ["x": .number(x), "y": .number(y)]], hueOnly).count == 1)
            }
        }
    }
}
