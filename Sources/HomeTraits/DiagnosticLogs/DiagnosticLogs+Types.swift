// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension DiagnosticLogs {
    /// IntentEnum
    public enum Intent: UInt8, ValueConvertible, CaseIterable {
        case endUserSupport = 0
        case networkDiag = 1
        case crashLogs = 2

        public static let definition = EnumDefinition(
            name: "IntentEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "endUserSupport"),
                EnumDefinition.Member(value: 1, name: "networkDiag"),
                EnumDefinition.Member(value: 2, name: "crashLogs"),
            ])
    }

    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case exhausted = 1
        case noLogs = 2
        case busy = 3
        case denied = 4

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "exhausted"),
                EnumDefinition.Member(value: 2, name: "noLogs"),
                EnumDefinition.Member(value: 3, name: "busy"),
                EnumDefinition.Member(value: 4, name: "denied"),
            ])
    }

    /// TransferProtocolEnum
    public enum TransferProtocol: UInt8, ValueConvertible, CaseIterable {
        case responsePayload = 0
        case bdx = 1

        public static let definition = EnumDefinition(
            name: "TransferProtocolEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "responsePayload"),
                EnumDefinition.Member(value: 1, name: "bdx"),
            ])
    }
}
