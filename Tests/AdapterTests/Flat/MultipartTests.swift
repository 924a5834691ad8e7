import Configuration
import JSON
import TestSupport
import Testing

/// Devices of several parts: nested, alike, of several types.
@Suite("Devices of several parts", .requiresMosquitto) struct MultipartTests {
    private static let fridge = "house/room/fridge"

    private static let home = Homes.room(
        """
        { name: Fridge, id: fridge, parts: [
                  { type: refrigerator, endpoint: 1, traits: { identify: {} } },
                  { type: temperatureControlledCabinet, endpoint: 2, parent: 1, tags: [refrigerator.refrigerator],
                    traits: { temperatureMeasurement: { measuredValue: 420 }, identify: {} } },
                  { type: temperatureControlledCabinet, endpoint: 3, parent: 1, tags: [refrigerator.freezer],
                    traits: { temperatureMeasurement: { measuredValue: -1810 }, identify: {} } } ] }
        """,
        """
        { name: Panel, id: panel, parts: [
                  { type: [extendedColorLight, onOffLight], endpoint: 1 },
                  { type: genericSwitch, endpoint: 2 },
                  { type: onOffLight, endpoint: 3, parent: 2 } ] }
        """)

    @Test func `a refrigerator's cabinets are parts below it, told apart by their tags`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        let parts = try await home.document("\(Self.fridge)/_meta")["parts"]
        #expect(
            parts?.objectValue?.keys.sorted() == [
                "refrigerator", "temperatureControlledCabinet-2", "temperatureControlledCabinet-3",
            ])
        #expect(parts?["refrigerator"]?["parent"] == .some(.null))
        for (part, tag) in [(2, "refrigerator.refrigerator"), (3, "refrigerator.freezer")] {
            let cabinet = parts?["temperatureControlledCabinet-\(part)"]
            #expect(cabinet?["parent"] == "refrigerator")
            #expect(cabinet?["endpoint"]?.intValue == Int64(part))
            #expect(cabinet?["tags"] == [.string(tag)])
        }
        let everyday = try await home.document(Self.fridge)
        #expect(everyday["temperatureControlledCabinet-2"]?["temperature"] == 4.2)
        #expect(everyday["temperatureControlledCabinet-3"]?["temperature"] == -18.1)
        #expect(
            try await home.document("\(Self.fridge)/temperatureControlledCabinet-3/temperatureMeasurement")[
                "measuredValue"] == -1810)
        try await home.report(
            "fridge", "temperatureMeasurement", ["measuredValue": -2000], part: "temperatureControlledCabinet-3")
        try await home.sees(Self.fridge) { $0["temperatureControlledCabinet-3"]?["temperature"] == -20 }
        #expect(
            try await home.document("\(Self.fridge)/temperatureControlledCabinet-2/temperatureMeasurement")[
                "measuredValue"] == 420)
        // A command finds its part; one for a part that is not there does not.
        for part in ["refrigerator", "temperatureControlledCabinet-2", "temperatureControlledCabinet-3"] {
            #expect(try await home.call("\(Self.fridge)/\(part)/identify/identify", ["identifyTime": 3]).isSuccess)
        }
        let wrong = try await home.call("\(Self.fridge)/temperatureControlledCabinet/identify/identify")
        #expect(wrong.code == "notFound")
        #expect(wrong.json["error"]?["allowed"]?.arrayValue?.count == 3)
        // Connectivity of a nested part.
        try await home.must(
            "embedded/connectivity",
            ["device": "fridge", "part": "temperatureControlledCabinet-2", "connectivity": "offline"])
        let connectivity = try await home.document("\(Self.fridge)/_connectivity")
        #expect(connectivity["state"] == "partiallyOnline")
        #expect(connectivity["parts"]?["refrigerator"]?["state"] == "online")
        await home.stop()
    }

    @Test func `a part of two types is called after its primary one and has the traits of both`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        let parts = try await home.document("house/room/panel/_meta")["parts"]
        let light = try #require(parts?["extendedColorLight"])
        let types = try #require(light["types"]?.arrayValue)
        #expect(types.count == 2)
        #expect(types.first { $0["name"] == "extendedColorLight" }?["isPrimary"] == true)
        #expect(types.first { $0["name"] == "onOffLight" }?["isPrimary"] == false)
        #expect(parts?["onOffLight"]?["parent"] == "genericSwitch")
        // Both parts have the trait: each is set by itself.
        let onOff = "house/room/panel/onOffLight/onOff"
        #expect(try await home.set("house/room/panel/extendedColorLight/onOff", ["onOff": true]).isSuccess)
        #expect(try await home.document("house/room/panel/extendedColorLight/onOff")["onOff"] == true)
        #expect(try await home.document(onOff)["onOff"] == false)
        #expect(try await home.set("house/room/panel", ["onOffLight": ["on": true], "brightness": 40]).isSuccess)
        #expect(try await home.document(onOff)["onOff"] == true)
        let everyday = try await home.document("house/room/panel")
        #expect(everyday["brightness"] == 40)
        #expect(everyday["onOffLight"] == ["on": true] && everyday["extendedColorLight"]?["on"] == true)
        #expect(everyday["on"] == nil)
        #expect(try await home.set("house/room/panel", ["on": false]).code == "invalidArgument")
        await home.stop()
    }
}
