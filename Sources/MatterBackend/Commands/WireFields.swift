import HomeModel
import JSON
import MatterNodes

/// Fields of answers and events as Matter Servers tell them: by name in whatever capitals (some servers tell a field twice, as
/// `groupID` and `groupId`), or by number.
enum WireFields {
    /// In the order of the definitions; nil where a field is not told or is no value of its type.
    static func values(_ object: JSONObject, _ fields: [FieldDefinition]) -> [Value?] {
        let members = Dictionary(
            object.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
        return fields.map { field in
            let name = field.name.lowercased()
            let json = members[name] ?? members[WireName.field(field.name).lowercased()] ?? members[String(field.id)]
            return json.flatMap { LenientDecoder.decode($0, as: field.type, isNullable: field.isNullable) }
        }
    }
}
