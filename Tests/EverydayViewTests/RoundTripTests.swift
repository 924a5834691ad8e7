import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

@Suite("What the everyday document shows, a set accepts")
struct RoundTripTests {
    static let measured: Set<String> = [
        "temperature", "humidity", "illuminance", "occupied", "battery", "power", "voltage", "current", "contact",
        "leak",
    ]

    static let devices: [@Sendable () -> Device] = [
        { Home.dimmable(true, 1, minimum: 1) }, { Home.dimmable(false, 0) },
        { Home.dimmable(true, 254, minimum: 40, maximum: 200) },
        { ColorTests.with(["colorMode": 0]) }, { ColorTests.with(["colorMode": 1, "currentX": 0, "currentY": 65279]) },
        { ColorTests.with(["colorMode": 2, "colorTemperatureMireds": 65279]) },
        { ColorTests.with(["colorMode": 2, "colorTemperatureMireds": 1]) },
        { ThermostatTests.thermostat(mode: 1) }, { ThermostatTests.thermostat(mode: 3, heating: -2000, cooling: 9999) },
        { ThermostatTests.thermostat(mode: 9) },
        { ThermostatTests.thermostat(mode: 1, features: ["HEAT"], more: [("minHeatSetpointLimit", 2500)]) },
        { AccessTests.lock(0) }, { AccessTests.lock(3, features: ["UBOLT"]) }, { AccessTests.covering(3333, tilt: 1) },
        { SensorTests.fan(5, .null) },
        { SensorTests.fan(2, 50, sequence: 1) }, { SensorTests.modes(9) }, { SensorTests.modes(5) },
        { SensorTests.modes(8) }, { VendorTests.device() }, { NestingTests.strip() },
        { Home.device("speaker", Home.onOff(true), Home.level(254, minimum: 10, maximum: 100)) },
        { SensorTests.sensor(TemperatureMeasurement.definition, "measuredValue", 2000) },
    ]

    @Test("Each value by itself is accepted as it is shown, unless it is measured", arguments: devices)
    func accepted(device: @Sendable () -> Device) throws {
        let device = device()
        let document = try #require(JSON.parse(Home.document(device)).objectValue)
        for (key, value) in document {
            if let nested = value.objectValue, key.contains("-") {
                for (inner, value) in nested {
                    #expect(throws: Never.self) { try Home.plan([key: .object([inner: value])], device) }
                }
            } else if Self.measured.contains(key) || key == "gauge" {
                let failure = try #require(throws: CommandFailure.self) { try Home.plan([key: value], device) }
                #expect(failure.code == .failedPrecondition)
            } else {
                #expect(throws: Never.self, "\(key): \(value.text)") { try Home.plan([key: value], device) }
            }
        }
    }

    @Test("Every key that shows is among the device's keys", arguments: devices)
    func keys(device: @Sendable () -> Device) throws {
        let device = device()
        let keys = EverydayView.keys(of: device)
        #expect(Set(keys).count == keys.count)
        let document = try #require(JSON.parse(Home.document(device)).objectValue)
        for (key, value) in document {
            if key.contains("-"), let nested = value.objectValue {
                #expect(nested.keys.allSatisfy(keys.contains))
            } else {
                #expect(keys.contains(key))
            }
        }
    }

    @Test("`Keys and document come in the same order each time`")
    func stable() {
        for device in Self.devices {
            #expect(EverydayView.keys(of: device()) == EverydayView.keys(of: device()))
            #expect(Home.document(device()) == Home.document(device()))
        }
    }

    static let nonsense: [JSON] = [
        nil, true, 0, -1, 1e300, .number(.nan), .number(.infinity), .integer(.min), .integer(.max), .unsigned(.max), "",
        "x", "\u{0}",
        "9999999999999999999999", [], [1], [:], ["x": 1], ["x": nil, "y": nil], ["hue": "a", "saturation": []],
        .string(String(repeating: "9", count: 400)),
    ]

    @Test("Nothing that is sent for a key makes the program stop", arguments: devices)
    func robust(device: @Sendable () -> Device) {
        let device = device()
        let parts = device.parts.map { Home.partName(device)($0.endpoint) }
        for key in EverydayView.keys(of: device) + parts + ["", "nothing", "fan", "transition"] {
            for value in Self.nonsense {
                _ = try? Home.plan([key: value], device)
                _ = try? Home.plan([key: value, "on": true, "transition": value, "pin": value], device)
                for part in parts { _ = try? Home.plan([part: .object([key: value])], device) }
            }
        }
    }
}
