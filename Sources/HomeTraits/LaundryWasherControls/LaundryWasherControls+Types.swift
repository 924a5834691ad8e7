// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension LaundryWasherControls {
    /// NumberOfRinsesEnum
    public enum NumberOfRinses: UInt8, ValueConvertible, CaseIterable {
        case none = 0
        case normal = 1
        case extra = 2
        case max = 3

        public static let definition = EnumDefinition(
            name: "NumberOfRinsesEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "none"),
                EnumDefinition.Member(value: 1, name: "normal"),
                EnumDefinition.Member(value: 2, name: "extra"),
                EnumDefinition.Member(value: 3, name: "max"),
            ])
    }
}
