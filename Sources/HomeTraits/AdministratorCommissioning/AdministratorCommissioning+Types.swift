// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AdministratorCommissioning {
    /// CommissioningWindowStatusEnum
    public enum CommissioningWindowStatus: UInt8, ValueConvertible, CaseIterable {
        case windowNotOpen = 0
        case enhancedWindowOpen = 1
        case basicWindowOpen = 2

        public static let definition = EnumDefinition(
            name: "CommissioningWindowStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "windowNotOpen"),
                EnumDefinition.Member(value: 1, name: "enhancedWindowOpen"),
                EnumDefinition.Member(value: 2, name: "basicWindowOpen"),
            ])
    }

    /// StatusCodeEnum
    public enum StatusCode: UInt8, ValueConvertible, CaseIterable {
        case busy = 2
        case pakeParameterError = 3
        case windowNotOpen = 4

        public static let definition = EnumDefinition(
            name: "StatusCodeEnum",
            members: [
                EnumDefinition.Member(value: 2, name: "busy"),
                EnumDefinition.Member(value: 3, name: "pakeParameterError"),
                EnumDefinition.Member(value: 4, name: "windowNotOpen"),
            ])
    }
}
