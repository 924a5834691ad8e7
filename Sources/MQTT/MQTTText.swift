/// The rules of MQTT for text (section 1.5.4 of MQTT 5): besides U+0000, which is forbidden, control characters and
/// noncharacters are refused too, because brokers may close the connection over them and libmosquitto refuses them.
enum MQTTText {
    /// What is wrong with `text`, or nil.
    static func flaw(in text: String) -> String? {
        guard text.utf8.count <= 65535 else { return "longer than 65535 bytes" }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0: return "contains U+0000"
            case 0x01...0x1f, 0x7f...0x9f: return "contains a control character"
            case 0xfdd0...0xfdef: return "contains a noncharacter"
            case let value where value & 0xfffe == 0xfffe: return "contains a noncharacter"
            default: continue
            }
        }
        return nil
    }
}
