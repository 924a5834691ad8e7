import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated speaker` {
    @Test func `begins at half its volume and can be heard`() throws {
        let speaker = try Bench("speaker")
        #expect(speaker[OnOff.onOff] == true)
        #expect(speaker[LevelControl.currentLevel] == 127)
    }

    @Test func `is muted and unmuted without losing its volume`() throws {
        let speaker = try Bench("speaker")
        speaker.invoke(LevelControl.MoveToLevelWithOnOff(level: 200))
        #expect(speaker[LevelControl.currentLevel] == 200)
        #expect(speaker.invoke(OnOff.Off()).isSuccess)
        #expect(speaker[OnOff.onOff] == false)
        #expect(speaker.invoke(OnOff.On()).isSuccess)
        #expect(speaker[LevelControl.currentLevel] == 200)
    }

    @Test func `a home file's values stand over the type's`() throws {
        let speaker = try Bench(
            "speaker",
            [FirstValues(OnOff.self, [("onOff", false)]), FirstValues(LevelControl.self, [("currentLevel", 10)])])
        #expect(speaker[OnOff.onOff] == false)
        #expect(speaker[LevelControl.currentLevel] == 10)
    }
}
