import JSON
import Testing

@testable import trait2mqtt_bench

@Suite("The report")
struct ReportTests {
    @Test(
        arguments: [
            (0.0, "0.000"), (0.8129, "0.813"), (0.99951, "1.00"), (1.254, "1.25"), (12.34, "12.3"), (99.96, "100"),
            (1234.5, "1,235"), (1_234_567, "1,234,567"), (-3.456, "-3.46"), (.infinity, "–"), (.nan, "–"),
        ] as [(Double, String)])
    func `figures have about three digits that count`(value: Double, text: String) {
        #expect(Figures.short(value) == text)
    }

    @Test func `rounding does not make a minus zero`() {
        #expect(Figures.decimal(-0.001, places: 2) == "0.00")
    }

    @Test(
        arguments: [
            (Wanted.ratioAtLeast(0.8), 100.0, 0.8, true), (.ratioAtLeast(0.8), 100, 0.79, false),
            (.ratioAtMost(1.25), 100, 1.25, true), (.ratioAtMost(1.25), 100, 1.26, false),
            (.productBelow(30), 29.9, 9, true), (.productBelow(30), 30, 0, false),
        ] as [(Wanted, Double, Double, Bool)])
    func `a bound is met up to its value`(wanted: Wanted, product: Double, ratio: Double, isMet: Bool) {
        #expect(wanted.isMet(product: Spread(product), ratio: Spread(ratio)) == isMet)
    }

    @Test func `what should have a ratio and has none is missed`() {
        #expect(!Wanted.ratioAtLeast(0.8).isMet(product: Spread(1), ratio: nil))
        #expect(!Wanted.ratioAtMost(1.25).isMet(product: Spread(1), ratio: nil))
    }

    private var row: Row {
        get throws {
            let pairs = Pairs(product: [80, 90, 100], bare: [100, 100, 100])
            var row = try #require(Row("out", "out", .messagesPerSecond, pairs: pairs, wanted: .ratioAtLeast(0.8)))
            row.note("size", 124, "bytes")
            return row
        }
    }

    @Test func `the table shows each row in columns, and its notes below`() throws {
        let lines = Table([try row]).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines == [
                "measurement  unit             trait2mqtt  bare client             ratio  wanted",
                "-----------  ----------  ---------------  -----------  ----------------  ------  --",
                "out          messages/s  90.0 (80.0–100)          100  0.90 (0.80–1.00)  ≥ 0.80  ok",
                "",
                "  out: size 124 bytes", "",
            ])
    }

    @Test func `the file holds what the table shows`() throws {
        let machine = Machine(processor: "p", cores: 2, kernel: "k", load: 0.5)
        let report = Report(machine: machine, isShort: true, library: "2.0.11", broker: "b", rows: [try row])
        let parsed = try JSON.parse(report.json.prettyText)["rows"]?[0]
        #expect(parsed?["product"]?["median"]?.doubleValue == 90)
        #expect(parsed?["bare"]?["maximum"]?.doubleValue == 100)
        #expect(parsed?["ratio"]?["minimum"]?.doubleValue == 0.8)
        #expect(parsed?["met"]?.boolValue == true)
        #expect(parsed?["notes"]?[0]?["unit"]?.stringValue == "bytes")
    }
}
