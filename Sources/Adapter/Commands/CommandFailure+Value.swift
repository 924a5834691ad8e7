import HomeModel
import JSON
import Topics

extension CommandFailure {
    /// The failure of an action that names a field, with the value that the field had; what is sensitive is never shown.
    func showingValue(of action: DeviceAction) -> CommandFailure {
        guard value == nil, let field else { return self }
        var writer = JSONWriter()
        switch action {
        case .write(let write):
            guard
                let entry = write.entries.first(where: { write.trait.attributes[$0.attribute].name == field }),
                !write.trait.attributes[entry.attribute].isSensitive
            else { return self }
            writer.value(entry.value, as: write.trait.attributes[entry.attribute].type)
        case .invoke(let command):
            guard let index = command.definition.fieldIndex(named: field), let given = command.fields[index],
                !command.definition.fields[index].isSensitive
            else { return self }
            writer.value(given, as: command.definition.fields[index].type)
        }
        var shown = self
        shown.value = try? JSON.parse(writer.bytes)
        return shown
    }
}
