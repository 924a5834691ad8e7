import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Inputs and outputs of a simulated player` {
    @Test func `an input of the list is selected, and no other`() throws {
        let player = try Bench(traits: [TraitRequest(MediaInput.self)])
        #expect(player[MediaInput.currentInput] == 1)
        #expect(player.invoke(MediaInput.SelectInput(index: 3)).isSuccess)
        #expect(player[MediaInput.currentInput] == 3)
        #expect(player.invoke(MediaInput.SelectInput(index: 9)).status == .failure)
        #expect(player.reported(MediaInput.currentInput) == [3])
        #expect(player.invoke(MediaInput.ShowInputStatus()).isSuccess)
    }

    @Test func `inputs and outputs get other names, which stay`() throws {
        let player = try Bench(traits: [TraitRequest(MediaInput.self, ["NU"]), TraitRequest(AudioOutput.self, ["NU"])])
        #expect(player.invoke(MediaInput.RenameInput(index: 1, name: "Console")).isSuccess)
        #expect(player.invoke(AudioOutput.RenameOutput(index: 2, name: "Amplifier")).isSuccess)
        #expect(player.invoke(AudioOutput.RenameOutput(index: 7, name: "None")).status == .failure)
        let again = player.restarted()
        #expect(again[MediaInput.inputList]?.first?.name == "Console")
        #expect(again[AudioOutput.outputList]?.map(\.name) == ["Speakers", "Amplifier", "Headphones"])
    }

    @Test func `an output of the list is selected, and no other`() throws {
        let player = try Bench(traits: [TraitRequest(AudioOutput.self)])
        #expect(player.invoke(AudioOutput.SelectOutput(index: 2)).isSuccess)
        #expect(player[AudioOutput.currentOutput] == 2)
        #expect(player.invoke(AudioOutput.SelectOutput(index: 0)).status == .failure)
        #expect(player[AudioOutput.currentOutput] == 2)
    }
}
