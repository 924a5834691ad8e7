// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ContentAppObserver {
    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case unexpectedData = 1

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "unexpectedData"),
            ])
    }
}
