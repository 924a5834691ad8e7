public import HomeModel
public import JSON

extension JSONWriter {
    /// Writes a value as state shows it: enums by name, bitmaps as the list of set flags, octet strings in base64, structs with
    /// lowerCamel keys, numbers exact. What the definition does not know is written as its number; a value of another kind than
    /// the type says is written as it is.
    public mutating func value(_ value: Value, as type: ValueType) {
        switch (value, type) {
        case (.null, _): null()
        case (.bool(let flag), _): bool(flag)
        case (.integer(let number), .enumeration(let definition)):
            if let unsigned = UInt64(exactly: number), let name = definition.name(of: unsigned) {
                string(name)
            } else {
                int64(number)
            }
        case (.integer(let number), .bitmap(let definition)):
            if let unsigned = UInt64(exactly: number) { flags(unsigned, of: definition) } else { int64(number) }
        case (.unsigned(let number), .bitmap(let definition)): flags(number, of: definition)
        case (.integer(let number), _): int64(number)
        case (.unsigned(let number), _): uint64(number)
        case (.number(let number), _): double(number)
        case (.string(let text), _): string(text)
        case (.bytes(let bytes), _): string(Base64.encode(bytes))
        case (.list(let entries), .list(let entryType)):
            beginArray()
            for entry in entries { self.value(entry, as: entryType) }
            endArray()
        case (.list(let entries), _):
            beginArray()
            for entry in entries { self.value(entry, as: .string) }
            endArray()
        case (.structure(let fields), .structure(let definition)):
            beginObject()
            self.fields(fields, as: definition.fields)
            endObject()
        case (.structure(let fields), _):
            beginArray()
            for field in fields { self.value(field ?? .null, as: .string) }
            endArray()
        }
    }

    /// Writes fields as members of the object that is open; absent ones are left out.
    public mutating func fields(_ values: [Value?], as definitions: [FieldDefinition]) {
        for (definition, value) in zip(definitions, values) {
            guard let value else { continue }
            encodedKey(definition.encodedKey)
            self.value(value, as: definition.type)
        }
    }

    private mutating func flags(_ bits: UInt64, of definition: BitmapDefinition) {
        var rest = bits
        beginArray()
        for field in definition.fields where bits & field.mask != 0 {
            rest &= ~field.mask
            if field.width == 1 {
                string(field.name)
            } else {
                beginObject()
                key(field.name)
                uint64((bits & field.mask) >> UInt64(field.bit))
                endObject()
            }
        }
        while rest != 0 {
            int64(Int64(rest.trailingZeroBitCount))
            rest &= rest - 1
        }
        endArray()
    }
}
