// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OtaSoftwareUpdateProvider {
    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case updateAvailable = 0
        case busy = 1
        case notAvailable = 2
        case downloadProtocolNotSupported = 3

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "updateAvailable"),
                EnumDefinition.Member(value: 1, name: "busy"),
                EnumDefinition.Member(value: 2, name: "notAvailable"),
                EnumDefinition.Member(value: 3, name: "downloadProtocolNotSupported"),
            ])
    }

    /// ApplyUpdateActionEnum
    public enum ApplyUpdateAction: UInt8, ValueConvertible, CaseIterable {
        case proceed = 0
        case awaitNextAction = 1
        case discontinue = 2

        public static let definition = EnumDefinition(
            name: "ApplyUpdateActionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "proceed"),
                EnumDefinition.Member(value: 1, name: "awaitNextAction"),
                EnumDefinition.Member(value: 2, name: "discontinue"),
            ])
    }

    /// DownloadProtocolEnum
    public enum DownloadProtocol: UInt8, ValueConvertible, CaseIterable {
        case bdxSynchronous = 0
        case bdxAsynchronous = 1
        case https = 2
        case vendorSpecific = 3

        public static let definition = EnumDefinition(
            name: "DownloadProtocolEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "bdxSynchronous"),
                EnumDefinition.Member(value: 1, name: "bdxAsynchronous"),
                EnumDefinition.Member(value: 2, name: "https"),
                EnumDefinition.Member(value: 3, name: "vendorSpecific"),
            ])
    }
}
