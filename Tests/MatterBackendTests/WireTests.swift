import HomeModel
import HomeTraits
import JSON
import Testing

@testable import MatterBackend

@Suite("Commands and values have the names and forms that Matter Servers expect") struct WireTests {
    @Test(arguments: [
        ("moveToLevel", "MoveToLevel"), ("on", "On"), ("launchUrl", "LaunchURL"), ("updatePin", "UpdatePIN"),
        ("setUtcTime", "SetUTCTime"), ("setDefaultNtp", "SetDefaultNTP"), ("goToLiftPercentage", "GoToLiftPercentage"),
        ("getSetupPin", "GetSetupPIN"), ("csrRequest", "CSRRequest"), ("announceOtaProvider", "AnnounceOTAProvider"),
    ]) func `commands`(name: String, wire: String) { #expect(WireName.command(name) == wire) }

    @Test(arguments: [
        ("level", "level"), ("transitionTime", "transitionTime"), ("pinCode", "PINCode"), ("groupId", "groupID"),
        ("userUniqueId", "userUniqueID"), ("colorX", "colorX"), ("adminVendorId", "adminVendorId"),
        ("contentUrl", "contentURL"), ("extensionFieldSetStructs", "extensionFieldSets"), ("id", "id"),
        ("checkInNodeId", "checkInNodeID"), ("messageIds", "messageIDs"), ("identifyTime", "identifyTime"),
        ("optionsMask", "optionsMask"), ("idle", "idle"), ("pinned", "pinned"), ("dstOffset", "DSTOffset"),
    ]) func `fields`(name: String, wire: String) { #expect(WireName.field(name) == wire) }

    private static func payload(_ request: ServerRequest) -> String { request.arguments["payload"]?.text ?? "" }

    @Test func `a command has all that it needs, its payload too where it has no fields`() throws {
        let off = ServerRequest.invoke(
            DeviceCommand(device: DeviceID("x"), endpoint: 1, OnOff.Off()), node: 18_446_744_065_119_617_025, cluster: 6
        )
        #expect(
            String(decoding: off.text(id: "4"), as: UTF8.self)
                == #"{"message_id":"4","command":"device_command","args":{"node_id":18446744065119617025,"endpoint_id":1,"cluster_id":6,"command_name":"Off","payload":{}}}"#
        )
    }

    @Test func `a lock is opened by a timed command with its pin in base64, which is a secret`() throws {
        let definition = DoorLock.definition
        let index = try #require(definition.commandIndex(named: "unlockDoor"))
        let open = ServerRequest.invoke(
            DeviceCommand(
                device: DeviceID("x"), endpoint: 1, trait: definition, command: index,
                fields: [.bytes(Array("1234".utf8))]),
            node: 1, cluster: 257)
        #expect(Self.payload(open) == #"{"PINCode":"MTIzNA=="}"#)
        #expect(open.arguments["timed_request_timeout_ms"]?.uintValue != nil)
        #expect(open.isSecret)
        let without = ServerRequest.invoke(
            DeviceCommand(device: DeviceID("x"), endpoint: 1, trait: definition, command: index, fields: [nil]),
            node: 1,
            cluster: 257)
        #expect(Self.payload(without) == "{}" && !without.isSecret)
    }

    private static let point = StructDefinition(
        name: "Point",
        fields: [
            FieldDefinition(name: "trackId", id: 0, type: .unsigned(bits: 8)),
            FieldDefinition(name: "note", id: 5, type: .octets, isOptional: true),
        ])

    @Test func `structs are written by number and commanded by name`() {
        let value = Value.list([.structure([.integer(3), .bytes([1, 2])]), .structure([.integer(4), nil])])
        let type = ValueType.list(.structure(Self.point))
        #expect(WireValue.json(value, as: type, .numbers).text == #"[{"0":3,"5":"AQI="},{"0":4}]"#)
        #expect(WireValue.json(value, as: type, .names).text == #"[{"trackID":3,"note":"AQI="},{"trackID":4}]"#)
    }

    @Test func `a whole float stays one, a large integer stays exact, null is null`() {
        #expect(WireValue.json(.integer(2), as: .single, .numbers) == .number(2))
        #expect(WireValue.json(Value(UInt64.max), as: .unsigned(bits: 64), .numbers).text == "18446744073709551615")
        #expect(WireValue.json(.null, as: .bool, .names).isNull)
    }

    @Test func `answers are read by name in whatever capitals, told twice, or by number`() {
        let fields = [
            FieldDefinition(name: "groupId", id: 0, type: .unsigned(bits: 16)),
            FieldDefinition(name: "status", id: 1, type: .unsigned(bits: 8)),
            FieldDefinition(name: "pinCode", id: 2, type: .octets, isNullable: true),
        ]
        #expect(
            WireFields.values(["groupID": 7, "groupId": 7, "status": 0, "PINCode": nil], fields)
                == [.integer(7), .integer(0), .null])
        #expect(WireFields.values(["0": 7, "2": "AQI="], fields) == [.integer(7), nil, .bytes([1, 2])])
        #expect(WireFields.values(["groupId": "x"], fields) == [nil, nil, nil])
    }

    private static let refusals: [(Int64, String, ErrorCode, MatterStatus?)] = [
        (0, "InteractionModelError: UnsupportedCommand (0x81)", .unimplemented, .unsupportedCommand),
        (0, "InteractionModelError: UnsupportedCluster (0xc3)", .notFound, .unsupportedCluster),
        (0, "InteractionModelError: ConstraintError (0x87)", .outOfRange, .constraintError),
        (0, "InteractionModelError: Busy (0x9c)", .unavailable, .busy),
        (0, "Received error status: constraint-error", .outOfRange, .constraintError),
        (0, "StatusResponse INVALID_IN_STATE", .failedPrecondition, .invalidInState),
        (0, "src/app/CommandSender.cpp:343: CHIP Error 0x00000032: Timeout", .deadlineExceeded, nil),
        (7, "the operation timed out", .deadlineExceeded, nil),
        (0, "type object 'Commands' has no attribute 'moveToLevel'", .unknown, nil), (0, "99", .unknown, nil),
        (1, "", .unavailable, nil), (3, "Node 77 is not (yet) available.", .unavailable, nil),
        (4, "", .unavailable, nil),
        (5, "", .notFound, nil), (6, "", .failedPrecondition, nil), (7, "", .unknown, nil),
        (8, "", .invalidArgument, nil),
        (9, "Invalid command: x", .unimplemented, nil), (10, "", .unavailable, nil), (4711, "(0xzz)", .unknown, nil),
        (0, "InteractionModelError: what (0x00)", .unknown, nil),
    ]

    @Test(arguments: refusals) func `refusals have the codes of the Home APIs`(
        number: Int64, details: String, code: ErrorCode, status: MatterStatus?
    ) {
        let failure = ServerFailure.failure(ServerError(code: number, details: details), isSecret: false)
        #expect(failure.code == code && failure.matterStatus == status)
        #expect(details.isEmpty || failure.message.contains(details))
        let secret = ServerFailure.failure(ServerError(code: number, details: details), isSecret: true)
        #expect(details.isEmpty || !secret.message.contains(details))
    }

    @Test(
        arguments: [
            ("null", nil), ("[]", nil), (#"[{"Path":{},"Status":0}]"#, nil),
            (#"[{"Path":{},"Status":135}]"#, ErrorCode.outOfRange),
            (#"[{"Path":{},"Status":0},{"Status":134}]"#, .unimplemented),
            (#"[{"Status":200000}]"#, .unknown), (#"{"Status":127}"#, .notFound),
        ] as [(String, ErrorCode?)]) func `the status inside the result of a write counts`(
            text: String, code: ErrorCode?
        ) throws
    {
        #expect(WriteResult.failure(in: try JSON.parse(text))?.code == code)
    }
}
