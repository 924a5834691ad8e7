// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleConnectivity {
    /// ConnectivityStateEnum
    public enum ConnectivityState: UInt8, ValueConvertible, CaseIterable {
        case connectivityUnspecified = 0
        case online = 1
        case offline = 2
        case partialOnline = 3

        public static let definition = EnumDefinition(
            name: "ConnectivityStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "connectivityUnspecified"),
                EnumDefinition.Member(value: 1, name: "online"),
                EnumDefinition.Member(value: 2, name: "offline"),
                EnumDefinition.Member(value: 3, name: "partialOnline"),
            ])
    }
}
