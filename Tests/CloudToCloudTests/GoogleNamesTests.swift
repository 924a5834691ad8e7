import CloudToCloud
import HomeModel
import TestSupport
import Testing

/// Our lists of Google's names against the rules.
@Suite struct GoogleNamesTests {
    @Test func `every trait and command of Google's is there`() {
        #expect(Set(GoogleTrait.allCases.map(\.rawValue)) == Set(GoogleRules.shared.traitNames))
        #expect(
            Set(GoogleCommand.allCases.map(\.rawValue)) == Set(GoogleRules.shared.commands.map(\.command)))
    }

    @Test(arguments: ErrorCode.allCases)
    func `every error has one of Google's names`(code: ErrorCode) {
        let error = GoogleError(CommandFailure(code, "x"))
        #expect(GoogleRules.shared.knows(error: error.code.rawValue))
    }
}
