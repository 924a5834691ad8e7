import HomeModel
import HomeTraits

/// First actions of bridges.
extension SensibleValues {
    static func fillActions(_ state: inout TraitState) {
        let all: UInt16 = 1
        state.give(
            Actions.endpointLists,
            [Actions.EndpointList(endpointListId: all, name: "Everything", type: .other, endpoints: [])])
        state.give(
            Actions.actionList,
            [
                Actions.Action(
                    actionId: 1, name: "Evening", type: .scene, endpointListId: all,
                    supportedCommands: [.instantAction, .instantActionWithTransition], state: .inactive),
                Actions.Action(
                    actionId: 2, name: "Wake up", type: .sequence, endpointListId: all,
                    supportedCommands: [
                        .startAction, .startActionWithDuration, .stopAction, .pauseAction, .pauseActionWithDuration,
                        .resumeAction,
                    ], state: .inactive),
                Actions.Action(
                    actionId: 3, name: "Away", type: .automation, endpointListId: all,
                    supportedCommands: [
                        .enableAction, .enableActionWithDuration, .disableAction, .disableActionWithDuration,
                    ], state: .inactive),
            ])
    }
}
