import HomeModel
import HomeTraits

/// The keys with which an Aliro reader shows itself. The private one is kept by the lock alone; what a phone does with them is not
/// simulated.
extension DoorLockBehaviour {
    /// False for a command that is none of them.
    func configureAliro(_ command: DeviceCommand, _ part: SimulatedPart) throws(CommandFailure) -> Bool {
        if let command = command.typed(DoorLock.SetAliroReaderConfig.self) {
            let hasBluetooth = DoorLock.Features(rawValue: part.features(of: DoorLock.self)).contains(.aliroBleuwb)
            guard (command.groupResolvingKey != nil) == hasBluetooth else {
                throw CommandFailure(
                    status: .invalidCommand,
                    hasBluetooth ? "this lock needs a group resolving key" : "this lock has no group resolving key",
                    field: "groupResolvingKey")
            }
            guard (part[DoorLock.aliroReaderVerificationKey] ?? nil) == nil else {
                throw CommandFailure(status: .invalidInState, "the reader is configured already")
            }
            part.set(DoorLock.aliroReaderVerificationKey, command.verificationKey)
            part.set(DoorLock.aliroReaderGroupIdentifier, command.groupIdentifier)
            part.set(DoorLock.aliroGroupResolvingKey, command.groupResolvingKey)
            return true
        }
        guard command.typed(DoorLock.ClearAliroReaderConfig.self) != nil else { return false }
        part.set(DoorLock.aliroReaderVerificationKey, nil)
        part.set(DoorLock.aliroReaderGroupIdentifier, nil)
        part.set(DoorLock.aliroGroupResolvingKey, nil)
        return true
    }
}
