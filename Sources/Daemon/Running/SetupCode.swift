/// Setup codes of Matter devices (Matter Core Specification, "Onboarding Payload"): what a QR code holds, or digits that may be
/// grouped by blanks or dashes.
enum SetupCode {
    private static let prefix = "MT:"

    static func isPlausible(_ text: String) -> Bool {
        let code = plain(text)
        if code.hasPrefix(prefix) {
            // Base 38: digits, capitals, `-` and `.`; several devices' codes may be joined by `*`.
            return (20...256).contains(code.utf8.count)
                && code.utf8.dropFirst(prefix.utf8.count).allSatisfy { byte in
                    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || [0x2A, 0x2D, 0x2E].contains(byte)
                }
        }
        return [11, 21].contains(code.utf8.count) && code.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Without what people put between digits, and around the code.
    static func plain(_ text: String) -> String {
        let trimmed = text.filter { !$0.isWhitespace }
        return trimmed.hasPrefix(prefix) ? trimmed : trimmed.filter { $0 != "-" }
    }
}
