import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

@Suite("Traits from files in everyday terms")
struct VendorTests {
    static let mode = EnumDefinition(
        name: "SpinEnum", members: [.init(value: 0, name: "idle"), .init(value: 2, name: "fastSpin")])
    static let flags = BitmapDefinition(
        name: "FlagsBitmap", fields: [.init(name: "lamp", bit: 0), .init(name: "horn", bit: 3)])

    static func attribute(
        _ name: String, _ type: ValueType, range: ValueRange? = nil, isNullable: Bool = false, isWritable: Bool = true
    )
        -> AttributeDefinition
    {
        AttributeDefinition(name: name, id: 0, type: type, range: range, isNullable: isNullable, isWritable: isWritable)
    }

    static let trait = TraitDefinition(
        name: "example.spinner", title: "Spinner", namespace: .vendor("example"), identifier: "example.spinner",
        attributes: [
            attribute("speed", .unsigned(bits: 16), range: ValueRange(maximum: .attribute("top", offset: 0))),
            attribute("top", .unsigned(bits: 16), isWritable: false),
            attribute("spin", .enumeration(mode), isNullable: true),
            attribute(
                "weight", .signed(bits: 16), range: ValueRange(minimum: .constant(-100), maximum: .constant(250))),
            attribute("level", .unsigned(bits: 8)), attribute("shut", .unsigned(bits: 16)), attribute("asleep", .bool),
            attribute("flags", .bitmap(flags)), attribute("gauge", .signed(bits: 64), isWritable: false),
            attribute("target", .double, isWritable: false), attribute("ratio", .double),
        ],
        commands: [
            CommandDefinition(
                name: "goTo", id: 0,
                fields: [
                    FieldDefinition(name: "place", id: 0, type: .double),
                    FieldDefinition(name: "fast", id: 1, type: .bool),
                    FieldDefinition(name: "note", id: 2, type: .string, isOptional: true),
                    FieldDefinition(name: "rate", id: 3, type: .unsigned(bits: 8), defaultValue: 7),
                    FieldDefinition(name: "flags", id: 4, type: .bitmap(flags)),
                ])
        ],
        setRules: [
            SetRule(
                attributes: ["target"], command: "goTo",
                fields: [
                    .init(field: "place", source: .attribute("target")), .init(field: "fast", source: .constant(true)),
                ])
        ],
        everydayKeys: [
            EverydayKey(key: "spinSpeed", attribute: "speed", conversion: .identity),
            EverydayKey(key: "spin", attribute: "spin", conversion: .identity),
            EverydayKey(key: "weight", attribute: "weight", conversion: .tenths),
            EverydayKey(key: "spinLevel", attribute: "level", conversion: .levelPercent),
            EverydayKey(key: "hatch", attribute: "shut", conversion: .openPercent),
            EverydayKey(key: "awake", attribute: "asleep", conversion: .not),
            EverydayKey(key: "horn", attribute: "flags", conversion: .flag("horn")),
            EverydayKey(key: "gauge", attribute: "gauge", conversion: .thousandths),
            EverydayKey(key: "spinTarget", attribute: "target", conversion: .identity),
            EverydayKey(key: "isFast", attribute: "spin", conversion: .equals("fastSpin")),
            EverydayKey(key: "ratio", attribute: "ratio", conversion: .identity),
        ])

    static func device(ratio: Value = 0.5) -> Device {
        Home.device(
            "spinner",
            Home.trait(
                trait,
                [
                    ("speed", 1000), ("top", 1200), ("spin", 2), ("weight", -15), ("level", 127), ("shut", 2500),
                    ("asleep", true),
                    ("flags", 1), ("gauge", -1500), ("target", 2.5), ("ratio", ratio),
                ]))
    }

    @Test("`The keys of a definition show by its conversions, and a value that is no number is null`")
    func document() {
        #expect(
            Home.document(Self.device())
                == #"{"spinSpeed":1000,"spin":"fastSpin","weight":-1.5,"spinLevel":50,"hatch":75,"awake":false,"horn":false,"#
                + #""gauge":-1.5,"spinTarget":2.5,"isFast":true,"ratio":0.5}"#)
        #expect(Home.document(Self.device(ratio: .number(.nan))).hasSuffix(#""ratio":null}"#))
        #expect(Home.document(Self.device(ratio: .number(.infinity))).hasSuffix(#""ratio":null}"#))
    }

    static let sets: [(object: JSONObject, step: String)] = [
        (["spinSpeed": "1200"], "example.spinner.speed = 1200"), (["spin": "IDLE"], "example.spinner.spin = \"idle\""),
        (["spin": nil], "example.spinner.spin = null"),
        (["weight": 1.24], "example.spinner.weight = 12"), (["spinLevel": 50], "example.spinner.level = 127"),
        (["hatch": 75], "example.spinner.shut = 2500"),
        (["awake": "on"], "example.spinner.asleep = false"), (["isFast": true], "example.spinner.spin = \"fastSpin\""),
        (["ratio": 3], "example.spinner.ratio = 3"),
        (["spinTarget": 7.5], #"example.spinner.goTo {"place":7.5,"fast":true,"rate":7,"flags":0}"#),
    ]

    @Test("A key is written where it can be, else its rule's command is sent", arguments: sets)
    func set(object: JSONObject, step: String) throws {
        #expect(try Home.steps(object, Self.device()) == [step])
    }

    @Test("`A flag is set without touching the others`")
    func flag() throws {
        guard case .write(let write) = try Home.plan(["horn": true], Self.device()).steps[0].action else {
            throw CommandFailure(.internal, "a write is expected")
        }
        #expect(write.entries[0].value == 9)
    }

    static let refused: [(object: JSONObject, code: ErrorCode, allowed: JSON?)] = [
        (["spinSpeed": 1201], .outOfRange, ["min": 0, "max": 1200]),
        (["weight": 25.1], .outOfRange, ["min": -10, "max": 25]), (["weight": "x"], .invalidArgument, "double"),
        (["gauge": 1], .failedPrecondition, nil), (["isFast": false], .failedPrecondition, nil),
        (["spin": "slow"], .invalidArgument, ["idle", "fastSpin"]),
        (["spinSpeed": nil], .invalidArgument, "uint16"), (["spinTarget": "NaN"], .invalidArgument, "double"),
        (["hatch": 101], .outOfRange, ["min": 0, "max": 100]),
        (["spinner": 1], .invalidArgument, nil),
    ]

    @Test("What the definition rules out is refused", arguments: refused)
    func refuses(object: JSONObject, code: ErrorCode, allowed: JSON?) throws {
        let failure = try #require(throws: CommandFailure.self) { try Home.plan(object, Self.device()) }
        #expect(failure.code == code)
        if let allowed { #expect(failure.allowed == allowed) }
    }

    @Test("`The document depends on the attributes that its keys stand for`")
    func dependencies() {
        #expect(EverydayView.depends(on: Self.trait, attributes: [0]))
        #expect(!EverydayView.depends(on: Self.trait, attributes: [1]))
        #expect(EverydayView.depends(on: Self.trait, attributes: [1, 8]))
        #expect(!EverydayView.depends(on: Self.trait, attributes: []))
        #expect(EverydayView.depends(on: OnOff.definition, attributes: [OnOff.onOff.index]))
        #expect(!EverydayView.depends(on: OnOff.definition, attributes: [OnOff.onTime.index, OnOff.offWaitTime.index]))
        #expect(!EverydayView.depends(on: LevelControl.definition, attributes: [LevelControl.remainingTime.index]))
        #expect(EverydayView.depends(on: ColorControl.definition, attributes: [ColorControl.colorMode.index]))
        #expect(!EverydayView.depends(on: Descriptor.definition, attributes: [0, 1, 2]))
    }

    @Test("`Every attribute that a generated trait names for a key counts as one the document depends on`")
    func generated() {
        for trait in HomeTraits.registry.traits {
            for key in trait.everydayKeys {
                let index = trait.attributeIndex(named: key.attribute)
                #expect(
                    index.map { EverydayView.depends(on: trait, attributes: [$0]) } == true, "\(trait.name).\(key.key)")
            }
        }
    }
}
