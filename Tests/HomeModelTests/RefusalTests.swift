import HomeModel
import HomeTraits
import Testing

@Suite struct `An answer that refuses` {
    @Test func `is told by its status, and gives its reason`() throws {
        let command = try #require(RvcRunMode.definition.command(named: "changeToMode"))
        #expect(command.refusal(in: [0, nil]) == nil)
        let refusal = try #require(command.refusal(in: [1, "no such mode"]))
        #expect(refusal.code == .failedPrecondition)
        #expect(refusal.message == "the device refused 'changeToMode': unsupportedMode, no such mode")
        #expect(command.refusal(in: [3, nil])?.message == "the device refused 'changeToMode': invalidInMode")
        #expect(command.refusal(in: [3, ""])?.message == "the device refused 'changeToMode': invalidInMode")
        // A maker's own status.
        #expect(command.refusal(in: [200, nil])?.message == "the device refused 'changeToMode': status 200")
    }

    @Test func `may tell it in a field of a struct`() throws {
        let command = try #require(OperationalState.definition.command(named: "pause"))
        #expect(command.refusal(in: [.structure([0, nil, nil])]) == nil)
        let refusal = command.refusal(in: [.structure([3, nil, "nothing to pause"])])
        #expect(refusal?.message == "the device refused 'pause': commandInvalidInState, nothing to pause")
    }

    @Test func `is none where nothing is said`() throws {
        let command = try #require(RvcRunMode.definition.command(named: "changeToMode"))
        for answer in [[], [nil], [nil, "text"]] as [[Value?]] { #expect(command.refusal(in: answer) == nil) }
        let plain = try #require(OnOff.definition.command(named: "on"))
        #expect(plain.refusal(in: []) == nil)
        let told = try #require(DoorLock.definition.command(named: "getUser"))
        #expect(told.refusal(in: [1]) == nil)
    }

    @Test func `a struct that is not what it should be tells nothing`() throws {
        let command = try #require(OperationalState.definition.command(named: "pause"))
        for answer in [[.null], [.structure([])], [5]] as [[Value?]] { #expect(command.refusal(in: answer) == nil) }
    }
}
