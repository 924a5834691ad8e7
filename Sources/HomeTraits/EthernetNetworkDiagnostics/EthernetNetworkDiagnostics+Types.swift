// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension EthernetNetworkDiagnostics {
    /// PHYRateEnum
    public enum PHYRate: UInt8, ValueConvertible, CaseIterable {
        case rate10M = 0
        case rate100M = 1
        case rate1G = 2
        case rate25G = 3
        case rate5G = 4
        case rate10G = 5
        case rate40G = 6
        case rate100G = 7
        case rate200G = 8
        case rate400G = 9

        public static let definition = EnumDefinition(
            name: "PHYRateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "rate10M"),
                EnumDefinition.Member(value: 1, name: "rate100M"),
                EnumDefinition.Member(value: 2, name: "rate1G"),
                EnumDefinition.Member(value: 3, name: "rate25G"),
                EnumDefinition.Member(value: 4, name: "rate5G"),
                EnumDefinition.Member(value: 5, name: "rate10G"),
                EnumDefinition.Member(value: 6, name: "rate40G"),
                EnumDefinition.Member(value: 7, name: "rate100G"),
                EnumDefinition.Member(value: 8, name: "rate200G"),
                EnumDefinition.Member(value: 9, name: "rate400G"),
            ])
    }
}
