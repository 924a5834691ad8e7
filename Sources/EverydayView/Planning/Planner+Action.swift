import HomeModel
import HomeTraits

extension Planner {
    /// `action`: the commands that the word stands for in the definitions of the part's traits.
    mutating func planAction(_ request: PartRequest) throws(CommandFailure) {
        guard let argument = request[EverydayKeys.action] else { return }
        let part = request.part
        let offers = ActionOffer.of(part)
        guard let word = argument.word else {
            throw argument.wrong(
                "the name of an action is expected", allowed: .names(ActionOffer.names(of: part)))
        }
        let wanted = offers.filter { $0.matches(word) }
        guard !wanted.isEmpty else {
            let isKnown = ActionOffer.isKnown(word)
            throw CommandFailure(
                isKnown ? .unimplemented : .invalidArgument,
                isKnown ? "this device has no action '\(word)'" : "there is no action '\(word)'",
                field: argument.field, value: argument.json, allowed: .names(ActionOffer.names(of: part)))
        }
        dependOnState()
        for offer in wanted { try plan(offer, request, argument) }
    }

    private mutating func plan(
        _ offer: ActionOffer, _ request: PartRequest, _ argument: Argument
    ) throws(CommandFailure) {
        let trait = offer.state.shape.definition
        guard let command = trait.commandIndex(named: offer.action.command) else { return }
        if trait === DoorLock.definition, command == DoorLock.UnlockDoor.index {
            invoke(DoorLock.UnlockDoor(pinCode: try request.pinCode()), on: request.part, for: argument)
            return
        }
        let fields = trait.commands[command].fields.map(offer.value)
        append(
            .invoke(
                DeviceCommand(
                    device: device, endpoint: request.part.endpoint, trait: trait, command: command, fields: fields)),
            for: argument)
    }
}
