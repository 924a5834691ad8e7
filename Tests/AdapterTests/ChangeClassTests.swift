import Configuration
import JSON
import TestSupport
import Testing

/// The four ways in which attributes change (the contract's "Commands and results"), and devices that have only commands or only
/// capabilities.
@Suite(.requiresMosquitto) struct ChangeClassTests {
    /// A trait with an attribute of each class.
    private static let pump = """
        trait: pump
        namespace: exampleOrganization
        attributes:
          capacity: { type: uint16, unit: l, is: [fixed], default: 40 }
          level: { type: uint16, unit: l, default: 40, range: 0..capacity, affectedBy: [drain] }
          label: { type: string, is: [writable, nullable], length: ..8, default: null }
          speed: { type: uint8, is: [writable], range: 1..5, default: 1, affectedBy: [boost] }
          running: { type: bool, default: false, affectedBy: [boost, drain] }
        commands:
          drain: { effect: { sets: { level: 0, running: false } } }
          boost: { effect: { sets: { speed: 5, running: true } } }
        set:
          - { attributes: [running], value: true, command: boost }
        """
    private static let path = "house/room/cellar/onOffPlugInUnit/exampleOrganization.pump"

    private static func start() async throws -> HomeUnderTest {
        try await HomeUnderTest.start(
            Homes.room(
                "{ name: Cellar, id: cellar, type: onOffPlugInUnit, traits: { exampleOrganization.pump: {} } }"),
            traits: [pump])
    }

    @Test func `what changes how is told of the trait and of the device`() async throws {
        let home = try await Self.start()
        let attributes = try await home.document("_adapter/trait/exampleOrganization.pump")["attributes"]
        let table: [(name: String, isWritable: JSON, isNullable: JSON, isFixed: JSON?, commands: JSON)] = [
            ("capacity", false, false, true, []), ("level", false, false, nil, ["drain"]),
            ("label", true, true, nil, []), ("speed", true, false, nil, ["boost"]),
            ("running", false, false, nil, ["boost", "drain"]),
        ]
        for row in table {
            let attribute = try #require(attributes?[row.name])
            #expect(attribute["isWritable"] == row.isWritable, "\(row.name)")
            #expect(attribute["isNullable"] == row.isNullable, "\(row.name)")
            #expect(attribute["isFixed"] == row.isFixed, "\(row.name)")
            #expect(attribute["affectedByCommands"] == row.commands, "\(row.name)")
        }
        let meta = try await home.document("house/room/cellar/_meta")
        let trait = meta["parts"]?["onOffPlugInUnit"]?["traits"]?["exampleOrganization.pump"]
        #expect(trait?["attributes"] == ["capacity", "level", "label", "speed", "running"])
        #expect(trait?["commands"] == ["drain", "boost"])
        await home.stop()
    }

    @Test func `read-only and fixed: nothing sets it`() async throws {
        let home = try await Self.start()
        let answer = try await home.set("\(Self.path)/capacity", 50)
        #expect(answer.code == "failedPrecondition" && answer.json["error"]?["field"] == "capacity")
        #expect(answer.json["error"]?["allowed"] == nil)
        #expect(try await home.document(Self.path)["capacity"] == 40)
        await home.stop()
    }

    @Test func `read-only and moved by commands: a set names the command, or becomes one`() async throws {
        let home = try await Self.start()
        let answer = try await home.set("\(Self.path)/level", 0)
        #expect(answer.code == "failedPrecondition" && answer.json["error"]?["allowed"] == ["drain"])
        #expect(try await home.document(Self.path)["level"] == 40)
        #expect(try await home.call("\(Self.path)/drain").isSuccess)
        #expect(try await home.document(Self.path)["level"] == 0)
        #expect(try await home.set("\(Self.path)/running", true).isSuccess)
        #expect(try await home.document(Self.path)["running"] == true)
        let other = try await home.set("\(Self.path)/running", false)
        #expect(other.code == "failedPrecondition" && other.json["error"]?["allowed"] == ["boost", "drain"])
        await home.stop()
    }

    @Test func `writable: a set writes it within its type, its range and null`() async throws {
        let home = try await Self.start()
        #expect(try await home.set(Self.path, ["label": "cellar"]).isSuccess)
        #expect(try await home.document(Self.path)["label"] == "cellar")
        #expect(try await home.set(Self.path, ["label": .null]).isSuccess)
        #expect(try await home.document(Self.path)["label"] == .some(.null))
        #expect(try await home.set(Self.path, ["label": "far too long"]).code == "outOfRange")
        #expect(try await home.set(Self.path, ["speed": .null]).code == "invalidArgument")
        await home.stop()
    }

    @Test func `writable and moved by commands: both work`() async throws {
        let home = try await Self.start()
        #expect(try await home.set("\(Self.path)/speed", 3).isSuccess)
        #expect(try await home.document(Self.path)["speed"] == 3)
        #expect(try await home.call("\(Self.path)/boost").isSuccess)
        #expect(try await home.document(Self.path)["speed"] == 5)
        #expect(try await home.set("\(Self.path)/speed", 6).code == "outOfRange")
        await home.stop()
    }

    @Test func `a device without state takes commands and shows none`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Blind switch, id: blind, parts: [ { type: onOffPlugInUnit, exact: true, traits: { onOff: { _commands: [\"on\", \"off\"] } } } ] }",
                "{ name: Siren, id: siren, type: onOffPlugInUnit, traits: { google.locator: {}, google.volume: { commandOnlyVolume: true, volumeMaxLevel: 7 } } }",
                "{ name: Camera, id: camera, type: googleCamera }"))
        let stored = try await home.stored("#").keys
        let base = home.base
        #expect(!stored.contains("\(base)/house/room/blind-switch/onOffPlugInUnit/onOff"))
        #expect(!stored.contains("\(base)/house/room/siren/onOffPlugInUnit/google.locator"))
        let meta = try await home.document("house/room/blind-switch/_meta")
        let onOff = meta["parts"]?["onOffPlugInUnit"]?["traits"]?["onOff"]
        #expect(onOff?["attributes"] == [] && onOff?["commands"] == ["on", "off"])
        #expect(try await home.call("house/room/blind-switch/onOffPlugInUnit/onOff/on").isSuccess)
        #expect(try await home.call("house/room/blind-switch/onOffPlugInUnit/onOff/toggle").code == "unimplemented")
        #expect(try await home.set("house/room/blind-switch/onOffPlugInUnit/onOff/onOff", true).code == "unimplemented")
        let siren = "house/room/siren/onOffPlugInUnit"
        #expect(try await home.call("\(siren)/google.locator/locate").isSuccess)
        #expect(try await home.document("\(siren)/google.volume")["currentVolume"] == nil)
        #expect(try await home.call("\(siren)/google.volume/setVolume", ["volumeLevel": 7]).isSuccess)
        #expect(try await home.call("\(siren)/google.volume/setVolume", ["volumeLevel": 8]).code == "outOfRange")
        // Capabilities only.
        let camera = "house/room/camera/googleCamera/google.cameraStream"
        #expect(try await home.document(camera)["cameraStreamSupportedProtocols"] == ["webrtc"])
        let stream = try await home.call("\(camera)/getCameraStream", ["supportedStreamProtocols": ["hls"]])
        #expect(stream.code == "unimplemented")
        let types = try await home.document("house/room/camera/_meta")["parts"]?["googleCamera"]?["types"]
        #expect(types == [["name": "googleCamera", "id": "action.devices.types.CAMERA", "isPrimary": true]])
        await home.stop()
    }

    @Test func `a query-only device refuses commands`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Window, id: window, type: googleWindow, traits: { google.openClose: { queryOnlyOpenClose: true, openPercent: 10 } } }"
            ))
        let window = "house/room/window/googleWindow/google.openClose"
        #expect(try await home.document(window)["openPercent"] == 10)
        #expect(try await home.call("\(window)/openClose", ["openPercent": 0]).code == "unimplemented")
        let set = try await home.set("\(window)/openPercent", 0)
        #expect(set.code == "failedPrecondition", "\(set.text)")
        await home.stop()
    }
}
