import Testing
import Topics

@Suite("Slugs of names")
struct SlugTests {
    /// For scalars that the compiler does not take in a literal.
    static func text(_ scalars: [UInt32]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
        return String(view)
    }

    static let table: [(name: String, slug: String?)] = [
        // Latin letters, separators and what may not lead.
        ("Kitchen", "kitchen"), ("Main House", "main-house"), ("  lamp ", "lamp"), ("a  b", "a-b"),
        ("a\tb\nc", "a-b-c"), ("room_1/lamp_1", "room_1-lamp_1"), ("Spot #1", "spot-1"), ("Light+Fan", "light-fan"),
        ("a/b+c#d", "a-b-c-d"), ("a--b", "a-b"), ("a - b", "a-b"), ("-lamp-", "lamp"), ("_lamp", "lamp"),
        ("$lamp", "lamp"), ("$SYS", "sys"), ("_-_$-lamp_", "lamp_"), ("-_-", nil), ("__", nil), ("$", nil),
        ("a_$b", "a_$b"), ("lamp-_", "lamp-_"), ("set", "set"), ("call", "call"), ("_meta", "meta"), ("42", "42"),
        ("a.b,c", "a.b,c"), ("Bob's lamp", "bob's-lamp"), ("\u{0}a\u{0}b\u{0}", "a-b"), ("a\u{7F}b\u{85}c", "a-b-c"),
        ("a\u{A0}b", "a-b"), ("a\u{3000}b\u{2003}c", "a-b-c"), ("", nil), ("   ", nil), ("///", nil), ("#+", nil),
        // Accents, composed and decomposed.
        ("Fenêtre", "fenêtre"), ("Fene\u{302}tre", "fenêtre"), ("Büro", "büro"), ("BÜRO", "büro"),
        ("Łazienka", "łazienka"), ("Straße", "straße"), ("ÅNGSTRÖM", "ångström"), ("A\u{30A}", "å"),
        ("\u{212B}", "å"), ("İstanbul", "i\u{307}stanbul"), ("ΣΟΦΟΣ", "σοφος"), ("ΟΔΟΣ Α", "οδος-α"), ("Σ", "σ"),
        ("Lumière 💡", "lumière-💡"),
        ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{301}x", "\u{301}x"), ("a\u{200B}\u{30A}", "å"),
        ("ﬁ", "ﬁ"), ("Ǆ", "ǆ"),
        // Other scripts keep all their letters.
        ("Кухня", "кухня"), ("Гостиная 2", "гостиная-2"), ("বসার ঘর", "বসার-ঘর"), ("बैठक", "बैठक"),
        ("客厅", "客厅"), ("リビング ルーム", "リビング-ルーム"), ("ガレージ", "ガレージ"), ("カ\u{3099}", "ガ"),
        ("거실", "거실"), ("\u{1100}\u{1165}", "거"), ("غرفة المعيشة", "غرفة-المعيشة"), ("סלון", "סלון"),
        ("ห้องครัว", "ห้องครัว"), ("Κουζίνα", "κουζίνα"), ("სამზარეულო", "სამზარეულო"), ("Խոհանոց", "խոհանոց"),
        ("ᎣᏏᏲ", "ꭳꮟ\u{13FA}"), ("𐐀𐐁", "𐐨𐐩"),
        // Emoji stay, with what joins and colours them.
        ("💡", "💡"), ("👩‍🚀", "👩‍🚀"), ("👍🏽", "👍🏽"), ("❤️", "❤️"), ("🇩🇪", "🇩🇪"), ("💡 1", "💡-1"),
        // Invisible formatting and noncharacters go.
        ("a\u{200B}b", "ab"), ("\u{200E}a\u{200F}", "a"), ("\u{202A}a\u{202E}b\u{202C}", "ab"),
        ("a\u{2060}b\u{2069}", "ab"), ("\u{FEFF}lamp", "lamp"), (text([0xFDD0, 0x61, 0xFDEF]), "a"),
        ("a\u{FFFE}b\u{FFFF}", "ab"),
        ("a\u{1FFFE}\u{10FFFF}b", "ab"), ("\u{FEFF}", nil), ("\u{200B}_\u{200B}$\u{200B}-a", "a"),
        ("a-\u{200B}-b", "a-b"), ("_\u{FFFE}", nil), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("a\u{FFFD}", "a\u{FFFD}"),
    ]

    @Test("A name becomes the slug that the table says, byte for byte", arguments: table)
    func slug(name: String, slug: String?) {
        #expect(Slug.make(name).map { Array($0.utf8) } == slug.map { Array($0.utf8) })
    }

    @Test("A slug is its own slug", arguments: table.compactMap(\.slug))
    func idempotent(slug: String) {
        #expect(Slug.make(slug).map { Array($0.utf8) } == Array(slug.utf8))
        #expect(Slug.isValidLevel(slug))
    }

    @Test("`Whatever the scalars, a slug is a valid level, its own slug, and no longer than 240 bytes`")
    func fuzzed() {
        var random = SystemRandomNumberGenerator()
        let special: [ClosedRange<UInt32>] = [
            0x00...0x40, 0x5F...0x60, 0x80...0x2AF, 0x300...0x36F, 0x590...0x6FF, 0x900...0xDFF, 0x1100...0x11FF,
            0x1E00...0x1FFF, 0x2000...0x206F, 0x2C60...0x2DFF, 0x3000...0x30FF, 0xA640...0xA7FF, 0xAC00...0xD7A3,
            0xFB00...0xFFFF, 0x10400...0x104FF, 0x1D15E...0x1D164, 0x1E900...0x1E943, 0x1F300...0x1F64F, 0x0...0x10FFFF,
        ]
        for round in 0..<5_000 {
            let range = special[round % special.count]
            var name = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...60, using: &random) {
                let pool = Bool.random(using: &random) ? range : special.randomElement(using: &random) ?? range
                if let scalar = Unicode.Scalar(UInt32.random(in: pool, using: &random)) { name.append(scalar) }
            }
            guard let slug = Slug.make(String(name)) else { continue }
            let codes = name.map { String($0.value, radix: 16) }
            #expect(Slug.make(slug).map { Array($0.utf8) } == Array(slug.utf8), "of \(codes)")
            #expect(Slug.isValidLevel(slug) && slug.utf8.count <= 240, "of \(codes)")
            #expect(slug.utf8.first != 0x5F && slug.utf8.first != 0x24 && slug.utf8.last != 0x2D, "of \(codes)")
        }
    }

    @Test("`Every single assigned scalar gives a slug that is its own slug, or none`")
    func everyScalar() {
        var wrong: [UInt32] = []
        for value in [0...0x1FFFF, 0x2F800...0x2FA1F, 0xE0000...0xE01FF].joined()
            as FlattenSequence<[ClosedRange<UInt32>]>
        {
            guard let scalar = Unicode.Scalar(value), let slug = Slug.make(String(Character(scalar))) else { continue }
            if !Slug.isValidLevel(slug) || !(Slug.make(slug)?.utf8.elementsEqual(slug.utf8) ?? false) {
                wrong.append(value)
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test(
        "A slug that would be too long for a topic ends between two scalars", arguments: ["\u{1D160}", "\u{FB2C}", "ä"])
    func long(scalar: String) {
        let slug = Slug.make(String(repeating: scalar, count: 70_000))
        #expect(slug.map { $0.utf8.count <= 240 && Slug.isValidLevel($0) } == true)
    }

    static let levels: [(text: String, isValid: Bool)] = [
        ("lamp", true), ("Lamp 1", true), ("a-b", true), ("বসার-ঘর", true), ("", false), ("_a", false), ("$a", false),
        ("a/b", false), ("a+", false), ("#", false), ("a\u{0}", false), ("a\n", false), ("a\u{7F}", false),
        ("a\u{9F}", false), ("\u{FFFF}", false), ("a\u{1FFFF}", false), (String(repeating: "x", count: 256), true),
        (String(repeating: "x", count: 257), false),
    ]

    @Test("An id is a valid level or not", arguments: levels)
    func level(text: String, isValid: Bool) {
        #expect(Slug.isValidLevel(text) == isValid)
    }
}
