import Testing
import TraitFiles

@Suite struct `Conformance texts` {
    private func isRead(_ conformance: String) -> Bool {
        let text = VendorTraitText.replacing("conformance: REV", with: "conformance: \"\(conformance)\"")
        return (try? TraitFileReader(origin: .vendor).read(text ?? "", file: "f")) != nil
    }

    @Test(arguments: [
        "M", "O", "X", "D", "desc", "REV", "!REV", "[REV]", "O.a", "O.a+", "[REV].b+", "REV, [!REV], D", "M, D",
        "REV & (speed | !faults)", "maxSpeed > 0", "revolutions >= 10", "[!(REV | MaxSpeed)]", "speed == maxSpeed",
    ])
    func `are read`(text: String) {
        #expect(isRead(text))
    }

    @Test(arguments: [
        "M,", "REV &", "& REV", "(REV", "[REV", "REV]", "REV REV", "O.", "O.A", "UNKNOWN", "REV > ", "> 3", "!!",
        "M | O.a", "REV.a",
    ])
    func `are refused when they are none`(text: String) {
        #expect(!isRead(text))
    }
}
