import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

/// Google's volume has a scale of the device's own.
@Suite struct VolumeTests {
    static func speaker(_ volume: Int64, of whole: Int64) -> Device {
        Home.device(
            "speaker",
            Home.trait(
                GoogleVolume.definition,
                [("currentVolume", .integer(volume)), ("volumeMaxLevel", .integer(whole)), ("isMuted", false)]))
    }

    static let cases: [(volume: Int64, whole: Int64, percent: Int64)] = [
        (0, 30, 0), (15, 30, 50), (30, 30, 100), (1, 30, 3), (1, 1000, 1), (999, 1000, 100), (40, 100, 40), (7, 7, 100),
    ]

    @Test(arguments: cases) func `shows in percent of it`(volume: Int64, whole: Int64, percent: Int64) {
        #expect(Home.document(Self.speaker(volume, of: whole)) == #"{"volume":\#(percent),"muted":false}"#)
    }

    @Test(arguments: 0...100) func `every percent comes back on a scale of a hundred`(percent: Int) throws {
        let steps = try Home.steps(["volume": JSON(percent)], Self.speaker(3, of: 100))
        #expect(steps == [#"google.volume.setVolume {"volumeLevel":\#(percent)}"#])
    }

    @Test(arguments: [1, 7, 25, 30, 64, 254]) func `every step comes back as the same step`(whole: Int64) throws {
        for volume in 0...whole {
            let shown = try #require(JSON.parse(Home.document(Self.speaker(volume, of: whole)))["volume"])
            guard whole <= 100 else { continue }
            let steps = try Home.steps(["volume": shown], Self.speaker(0, of: whole))
            #expect(steps == [#"google.volume.setVolume {"volumeLevel":\#(volume)}"#])
        }
    }

    static let wrong: [JSON] = [101, -1, "loud", 2.5, .null, true]

    @Test(arguments: wrong) func `what is no percent is refused`(value: JSON) {
        #expect(throws: CommandFailure.self) { try Home.plan(["volume": value], Self.speaker(3, of: 30)) }
    }
}
