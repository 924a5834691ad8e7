import Configuration
import JSON
import TestSupport
import Testing

/// Wrong input in quantity.
@Suite(.requiresMosquitto) struct FloodTests {
    @Test func `20,000 random messages leave the adapter as it was`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        var random = SplitMix(seed: 7)
        let flood = try await TestClient.connect(port: home.broker.port)
        func round(_ count: Int) async throws {
            for number in 1...count {
                let topic = Self.topic(&random)
                let payload = Self.payload(&random)
                // Every hundredth is acknowledged, so that the flood does not outrun the broker's queue.
                try await flood.publish("\(home.base)/\(topic)", payload, qos: number % 100 == 0 ? 1 : 0)
            }
            #expect(try await home.request("adapter/health").isSuccess)
            _ = home.watcher.takeAll()
        }
        try await round(4_000)
        let before = try await residentKilobytes(home)
        try await round(16_000)
        let after = try await residentKilobytes(home)
        // The clients of the test live in this process, too.
        #expect(after - before < 40_000, "\(before) kB, then \(after) kB")
        #expect(try await home.set(Homes.lampPath, ["on": false]).isSuccess)
        #expect(try await home.set(Homes.lampPath, ["on": true, "brightness": 77]).isSuccess)
        #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": 77])
        await home.stop()
    }

    private func residentKilobytes(_ home: HomeUnderTest) async throws -> Int64 {
        try await home.request("adapter/health").data?["residentKilobytes"]?.intValue ?? 0
    }

    private static func topic(_ random: inout SplitMix) -> String {
        let real = ["main-house", "kitchen", "ceiling-light", "dimmableLight", "levelControl", "moveToLevel"]
        let count = [4, 6, 7, 7, 8, 10][random.next(6)]
        var levels = (0..<(count - 1)).map { index in
            index < real.count && random.next(4) > 0
                ? real[index] : ["x", "_all", "ö", "", "_adapter", "a b", "onOff"][random.next(7)]
        }
        levels.append(random.next(2) == 0 ? "set" : "call")
        return levels.joined(separator: "/")
    }

    private static func payload(_ random: inout SplitMix) -> [UInt8] {
        switch random.next(6) {
        case 0: (0..<random.next(64)).map { _ in UInt8(truncatingIfNeeded: random.next(256)) }
        case 1: Array(String(repeating: "[", count: random.next(200)).utf8)
        case 2: Array(#"{"_id":"\#(random.next(1_000_000))","level":\#(random.next(300))}"#.utf8)
        case 3: Array(#"{"brightness":\#(random.next(300)),"x":{"y":[1,2,{"z":null}]}}"#.utf8)
        case 4: Array("\(random.next(1000))".utf8)
        default: []
        }
    }
}

/// A small generator of numbers that are the same in every run.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((word ^ (word >> 31)) % UInt64(bound))
    }
}
