import Testing

@testable import trait2mqtt_bench

@Suite("The command line of the benchmark")
struct BenchOptionsTests {
    @Test func `without arguments everything is measured at full length`() throws {
        let options = try BenchOptions.parse([])
        #expect(options == BenchOptions())
        #expect(MeasurementName.allCases.allSatisfy(options.includes))
    }

    @Test func `arguments are taken in any order`() throws {
        let options = try BenchOptions.parse(
            ["--json", "out.json", "--short", "--only", "resync,memory", "--rounds", "3", "--only", "start"])
        #expect(options.isShort)
        #expect(options.jsonFile == "out.json")
        #expect(options.rounds == 3)
        #expect(MeasurementName.allCases.filter(options.includes) == [.resync, .start, .memory])
    }

    @Test(
        arguments: [
            ["--fast"], ["--json"], ["--only", "everything"], ["--only", ""], ["--rounds", "0"], ["--rounds", "many"],
            ["--rounds", "100"], ["out.json"],
        ])
    func `what cannot be followed is refused`(arguments: [String]) {
        #expect(throws: BenchOptions.Failure.self) { try BenchOptions.parse(arguments) }
    }

    @Test func `an unknown measurement is told which there are`() {
        let failure = #expect(throws: BenchOptions.Failure.self) { try BenchOptions.parse(["--only", "latency"]) }
        for name in MeasurementName.allCases { #expect(failure?.description.contains(name.rawValue) == true) }
    }

    @Test func `every measurement is explained in the help`() {
        for name in MeasurementName.allCases {
            #expect(BenchOptions.usage.contains(name.rawValue))
            #expect(!name.explanation.isEmpty)
        }
    }
}
