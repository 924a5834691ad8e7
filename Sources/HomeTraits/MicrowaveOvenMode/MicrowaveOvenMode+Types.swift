// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension MicrowaveOvenMode {
    /// ModeTag; vendors add members of their own.
    public struct ModeTag: RawRepresentable, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var auto: ModeTag { ModeTag(rawValue: 0) }
        public static var quick: ModeTag { ModeTag(rawValue: 1) }
        public static var quiet: ModeTag { ModeTag(rawValue: 2) }
        public static var lowNoise: ModeTag { ModeTag(rawValue: 3) }
        public static var lowEnergy: ModeTag { ModeTag(rawValue: 4) }
        public static var vacation: ModeTag { ModeTag(rawValue: 5) }
        public static var min: ModeTag { ModeTag(rawValue: 6) }
        public static var max: ModeTag { ModeTag(rawValue: 7) }
        public static var night: ModeTag { ModeTag(rawValue: 8) }
        public static var day: ModeTag { ModeTag(rawValue: 9) }
        public static var normal: ModeTag { ModeTag(rawValue: 16384) }
        public static var defrost: ModeTag { ModeTag(rawValue: 16385) }

        public static let definition = EnumDefinition(
            name: "ModeTag", bits: 16, isOpen: true,
            members: [
                EnumDefinition.Member(value: 0, name: "auto"),
                EnumDefinition.Member(value: 1, name: "quick"),
                EnumDefinition.Member(value: 2, name: "quiet"),
                EnumDefinition.Member(value: 3, name: "lowNoise"),
                EnumDefinition.Member(value: 4, name: "lowEnergy"),
                EnumDefinition.Member(value: 5, name: "vacation"),
                EnumDefinition.Member(value: 6, name: "min"),
                EnumDefinition.Member(value: 7, name: "max"),
                EnumDefinition.Member(value: 8, name: "night"),
                EnumDefinition.Member(value: 9, name: "day"),
                EnumDefinition.Member(value: 16384, name: "normal"),
                EnumDefinition.Member(value: 16385, name: "defrost"),
            ])
    }

    /// ModeTagStruct
    public struct ModeTagStruct: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ModeTagStruct",
            fields: [
                FieldDefinition(name: "mfgCode", id: 0, type: .unsigned(bits: 16), isOptional: true),
                FieldDefinition(name: "value", id: 1, type: .enumeration(ModeTag.definition)),
            ])

        public var mfgCode: UInt16?
        public var valueField: ModeTag

        public init(mfgCode: UInt16? = nil, valueField: ModeTag) {
            self.mfgCode = mfgCode
            self.valueField = valueField
        }

        public init?(fields: [Value?]) {
            guard
                let mfgCode: UInt16? = fields.optional(at: 0),
                let valueField: ModeTag = fields.required(at: 1)
            else { return nil }
            self.mfgCode = mfgCode
            self.valueField = valueField
        }

        public var fields: [Value?] { [mfgCode?.value, valueField.value] }
    }

    /// ModeOptionStruct
    public struct ModeOption: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ModeOptionStruct",
            fields: [
                FieldDefinition(
                    name: "label", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(64)))),
                FieldDefinition(name: "mode", id: 1, type: .unsigned(bits: 8)),
                FieldDefinition(
                    name: "modeTags", id: 2, type: .list(.structure(ModeTagStruct.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(8)))),
            ])

        public var label: String
        public var mode: UInt8
        public var modeTags: [ModeTagStruct]

        public init(label: String, mode: UInt8, modeTags: [ModeTagStruct]) {
            self.label = label
            self.mode = mode
            self.modeTags = modeTags
        }

        public init?(fields: [Value?]) {
            guard
                let label: String = fields.required(at: 0),
                let mode: UInt8 = fields.required(at: 1),
                let modeTags: [ModeTagStruct] = fields.required(at: 2)
            else { return nil }
            self.label = label
            self.mode = mode
            self.modeTags = modeTags
        }

        public var fields: [Value?] { [label.value, mode.value, modeTags.value] }
    }
}
