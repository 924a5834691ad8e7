import CloudToCloud
import HomeModel
import HomeTraits
import JSON
import Testing

/// Which of Google's devices a device is.
@Suite struct EntryTests {
    private static func outlet(_ endpoint: EndpointID, label: String? = nil) -> PartDescription {
        GoogleHome.part(
            "onOffPlugInUnit", [GoogleHome.onOff(true)], endpoint: endpoint,
            tags: label.map { [SemanticTag(namespace: "commonNumber", tag: "one", label: $0)] } ?? [])
    }

    @Test func `two of the same trait are two devices with ids and names of their own`() {
        let home = GoogleHome().add(
            "strip", named: "Strip", Self.outlet(1), Self.outlet(2), Self.outlet(3, label: "Desk"))
        #expect(home.cloud.entries().map(\.id) == ["strip:1", "strip:2", "strip:3"])
        let names = ["strip:1", "strip:2", "strip:3"].map { home.device($0)?["name"]?["name"]?.stringValue }
        #expect(names == ["Strip 1", "Strip 2", "Strip Desk"])
        #expect(home.device("strip:2")?["otherDeviceIds"] == [["deviceId": "strip"]])
        #expect(home.cloud.entry("strip") == nil)
    }

    @Test func `parts whose traits go together are one device`() {
        let climate = GoogleHome().add(
            "climate", named: "Climate",
            GoogleHome.part(
                "temperatureSensor", [GoogleHome.trait(TemperatureMeasurement.definition, [("measuredValue", 2150)])]),
            GoogleHome.part(
                "humiditySensor", [GoogleHome.trait(RelativeHumidityMeasurement.definition, [("measuredValue", 5000)])],
                endpoint: 2))
        #expect(climate.cloud.entries().map(\.id) == ["climate"])
        let state = climate.query("climate")
        #expect(state["thermostatTemperatureAmbient"] == 21.5)
        #expect(state["humidityAmbientPercent"] == 50)
    }

    @Test func `a battery goes with each of the devices that a strip is`() {
        let battery = GoogleHome.trait(
            PowerSource.definition, features: ["BAT"], [("batPercentRemaining", 100), ("batChargeLevel", 0)],
            commands: [])
        let home = GoogleHome().add(
            "strip", Self.outlet(1), Self.outlet(2), GoogleHome.part("powerSource", [battery], endpoint: 3))
        #expect(home.cloud.entries().map(\.id) == ["strip:1", "strip:2"])
        for id in ["strip:1", "strip:2"] {
            #expect(home.query(id)["descriptiveCapacityRemaining"] == "MEDIUM")
        }
    }

    @Test func `what Google knows nothing of is left out, and it is said why`() {
        let home = GoogleHome().add(
            "motion",
            GoogleHome.part("occupancySensor", [GoogleHome.trait(OccupancySensing.definition, [("occupancy", 1)])]))
        #expect(home.cloud.entries().isEmpty)
        #expect(home.cloud.findings == ["'motion' (motion) is left out: it has nothing that Google knows"])
    }

    @Test func `identity is told as texts, and nothing of Matter without the unique id`() {
        var identity = DeviceIdentity()
        identity.vendorID = .known(0xFFF1)
        identity.productID = .known(0x1234)
        identity.vendorName = .known("Example")
        identity.softwareVersion = .unknown
        let home = GoogleHome().add("a", identity: identity, Self.outlet(1))
        #expect(home.device("a")?["matterOriginalVendorId"] == nil)
        #expect(home.device("a")?["deviceInfo"] == ["manufacturer": "Example"])
        identity.uniqueID = .known("00112233aabbccddeeff")
        home.add("b", identity: identity, Self.outlet(1))
        #expect(home.device("b")?["matterOriginalVendorId"] == "0xfff1")
        #expect(home.device("b")?["matterOriginalProductId"] == "0x1234")
        #expect(home.device("b")?["matterUniqueId"] == "00112233aabbccddeeff")
        identity.vendorID = .absent
        identity.productID = .absent
        home.add("c", identity: identity, Self.outlet(1))
        #expect(home.device("c")?["matterUniqueId"] == "00112233aabbccddeeff")
        #expect(home.device("c")?["matterOriginalVendorId"] == nil)
    }

    private static func cabinet(
        _ endpoint: EndpointID, tag: String? = nil, _ more: TraitState...
    ) -> PartDescription {
        let control = GoogleHome.trait(
            TemperatureControl.definition, features: ["TN"],
            [("temperatureSetpoint", 400), ("minTemperature", -2500), ("maxTemperature", 2500)])
        return GoogleHome.part(
            "temperatureControlledCabinet", [control] + more, endpoint: endpoint,
            tags: tag.map { [SemanticTag(namespace: "refrigerator", tag: $0)] } ?? [])
    }

    @Test func `tags tell types and names of parts`() {
        let home = GoogleHome().add(
            "fridge", named: "Fridge", GoogleHome.part("refrigerator", []), Self.cabinet(2, tag: "refrigerator"),
            Self.cabinet(3, tag: "freezer"))
        #expect(home.cloud.entries().map(\.id) == ["fridge:2", "fridge:3"])
        #expect(home.device("fridge:2")?["type"] == "action.devices.types.REFRIGERATOR")
        #expect(home.device("fridge:3")?["type"] == "action.devices.types.FREEZER")
        #expect(home.device("fridge:3")?["name"]?["name"] == "Fridge freezer")
        #expect(home.query("fridge:3")["temperatureSetpointCelsius"] == 4)
    }

    @Test func `the cavity of an oven is no refrigerator`() {
        let state = GoogleHome.trait(OvenCavityOperationalState.definition, [("operationalState", 1)])
        let home = GoogleHome().add("oven", GoogleHome.part("oven", []), Self.cabinet(2, state))
        #expect(home.device("oven")?["type"] == "action.devices.types.MICROWAVE")
        #expect(home.query("oven")["isRunning"] == true)
    }

    @Test func `an unreachable device is told with everything it can do`() {
        let home = GoogleHome()
            .add("lamp", GoogleHome.part("dimmableLight", [GoogleHome.onOff(true), GoogleHome.level(100)]))
            .add(
                "plug", isOnline: false,
                GoogleHome.part("dimmablePlugInUnit", [GoogleHome.onOff(true), GoogleHome.level(100)]))
        #expect(home.cloud.entries().map(\.id) == ["lamp", "plug"])
        #expect(home.device("plug")?["traits"] == home.device("lamp")?["traits"])
        #expect(home.query("plug") == ["status": "OFFLINE", "online": false, "errorCode": "deviceOffline"])
    }

    @Test func `an unknown id has an answer of its own`() {
        let home = GoogleHome().add("lamp", Self.outlet(1))
        #expect(home.query("gone") == ["status": "ERROR", "online": false, "errorCode": "deviceNotFound"])
        #expect(home.query("lamp:1")["errorCode"] == "deviceNotFound")
    }

    @Test(arguments: [
        ("onOffLight", "LIGHT"), ("onOffPlugInUnit", "OUTLET"), ("contactSensor", "DOOR"),
        ("waterLeakDetector", "SENSOR"),
        ("mountedOnOffControl", "SWITCH"),
    ])
    func `types follow the device type`(type: String, expected: String) {
        let home = GoogleHome().add(
            "thing",
            GoogleHome.part(
                type, [GoogleHome.onOff(true), GoogleHome.trait(BooleanState.definition, [("stateValue", true)])]))
        #expect(home.device("thing")?["type"] == .string("action.devices.types.\(expected)"))
    }

    @Test func `a closed contact is 0 % open`() {
        func contact(_ isClosed: Value) -> JSON? {
            GoogleHome().add(
                "door",
                GoogleHome.part(
                    "contactSensor", [GoogleHome.trait(BooleanState.definition, [("stateValue", isClosed)])])
            ).query("door")["openPercent"]
        }
        #expect(contact(true) == 0)
        #expect(contact(false) == 100)
    }

    @Test func `names longer than 60 code points are cut and empty ones never told`() {
        let home = GoogleHome().add("long", named: String(repeating: "🏠", count: 70), Self.outlet(1))
        home.add("blank", named: "  ", Self.outlet(1))
        #expect(home.device("long")?["name"]?["name"]?.stringValue?.unicodeScalars.count == 60)
        #expect(home.device("blank")?["name"]?["name"] == "Device")
    }
}
