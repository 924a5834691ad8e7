// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension LaundryDryerControls {
    /// DrynessLevelEnum
    public enum DrynessLevel: UInt8, ValueConvertible, CaseIterable {
        case low = 0
        case normal = 1
        case extra = 2
        case max = 3

        public static let definition = EnumDefinition(
            name: "DrynessLevelEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "low"),
                EnumDefinition.Member(value: 1, name: "normal"),
                EnumDefinition.Member(value: 2, name: "extra"),
                EnumDefinition.Member(value: 3, name: "max"),
            ])
    }
}
