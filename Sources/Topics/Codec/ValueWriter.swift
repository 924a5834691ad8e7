public import HomeModel
public import JSON

extension JSONWriter {
    /// Writes a value as state shows it: enums by name, bitmaps as the list of set flags, octet strings in base64, structs with
    /// lowerCamel keys, numbers exact. What the definition does not know is written as its number; a value of another kind than
    /// the type says is written as it is.
    public mutating func value(_ value: Value, as type: ValueType) {
        // By value first: most are plain, and the type, which is costly to copy, need not be looked at.
        switch value {
        case .null: null()
        case .bool(let flag): bool(flag)
        case .integer(let number): integer(number, as: type)
        case .unsigned(let number):
            if case .bitmap(let definition) = type { flags(number, of: definition) } else { uint64(number) }
        case .number(let number): double(number)
        case .string(let text): string(text)
        case .bytes(let bytes): string(Base64.encode(bytes))
        case .list(let entries):
            let entryType: ValueType = if case .list(let entryType) = type { entryType } else { .string }
            beginArray()
            for entry in entries { self.value(entry, as: entryType) }
            endArray()
        case .structure(let fields):
            if case .structure(let definition) = type {
                beginObject()
                self.fields(fields, as: definition.fields)
                endObject()
            } else {
                beginArray()
                for field in fields { self.value(field ?? .null, as: .string) }
                endArray()
            }
        }
    }

    private mutating func integer(_ number: Int64, as type: ValueType) {
        switch type {
        case .enumeration(let definition):
            guard let unsigned = UInt64(exactly: number), let name = definition.name(of: unsigned) else { break }
            return string(name)
        case .bitmap(let definition):
            guard let unsigned = UInt64(exactly: number) else { break }
            return flags(unsigned, of: definition)
        default: break
        }
        int64(number)
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
