public import HomeModel
public import JSON

/// Payload of `_adapter/trait/<trait>`: what is the same for a trait on every device.
public enum TraitMetaPayload {
    public static func write(_ trait: TraitDefinition, into writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        if trait.namespace == .matter, let cluster = trait.clusterID {
            writer.uint64(UInt64(cluster))
        } else {
            writer.string(trait.identifier)
        }
        writer.member("name", trait.title)
        writer.member("namespace", trait.namespace.name)
        writer.key("revision")
        writer.int64(Int64(trait.revision))
        if !trait.isDefined {
            writer.key("isDefined")
            writer.bool(false)
        }
        writer.key("features")
        writer.strings(trait.features.map(\.name))
        writer.key("attributes")
        writer.beginObject()
        if trait.exposure == .full, trait.isDefined {
            for attribute in trait.attributes {
                writer.key(attribute.name)
                self.attribute(attribute, of: trait, into: &writer)
            }
        }
        writer.endObject()
        writer.key("commands")
        writer.beginObject()
        for command in trait.commands {
            writer.key(command.name)
            writer.beginObject()
            writer.key("fields")
            fields(command.fields, into: &writer)
            if let response = command.response {
                writer.key("response")
                fields(response.fields, into: &writer)
            }
            if command.isTimed {
                writer.key("isTimed")
                writer.bool(true)
            }
            writer.endObject()
        }
        writer.endObject()
        writer.key("events")
        writer.beginObject()
        for event in trait.events {
            writer.key(event.name)
            writer.beginObject()
            writer.member("priority", event.priority.rawValue)
            writer.key("fields")
            fields(event.fields, into: &writer)
            writer.endObject()
        }
        writer.endObject()
        writer.key("everyday")
        writer.strings((trait.everydayKeys.map(\.key) + trait.alarms.map(\.key)).withoutRepeats)
        if !trait.actions.isEmpty {
            writer.key("actions")
            writer.strings(trait.actions.map(\.name).withoutRepeats)
        }
        writer.endObject()
    }

    private static func attribute(
        _ attribute: AttributeDefinition, of trait: TraitDefinition, into writer: inout JSONWriter
    ) {
        writer.beginObject()
        type(
            attribute.type, unit: attribute.unit, range: attribute.range, isNullable: attribute.isNullable,
            into: &writer)
        writer.key("isNullable")
        writer.bool(attribute.isNullable)
        writer.key("isWritable")
        writer.bool(attribute.isWritable)
        if attribute.isFixed {
            writer.key("isFixed")
            writer.bool(true)
        }
        writer.key("affectedByCommands")
        writer.strings(attribute.affectedBy)
        writer.endObject()
    }

    private static func fields(_ fields: [FieldDefinition], into writer: inout JSONWriter) {
        writer.beginObject()
        for field in fields {
            writer.key(field.name)
            writer.beginObject()
            type(field.type, unit: field.unit, range: field.range, isNullable: field.isNullable, into: &writer)
            writer.key("isNullable")
            writer.bool(field.isNullable)
            if field.isOptional {
                writer.key("isOptional")
                writer.bool(true)
            }
            if let value = field.defaultValue {
                writer.key("default")
                writer.value(value, as: field.type)
            }
            writer.endObject()
        }
        writer.endObject()
    }

    /// Members `type`, `unit`, `range`, and the names of an enum's members, a bitmap's flags or a struct's fields.
    private static func type(
        _ type: ValueType, unit: String?, range: ValueRange?, isNullable: Bool, into writer: inout JSONWriter
    ) {
        writer.member("type", type.name)
        if let unit { writer.member("unit", unit) }
        self.range(range, of: type, isNullable: isNullable, into: &writer)
        switch type {
        case .enumeration(let definition):
            writer.key("values")
            writer.strings(definition.members.map(\.name))
        case .bitmap(let definition):
            writer.key("flags")
            writer.strings(definition.fields.map(\.name))
        case .structure(let definition):
            writer.key("fields")
            fields(definition.fields, into: &writer)
        case .list(let entry):
            writer.key("entry")
            writer.beginObject()
            self.type(entry, unit: nil, range: nil, isNullable: false, into: &writer)
            writer.endObject()
        default: break
        }
    }

    private static func range(_ range: ValueRange?, of type: ValueType, isNullable: Bool, into writer: inout JSONWriter)
    {
        var bounds = Bounds()
        if let limits = type.integerBounds(isNullable: isNullable) {
            bounds = Bounds(minimum: limits.minimum, maximum: limits.maximum)
        }
        if let minimum = range?.minimum?.value({ _ in nil }) { bounds.raise(to: minimum) }
        if let maximum = range?.maximum?.value({ _ in nil }) { bounds.lower(to: maximum) }
        let length = Bounds(
            minimum: range?.minimumLength?.value { _ in nil }, maximum: range?.maximumLength?.value { _ in nil })
        if bounds != Bounds() {
            writer.key("range")
            writer.value(bounds.json)
        } else if length != Bounds() {
            writer.key("length")
            writer.value(length.json)
        }
    }
}

extension [String] {
    /// Each once, in the order of their first places.
    fileprivate var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
