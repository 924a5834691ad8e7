import HomeModel
import HomeTraits

/// Logging in to a content app with a setup PIN (Matter Application Cluster Specification, "Account Login Cluster"). PINs are for once
/// and are forgotten when the power goes.
final class AccountLoginBehaviour: TraitBehaviour {
    /// The PIN given out last for an account.
    private var given: (account: [UInt8], pin: String)?

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(AccountLogin.GetSetupPin.self) {
            let pin = String(UInt32.random(in: 10_000_000...99_999_999))
            given = (Array(command.tempAccountIdentifier.utf8), pin)
            return AccountLogin.GetSetupPinResponse(setupPin: pin).fields
        }
        if let command = command.typed(AccountLogin.Login.self) {
            guard let given, given.account == Array(command.tempAccountIdentifier.utf8), given.pin == command.setupPin
            else { throw CommandFailure(status: .unsupportedAccess, "the account or its PIN is wrong") }
            self.given = nil
            return []
        }
        if let command = command.typed(AccountLogin.Logout.self) {
            given = nil
            part.raise(AccountLogin.LoggedOut(node: command.node), at: moment)
            return []
        }
        throw .notSimulated
    }
}
