/// A 64-bit digest of a payload that is the same in every process and version, since the ledger keeps it.
///
/// Words of eight bytes are mixed by multiplication and rotation; the length closes it. It tells payloads apart, it protects
/// nothing.
enum Digest {
    static func of(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(buffer.count)
            var offset = 0
            while offset + 8 <= buffer.count {
                mix(&state, UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            var tail: UInt64 = 0
            for index in offset..<buffer.count { tail = tail << 8 | UInt64(buffer[index]) }
            mix(&state, tail)
            state ^= state >> 33
            state &*= 0xFF51_AFD7_ED55_8CCD
            state ^= state >> 33
            return state
        }
    }

    private static func mix(_ state: inout UInt64, _ word: UInt64) {
        state ^= word &* 0x87C3_7B91_1142_53D5
        state = (state << 31 | state >> 33) &* 0x4CF5_AD43_2745_937F &+ 0x52DC_E729
    }
}
