import HomeModel
import HomeTraits
import Testing

@Suite struct `Conformance says what a device has` {
    @Test(arguments: [
        ("M", "", Conformance.Verdict.mandatory), ("O", "", .optional), ("X", "", .forbidden), ("D", "", .deprecated),
        ("desc", "", .unclear), ("LT", "LT", .mandatory), ("LT", "", .forbidden), ("[LT]", "LT", .optional),
        ("[LT]", "", .forbidden), ("!LT", "", .mandatory), ("A & B", "A", .forbidden), ("A & B", "A B", .mandatory),
        ("A | B", "B", .mandatory), ("AUTO, O.a+", "", .optional), ("AUTO, O.a+", "AUTO", .mandatory),
        ("LF & PA_LF, [LF]", "LF", .optional), ("LF & PA_LF, [LF]", "LF PA_LF", .mandatory),
        ("[!(LT | DF)]", "DF", .forbidden), ("[!(LT | DF)]", "", .optional), ("M, D", "", .mandatory),
        ("[HoldTime & (PIR | (!PIR & !US & !PHY))], D", "HoldTime", .optional),
        ("[HoldTime & (PIR | (!PIR & !US & !PHY))], D", "", .deprecated),
        ("CT & ColorTemperatureMireds", "CT", .forbidden),
        ("[PS].b", "PS", .optional), ("A &", "A", .unclear), ("(A", "A", .unclear), ("", "", .unclear),
        ("A B", "A", .forbidden), ("O.", "", .unclear),
    ])
    func `by features and elements`(text: String, present: String, verdict: Conformance.Verdict) {
        let names = Set(present.split(separator: " ").map { $0.lowercased() })
        #expect(Conformance(text).verdict(isPresent: names.contains) == verdict)
    }

    @Test(arguments: [(Int64(0), false), (1, false), (2, true)])
    func `by numbers`(primaries: Int64, isMandatory: Bool) {
        let verdict = Conformance("NumberOfPrimaries > 1").verdict(
            isPresent: { _ in false }, number: { $0 == "numberofprimaries" ? primaries : nil })
        #expect(verdict == (isMandatory ? .mandatory : .forbidden))
    }

    @Test func `nothing overflows on a deep expression`() {
        let text = String(repeating: "(", count: 100_000) + "A"
        #expect(Conformance(text).verdict(isPresent: { _ in true }) == .unclear)
        #expect(Conformance(String(repeating: "!", count: 100_000)).verdict(isPresent: { _ in true }) == .unclear)
    }

    @Test(arguments: HomeTraits.registry.traits)
    func `every definition can be read`(trait: TraitDefinition) {
        let texts =
            trait.attributes.map(\.conformance) + trait.commands.map(\.conformance) + trait.events.map(\.conformance)
        for text in texts where text != "desc" {
            #expect(Conformance(text).verdict(isPresent: { _ in false }) != .unclear, "\(trait.name): \(text)")
        }
    }
}
