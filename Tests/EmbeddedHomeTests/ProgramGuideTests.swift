import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `The programme guide of a simulated receiver` {
    private static let hour: UInt32 = 3600
    private let start = 200_000 * Self.hour

    private func receiver() throws -> Bench { try Bench(traits: [TraitRequest(Channel.self, ["CL", "EG", "RP"])]) }

    private func guide(
        _ bench: Bench, hours: UInt32 = 1, token: Channel.PageToken? = nil, flag: Channel.RecordingFlag? = nil
    ) throws -> Channel.ProgramGuideResponse {
        let outcome = bench.invoke(
            Channel.GetProgramGuide(
                startTime: start, endTime: start + hours * Self.hour - 1, pageToken: token, recordingFlag: flag))
        return try #require(Channel.ProgramGuideResponse(fields: outcome.fields))
    }

    @Test func `tells what comes on each channel`() throws {
        let bench = try receiver()
        let page = try guide(bench)
        #expect(page.programList.map(\.channel.majorNumber) == [1, 2, 3])
        #expect(page.programList.allSatisfy { $0.startTime == start && $0.endTime == start + Self.hour })
        #expect(page.paging.nextToken == nil)
        #expect(try guide(bench).programList == page.programList, "it is the same the next time")
    }

    @Test func `comes in pages, forwards and back`() throws {
        let bench = try receiver()
        var seen: [String] = []
        var token: Channel.PageToken? = Channel.PageToken(limit: 7)
        while let next = token {
            let page = try guide(bench, hours: 10, token: next)
            #expect(page.programList.count <= 7)
            seen += page.programList.map(\.identifier)
            token = page.paging.nextToken
        }
        #expect(seen.count == 30)
        #expect(Set(seen).count == 30)
        let second = try guide(bench, hours: 10, token: Channel.PageToken(limit: 7, after: "6"))
        let back = try guide(bench, hours: 10, token: second.paging.previousToken)
        #expect(back.programList.map(\.identifier) == Array(seen.prefix(7)))
        // A guide of more than a century is no more than a page.
        let all = bench.invoke(Channel.GetProgramGuide(startTime: 0, endTime: .max))
        #expect(Channel.ProgramGuideResponse(fields: all.fields)?.programList.count == ProgramGuide.page)
    }

    @Test func `programmes are recorded, alone or as a series`() throws {
        let bench = try receiver()
        let film = try guide(bench).programList[1].identifier
        #expect(bench.invoke(Channel.RecordProgram(programIdentifier: film, shouldRecordSeries: false)).isSuccess)
        #expect(try guide(bench).programList.map { $0.recordingFlag ?? [] } == [[], .scheduled, []])
        #expect(try guide(bench, flag: .scheduled).programList.map(\.identifier) == [film])
        #expect(try guide(bench.restarted(), flag: .scheduled).programList.count == 1)
        #expect(bench.invoke(Channel.CancelRecordProgram(programIdentifier: film, shouldRecordSeries: false)).isSuccess)
        #expect(try guide(bench, flag: .scheduled).programList.isEmpty)
        bench.invoke(Channel.RecordProgram(programIdentifier: film, shouldRecordSeries: true))
        let week = try guide(bench, hours: 48, token: Channel.PageToken(limit: 50, after: "70"))
        #expect(week.programList.count { $0.recordingFlag?.contains(.recordSeries) ?? false } == 1, "a day later")
    }

    @Test func `what the guide does not have is refused`() throws {
        let bench = try receiver()
        for identifier in ["", "x", "9.0-200000", "1.0-", "1.0-99999999999", "1.0--1"] {
            let record = Channel.RecordProgram(programIdentifier: identifier, shouldRecordSeries: false)
            #expect(bench.invoke(record).status == .notFound, "\(identifier)")
        }
        let cancel = Channel.CancelRecordProgram(programIdentifier: "1.0-200000", shouldRecordSeries: false)
        #expect(bench.invoke(cancel).status == .notFound)
        #expect(bench.invoke(Channel.GetProgramGuide(startTime: 2, endTime: 1)).status == .constraintError)
        for token in ["x", "-1", "999"] {
            let request = Channel.GetProgramGuide(
                startTime: start, endTime: start, pageToken: Channel.PageToken(after: token))
            #expect(bench.invoke(request).status == .invalidCommand)
        }
    }
}
