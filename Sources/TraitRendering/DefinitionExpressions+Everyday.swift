import HomeModel

extension DefinitionExpressions {
    func action(_ action: EverydayAction) -> SwiftExpression {
        var arguments: [Argument] = [
            (nil, Self.string(action.name)), ("command", Self.string(action.command)),
        ]
        if let feature = action.feature { arguments.append(("feature", Self.string(feature))) }
        if !action.fields.isEmpty {
            let assignments = action.fields.map { assignment -> SwiftExpression in
                let source: SwiftExpression =
                    switch assignment.source {
                    case .constant(let value): .call(".constant", [(nil, Self.value(value))])
                    case .tagged(let entry): .call(".tagged", [(nil, tagged(entry))])
                    }
                return .call(
                    "EverydayAction.Assignment", [("field", Self.string(assignment.field)), ("source", source)])
            }
            arguments.append(("fields", .list(assignments)))
        }
        return .call("EverydayAction", arguments)
    }

    private func tagged(_ entry: EverydayAction.Tagged) -> SwiftExpression {
        .call(
            "EverydayAction.Tagged",
            [
                ("list", Self.string(entry.list)), ("take", Self.string(entry.take)),
                ("tags", Self.string(entry.tags)), ("tag", Self.value(entry.tag)),
            ])
    }

    func alarm(_ alarm: EverydayAlarm) -> SwiftExpression {
        .call(
            "EverydayAlarm",
            [
                ("key", Self.string(alarm.key)), ("event", Self.string(alarm.event)),
                ("field", Self.string(alarm.field)), ("value", Self.value(alarm.value)),
                ("attribute", Self.string(alarm.attribute)), ("endings", .list(alarm.endings.map(Self.value))),
            ])
    }
}
