// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WiFiNetworkDiagnostics {
    /// SecurityTypeEnum
    public enum SecurityType: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case none = 1
        case wep = 2
        case wpa = 3
        case wpa2 = 4
        case wpa3 = 5

        public static let definition = EnumDefinition(
            name: "SecurityTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "none"),
                EnumDefinition.Member(value: 2, name: "wep"),
                EnumDefinition.Member(value: 3, name: "wpa"),
                EnumDefinition.Member(value: 4, name: "wpa2"),
                EnumDefinition.Member(value: 5, name: "wpa3"),
            ])
    }

    /// WiFiVersionEnum
    public enum WiFiVersion: UInt8, ValueConvertible, CaseIterable {
        case a = 0
        case b = 1
        case g = 2
        case n = 3
        case ac = 4
        case ax = 5
        case ah = 6

        public static let definition = EnumDefinition(
            name: "WiFiVersionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "a"),
                EnumDefinition.Member(value: 1, name: "b"),
                EnumDefinition.Member(value: 2, name: "g"),
                EnumDefinition.Member(value: 3, name: "n"),
                EnumDefinition.Member(value: 4, name: "ac"),
                EnumDefinition.Member(value: 5, name: "ax"),
                EnumDefinition.Member(value: 6, name: "ah"),
            ])
    }

    /// AssociationFailureCauseEnum
    public enum AssociationFailureCause: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case associationFailed = 1
        case authenticationFailed = 2
        case ssidNotFound = 3

        public static let definition = EnumDefinition(
            name: "AssociationFailureCauseEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "associationFailed"),
                EnumDefinition.Member(value: 2, name: "authenticationFailed"),
                EnumDefinition.Member(value: 3, name: "ssidNotFound"),
            ])
    }

    /// ConnectionStatusEnum
    public enum ConnectionStatusEnum: UInt8, ValueConvertible, CaseIterable {
        case connected = 0
        case notConnected = 1

        public static let definition = EnumDefinition(
            name: "ConnectionStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "connected"),
                EnumDefinition.Member(value: 1, name: "notConnected"),
            ])
    }
}
