import JSON
import TestSupport
import Testing

/// Wrong input in quantity.
@Suite(.requiresDaemon, .requiresMosquitto, .timeLimit(.minutes(3))) struct FloodTests {
    @Test func `20,000 random messages leave the adapter as it was`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        var random = SplitMix(seed: 7)
        let flood = try await TestClient.connect(port: broker.port)
        func round(_ count: Int) async throws -> Int64 {
            for number in 1...count {
                let topic = Self.topic(&random)
                let payload = Self.payload(&random)
                // Every hundredth is acknowledged, so that the flood does not outrun the broker's queue.
                try await flood.publish("trait2mqtt/\(topic)", payload, qos: number % 100 == 0 ? 1 : 0)
            }
            return try #require(try await hub.request("adapter/health")["residentKilobytes"]?.intValue)
        }
        let before = try await round(4_000)
        let after = try await round(16_000)
        // What is remembered of named commands grows, within its bounds.
        #expect(after - before < 20_000, "\(before) kB, then \(after) kB")
        try await hub.succeed("main-house/kitchen/ceiling-light/set", #"{"on":true,"brightness":77}"#)
        let held = try await RetainedTopics.read(broker)
        #expect(held["trait2mqtt/main-house/kitchen/ceiling-light"] == #"{"on":true,"brightness":77}"#)
        #expect(try await daemon.stop() == 0)
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
