import Testing

@testable import Adapter

/// Wrong pins, and what comes of too many.
@Suite struct PinCheckTests {
    private let start = ContinuousClock.now

    @Test func `only the same pin is right`() {
        var check = PinCheck(Pin("1234"))
        for wrong in ["", "123", "12345", "1235", "0234", "12341234", "１２３４"] {
            #expect(check.check(Pin(wrong), at: start) == .wrong)
            #expect(check.check(Pin("1234"), at: start) == .right)
        }
    }

    @Test func `after five wrong ones none is taken for a minute, then the count begins anew`() {
        var check = PinCheck(Pin("1234"))
        var now = start
        for round in 0..<3 {
            for _ in 0..<5 { #expect(check.check(Pin("x"), at: now) == .wrong, "round \(round)") }
            #expect(check.check(Pin("1234"), at: now) == .locked)
            #expect(check.check(Pin("x"), at: now + .milliseconds(59_999)) == .locked)
            now += .seconds(60)
        }
        #expect(check.check(Pin("1234"), at: now) == .right)
    }

    @Test func `a right one forgives`() {
        var check = PinCheck(Pin("1234"))
        for _ in 0..<10 {
            for _ in 0..<4 { #expect(check.check(Pin("x"), at: start) == .wrong) }
            #expect(check.check(Pin("1234"), at: start) == .right)
        }
    }

    @Test func `where there is no pin every one is wrong`() {
        var check = PinCheck(nil)
        #expect(check.check(Pin(""), at: start) == .wrong)
        #expect(check.check(Pin("nil"), at: start) == .wrong)
    }

    @Test func `a pin shows in no description`() {
        let pin = Pin("1234")
        #expect("\(pin)" == "(secret)" && String(reflecting: pin) == "(secret)")
        var text = ""
        dump(pin, to: &text)
        #expect(!text.contains("1234") && !text.contains("49"))
    }
}
