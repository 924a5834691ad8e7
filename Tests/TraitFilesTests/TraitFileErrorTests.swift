import HomeModel
import Testing
import TraitFiles

@Suite struct `Mistakes in a trait file` {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let piece: String
        let replacement: String
        let message: String

        init(_ piece: String, _ replacement: String, _ message: String) {
            self.piece = piece
            self.replacement = replacement
            self.message = message
        }

        var testDescription: String { "\(replacement) → \(message)" }
    }

    static let mistakes: [Mistake] = [
        // Names
        Mistake("trait: spinner", "trait: set", "trait: \"set\" cannot be a name"),
        Mistake("trait: spinner", "trait: _spinner", "trait: expected a name of ASCII letters"),
        Mistake("trait: spinner", "trait: Spinner", "trait: expected a name of ASCII letters"),
        Mistake("trait: spinner", "trait: spin/ner", "trait: expected a name of ASCII letters"),
        Mistake("trait: spinner\n", "", "the key \"trait\" is missing"),
        Mistake("namespace: exampleOrganization", "namespace: matter", "namespace: matter and google are taken"),
        Mistake("namespace: exampleOrganization", "namespace: google", "namespace: matter and google are taken"),
        Mistake("namespace: exampleOrganization", "namespace: call", "namespace: \"call\" cannot be a name"),
        Mistake("namespace: exampleOrganization\n", "", "the key \"namespace\" is missing"),
        Mistake("  maxSpeed: { id: 1", "  call: { id: 1", "attributes.call: \"call\" cannot be a name"),
        Mistake("  stop:\n", "  result:\n", "commands.result: \"result\" cannot be a name"),
        Mistake("  jammed:", "  event:", "events.event: \"event\" cannot be a name"),
        Mistake("  jammed:", "  _jammed:", "events._jammed: expected a name"),
        Mistake("clockwise: 0,", "set: 0,", "enums.DirectionEnum.values.set: \"set\" cannot be a name"),
        Mistake("key: spinSpeed", "key: result", "everyday[1].key: \"result\" cannot be a name"),
        Mistake("  stop:\n", "  spinning:\n", "commands.spinning: an attribute has this name"),
        // Keys and types
        Mistake("features:", "feature:", "unknown key \"feature\" (did you mean \"features\"?)"),
        Mistake("unit: rpm, is: [writable]", "units: rpm", "attributes.speed: unknown key \"units\""),
        Mistake("{ id: 2, type: bool", "{ id: 2, type: boolean", "attributes.spinning.type: unknown type \"boolean\""),
        Mistake("{ id: 2, type: bool", "{ id: 2, type: list<list<bool>>", "lists of lists do not exist"),
        Mistake("{ type: bool, is: [optional] }", "SpinStruct", "the struct SpinStruct cannot contain itself"),
        Mistake("{ id: 2, type: bool, ", "{ id: 2, ", "attributes.spinning: the key \"type\" is missing"),
        Mistake("id: 3, type: DirectionEnum", "id: 2, type: DirectionEnum", "spinning has the id 2, too"),
        Mistake("id: 3, type: DirectionEnum", "id: -3, type: DirectionEnum", "attributes.direction.id: expected"),
        Mistake("FaultBitmap:\n    flags", "DirectionEnum:\n    flags", "a type of this name stands before it"),
        Mistake("counterclockwise: 1", "counterclockwise: 0", "clockwise has this number, too"),
        Mistake("counterclockwise: 1", "counterclockwise: 256", "expected a whole number from 0 to 255"),
        Mistake("severity: 2-3", "severity: 0-3", "another flag has this bit"),
        Mistake("severity: 2-3", "severity: 7-8", "expected a bit from 0 to 7"),
        Mistake("code: REV", "code: rev", "features.reverse.code: expected 2 to 16 capitals"),
        Mistake("bit: 0, code", "bit: 32, code", "features.reverse.bit: expected a whole number from 0 to 31"),
        Mistake("is: [writable], range", "is: [readable], range", "attributes.speed.is: expected nullable or writable"),
        Mistake("is: [fixed]", "is: [fixed, writable]", "a fixed attribute cannot be writable"),
        Mistake("priority: critical", "priority: high", "expected debug or info or critical"),
        // Where answers say whether the device did it
        Mistake(
            "{ revolutions: uint64 }", "{ revolutions: uint64 }, outcome: { field: rpm, success: 0 }",
            "commands.reset.response.outcome.field: the answer has no such field; allowed: revolutions"),
        Mistake(
            "{ revolutions: uint64 }", "{ revolutions: uint64 }, outcome: { field: revolutions }",
            "commands.reset.response.outcome: the key \"success\" is missing"),
        Mistake(
            "{ revolutions: uint64 }", "{ revolutions: uint64 }, outcome: { field: revolutions, success: done }",
            "commands.reset.response.outcome.success: expected"),
        Mistake(
            "{ revolutions: uint64 }",
            "{ revolutions: uint64 }, outcome: { field: revolutions, success: 0, reason: revolutions }",
            "commands.reset.response.outcome.reason: a reason is a text, revolutions is a uint64"),
        // Ranges and first values
        Mistake("range: 0..maxSpeed", "range: 0..maxSpeed - topSpeed", "no field or attribute is called topSpeed"),
        Mistake(
            "range: 0..maxSpeed", "range: 0..maxSpeed + maxSpeed", "attributes.speed.range: expected bounds such as"),
        Mistake("range: 0..maxSpeed", "range: 0 to 9", "attributes.speed.range: expected bounds such as"),
        Mistake("range: 0..maxSpeed", "range: 9..0", "the first bound is above the second"),
        Mistake("range: 0..maxSpeed", "range: 0..topSpeed", "no field or attribute is called topSpeed"),
        Mistake("range: 0..maxSpeed", "range: 0..lastSpin.rpms", "lastSpin has no field rpms"),
        Mistake("range: 0..maxSpeed", "length: 0..9", "only strings, octets and lists have a length"),
        Mistake("default: 800", "default: fast", "attributes.speed.default: expected a whole number"),
        Mistake("default: 800", "default: 65536", "expected a number from 0 to 65535"),
        Mistake("default: 800", "default: null", "attributes.speed.default: null is not allowed here"),
        Mistake("default: 1600", "default: 2001", "above the range, which ends at 2000"),
        Mistake("default: 1600", "default: 99", "below the range, which begins at 100"),
        Mistake("default: clockwise", "default: left", "allowed: clockwise, counterclockwise"),
        Mistake("default: [overload]", "default: [severity]", "FaultBitmap has no such flag; allowed: overload"),
        Mistake("18446744073709551615", "18446744073709551616", "attributes.revolutions.default: expected"),
        // What names other things
        Mistake(
            "affectedBy: [start, stop]", "affectedBy: [spin]", "attributes.spinning.affectedBy: no command \"spin\""),
        Mistake("conformance: REV", "conformance: REW", "\"REW\" is no feature code"),
        Mistake("conformance: REV", "conformance: \"[REV\"", "a closing ] is missing"),
        Mistake("conformance: REV", "conformance: \"M M\"", "\"M\" does not belong here"),
        Mistake("value: false, command: stop", "value: false, command: halt", "set[1].command: no such command"),
        Mistake("[spinning], value: false", "[spin], value: false", "set[1].attributes: no attribute \"spin\""),
        Mistake("[spinning], value: false", "[speed], value: 3", "speed is writable, it needs no rule"),
        Mistake("value: false, command", "value: off-ish, command", "set[1].value: expected true or false"),
        Mistake("fields: { speed: 100 }", "fields: { rpm: 100 }", "start has no such field"),
        Mistake("command: start, fields: { speed: 100 }", "command: start", "the field speed of start has no default"),
        Mistake("fields: { speed: 100 }", "fields: { speed: { from: speed } }", "expected spinning, found"),
        Mistake(
            "value: true, command: start", "value: true, feature: FWD, command: start", "no such feature; allowed: REV"),
        // What commands do
        Mistake("  stop:\n", "  stop: { effect: { set: {} } }\n", "commands.stop.effect: unknown key \"set\""),
        Mistake(
            "  stop:\n", "  stop: { effect: { sets: { rpm: 1 } } }\n", "no such attribute; allowed: speed, maxSpeed"),
        Mistake(
            "  stop:\n", "  stop: { effect: { sets: { spinning: maybe } } }\n",
            "commands.stop.effect.sets.spinning: expected true or false"),
        Mistake("  stop:\n", "  stop: { effect: { sets: { speed: 0 } } }\n", "speed needs affectedBy: [stop]"),
        Mistake("  stop:\n", "  stop: { effect: { sets: { maxSpeed: 0 } } }\n", "maxSpeed is fixed"),
        Mistake(
            "  stop:\n", "  stop: { effect: { sets: { spinning: { from: rpm } } } }\n", "no field or attribute \"rpm\""),
        Mistake(
            "  stop:\n", "  stop: { effect: { sets: { spinning: { from: speed } } } }\n",
            "speed is uint16, spinning is bool"),
        Mistake(
            "  stop:\n", "  stop: { effect: { sets: { spinning: { not: speed } } } }\n",
            "expected an attribute that is a bool"),
        Mistake(
            "  stop:\n", "  stop: { effect: { answers: { rpm: 1 } } }\n", "no such field of the answer; allowed: none"),
        Mistake(
            "lastSpin: { id: 6, type: SpinStruct, is: [nullable], default: null }\ncommands:\n",
            "lastSpin: { id: 6, type: SpinStruct, is: [nullable], affectedBy: [halt] }\ncommands:\n"
                + "  halt: { effect: { sets: { lastSpin: { endedEarly: true } } } }\n",
            "the field rpm of SpinStruct has no default"),
        // Everyday keys
        Mistake("attribute: speed, unit", "attribute: rpm, unit", "everyday[1].attribute: no attribute \"rpm\""),
        Mistake("attribute: speed, unit", "attribute: lastSpin, unit", "lastSpin is a list or a struct"),
        Mistake("attribute: speed, unit", "attribute: speed, as: percent, unit", "everyday[1].as: allowed: identity"),
        Mistake("attribute: speed, unit", "attribute: speed, as: { flag: x }, unit", "{ flag: … } for a bitmap"),
        Mistake("attribute: speed, unit", "attribute: speed, as: not, unit", "speed is no bool"),
        Mistake("attribute: speed, unit", "attribute: spinning, as: lux, unit", "spinning is no number"),
        Mistake(
            "attribute: speed, unit", "attribute: speed, as: { percentOf: spinning }, unit",
            "everyday[1].as.percentOf: expected speed or maxSpeed or revolutions"),
        // Actions
        Mistake("action: spinUp, command: start", "action: spinUp, command: go", "actions[0].command: expected start"),
        Mistake("action: spinUp", "action: 'spin up'", "actions[0].action: expected a name of ASCII letters"),
        Mistake("action: spinUp", "word: spinUp", "actions[0]"),
        Mistake("fields: { speed: 200, duration: null }", "fields: { rpm: 200 }", "start has no such field"),
        Mistake(
            "fields: { speed: 200, duration: null }", "fields: { duration: null }", "the field speed of start has no"),
        Mistake(
            "speed: 200, duration", "speed: { from: faults.severity, tag: x }, duration", "expected a list of structs"),
        Mistake("action: halt, command: stop", "action: halt, command: stop, when: { spun: true }", "actions[1].when"),
        Mistake(
            "action: halt, command: stop", "action: halt, command: stop, when: { spinning: 3 }",
            "actions[1].when.spinning"),
        Mistake(
            "action: halt, command: stop", "action: halt, command: stop, when: {}", "expected one name with its value"),
        // Alarms
        Mistake("key: stuck, event: jammed", "key: stuck, event: stuck", "alarms[0].event: expected jammed"),
        Mistake("when: { rpm: 0 }", "when: { speed: 0 }", "alarms[0].when"),
        Mistake("when: { rpm: 0 }", "when: { rpm: none }", "alarms[0].when.rpm: expected a whole number"),
        Mistake("until: { spinning: [true] }", "until: { spinning: true }", "alarms[0].until.spinning"),
        Mistake("until: { spinning: [true] }", "until: { spinning: [] }", "expected at least one value that ends it"),
        Mistake("until: { spinning: [true] }", "until: { turning: [true] }", "alarms[0].until"),
    ]

    @Test(arguments: mistakes)
    func `are named with the key and what is allowed`(mistake: Mistake) throws {
        let text = try #require(VendorTraitText.replacing(mistake.piece, with: mistake.replacement))
        let error = try #require(throws: TraitFileError.self) {
            try TraitFileReader(origin: .vendor).read(text, file: "spinner.yaml")
        }
        #expect(error.problems.contains { $0.message.contains(mistake.message) }, "\(error)")
        #expect(error.problems.allSatisfy { $0.file == "spinner.yaml" })
    }

    @Test func `are named with line and column`() throws {
        let text = try #require(VendorTraitText.replacing("default: 800", with: "default: fast"))
        let error = try #require(throws: TraitFileError.self) {
            try TraitFileReader(origin: .vendor).read(text, file: "spinner.yaml")
        }
        let expected =
            "spinner.yaml:17:89: attributes.speed.default: expected a whole number from 0 to 65535, found \"fast\""
        #expect(error.description == expected)
    }

    @Test func `are all told at once`() throws {
        let text = """
            trait: spinner
            namespace: matter
            attributes:
              one: { type: nothing }
              two: { type: bool, default: 7 }
            everyday:
              - { key: three, attribute: none }

            """
        let error = try #require(throws: TraitFileError.self) {
            try TraitFileReader(origin: .vendor).read(text, file: "f")
        }
        // Without a namespace nothing else can be judged; with one, all the rest is.
        #expect(error.problems.map(\.line) == [2])
        let other = text.replacing("matter", with: "mine")
        let all = try #require(throws: TraitFileError.self) {
            try TraitFileReader(origin: .vendor).read(other, file: "f")
        }
        #expect(all.problems.map(\.line) == [4, 5, 7])
    }

    @Test func `are told up to a limit`() throws {
        var text = "trait: spinner\nnamespace: mine\nattributes:\n"
        for number in 0..<80 { text += "  a\(number): { type: nothing }\n" }
        let error = try #require(throws: TraitFileError.self) {
            try TraitFileReader(origin: .vendor).read(text, file: "f")
        }
        #expect(error.problems.count == TraitFileError.limit)
        #expect(error.omitted == 30)
        #expect(error.description.hasSuffix("and 30 more"))
    }

    @Test func `include an id or a name that another trait has`() throws {
        let other = TraitDefinition(
            name: "onOff", title: "OnOff", namespace: .matter, clusterID: 0xFFF1_FC01, identifier: "0x0006")
        let reader = TraitFileReader(origin: .vendor, registry: TraitRegistry(traits: [other], deviceTypes: []))
        let error = try #require(throws: TraitFileError.self) { try reader.read(VendorTraitText.text, file: "f") }
        #expect(error.description == "f:3:5: id: onOff has this id")
    }

    @Test func `include a command that another trait lacks`() throws {
        let other = TraitDefinition(name: "onOff", title: "OnOff", namespace: .matter, identifier: "0x0006")
        let reader = TraitFileReader(origin: .vendor, registry: TraitRegistry(traits: [other], deviceTypes: []))
        let known = try #require(VendorTraitText.replacing("[start, stop]", with: "[onOff.spin]"))
        #expect(throws: TraitFileError.self) { try reader.read(known, file: "f") }
        let unknown = try #require(VendorTraitText.replacing("[start, stop]", with: "[levelControl.spin]"))
        #expect(throws: Never.self) { try reader.read(unknown, file: "f") }
    }

    @Test(arguments: ["", "[]", "trait", "trait: [", "trait: {}", "\u{0}", "trait: a\ntrait: b"])
    func `never end in a trap`(text: String) {
        #expect(throws: TraitFileError.self) { try TraitFileReader(origin: .vendor).read(text, file: "f") }
    }
}
