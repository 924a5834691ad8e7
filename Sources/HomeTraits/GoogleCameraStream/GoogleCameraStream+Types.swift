// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleCameraStream {
    /// ProtocolEnum
    public enum ProtocolEnum: UInt8, ValueConvertible, CaseIterable {
        case hls = 0
        case dash = 1
        case smoothStream = 2
        case progressiveMp4 = 3
        case webrtc = 4

        public static let definition = EnumDefinition(
            name: "ProtocolEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "hls"),
                EnumDefinition.Member(value: 1, name: "dash"),
                EnumDefinition.Member(value: 2, name: "smoothStream"),
                EnumDefinition.Member(value: 3, name: "progressiveMp4"),
                EnumDefinition.Member(value: 4, name: "webrtc"),
            ])
    }
}
