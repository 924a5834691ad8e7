extension CommandDefinition {
    /// Why the device did not do it, as its answer says; nil: it did, or the answer does not tell.
    ///
    /// - Parameter answer: the fields of the answer, in the order of its definition.
    public func refusal(in answer: [Value?]) -> CommandFailure? {
        guard let response, let outcome = response.outcome,
            let (type, status) = response.fields.element(at: outcome.field, in: answer), let status,
            status != outcome.success
        else { return nil }
        var message = "the device refused '\(name)': \(type.text(of: status))"
        let reason = outcome.reason.flatMap { response.fields.element(at: $0, in: answer)?.value?.stringValue }
        if let reason, !reason.isEmpty { message += ", \(reason)" }
        return CommandFailure(.failedPrecondition, message)
    }
}

extension ValueType {
    /// A number as people read it: by its name, where the type has one.
    fileprivate func text(of value: Value) -> String {
        guard let number = value.uintValue else { return value.intValue.map(String.init) ?? "an unknown status" }
        if case .enumeration(let definition) = self, let name = definition.name(of: number) { return name }
        return "status \(number)"
    }
}
