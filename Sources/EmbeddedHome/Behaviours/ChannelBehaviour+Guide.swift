import HomeModel
import HomeTraits

/// The programme guide, and what is to be recorded of it.
extension ChannelBehaviour {
    /// A programme that is to be recorded, or all that come at its hour.
    struct Recording: Equatable {
        var identifier: String
        var isSeries: Bool
    }

    static let mostRecordings = 100

    /// Nil for a command that is none of them.
    func answerGuide(_ command: DeviceCommand, _ part: SimulatedPart) throws(CommandFailure) -> [Value?]? {
        let guide = ProgramGuide(channels: part[Channel.channelList] ?? [])
        if let typed = command.typed(Channel.GetProgramGuide.self) { return try page(typed, of: guide).fields }
        if let typed = command.typed(Channel.RecordProgram.self) {
            try require(typed.programIdentifier, in: guide)
            var changed = recordings.filter { $0.identifier != typed.programIdentifier }
            guard changed.count < Self.mostRecordings else {
                throw CommandFailure(
                    status: .resourceExhausted, "the receiver records \(Self.mostRecordings) programmes at most")
            }
            changed.append(Recording(identifier: typed.programIdentifier, isSeries: typed.shouldRecordSeries))
            recordings = changed
            part.rememberChanged(Channel.self)
            return []
        }
        if let typed = command.typed(Channel.CancelRecordProgram.self) {
            try require(typed.programIdentifier, in: guide)
            // A series is given up by any of its programmes.
            let kept = recordings.filter { recording in
                guard recording.identifier != typed.programIdentifier else { return false }
                return
                    !(typed.shouldRecordSeries && recording.isSeries
                    && isSame(recording.identifier, typed.programIdentifier, guide))
            }
            guard kept.count < recordings.count else {
                throw CommandFailure(
                    status: .notFound, "this programme is not to be recorded", field: "programIdentifier")
            }
            recordings = kept
            part.rememberChanged(Channel.self)
            return []
        }
        return nil
    }

    private func require(_ identifier: String, in guide: ProgramGuide) throws(CommandFailure) {
        guard guide.slot(identifier: identifier) != nil else {
            throw CommandFailure(
                status: .notFound, "the guide has no such programme", field: "programIdentifier")
        }
    }

    /// Whether two programmes are of one series: of one channel and at one hour of the day.
    private func isSame(_ one: String, _ other: String, _ guide: ProgramGuide) -> Bool {
        guard let one = guide.slot(identifier: one), let other = guide.slot(identifier: other) else { return false }
        return one.channel == other.channel && one.hour % 24 == other.hour % 24
    }

    private func flag(_ identifier: String, _ guide: ProgramGuide) -> Channel.RecordingFlag {
        var flag: Channel.RecordingFlag = []
        for recording in recordings {
            if recording.identifier == identifier { flag.insert(.scheduled) }
            if recording.isSeries, isSame(recording.identifier, identifier, guide) {
                flag.formUnion([.scheduled, .recordSeries])
            }
        }
        return flag
    }

    // MARK: Pages

    private func page(
        _ command: Channel.GetProgramGuide, of guide: ProgramGuide
    ) throws(CommandFailure) -> Channel.ProgramGuideResponse {
        guard command.startTime <= command.endTime else {
            throw CommandFailure(status: .constraintError, "the end is before the start", field: "endTime")
        }
        let window = guide.window(from: command.startTime, to: command.endTime, wanted: command.channelList)
        let wanted = command.recordingFlag ?? []
        // Programmes of the simulation have no ids of others.
        guard command.externalIdList.isEmpty, window.count > 0 else {
            return Channel.ProgramGuideResponse(paging: Channel.ChannelPaging(), programList: [])
        }
        if !wanted.isEmpty { return recorded(wanted, in: window, of: guide) }
        let token = command.pageToken
        let limit = token?.limit.map { Int($0) }.flatMap { (1...ProgramGuide.page).contains($0) ? $0 : nil }
        let size = limit ?? ProgramGuide.page
        var start = 0
        if let after = token?.after {
            start = try place(after, window) + 1
        } else if let before = token?.before {
            start = max(0, try place(before, window) - size)
        }
        let end = min(window.count, start + size)
        guard start < end else { return Channel.ProgramGuideResponse(paging: Channel.ChannelPaging(), programList: []) }
        let programs = (start..<end).map { index in
            let slot = window.slot(index)
            return guide.program(slot, flag: flag(guide.identifier(of: slot), guide))
        }
        return Channel.ProgramGuideResponse(
            paging: Channel.ChannelPaging(
                previousToken: start > 0 ? Channel.PageToken(limit: UInt16(clamping: size), before: "\(start)") : nil,
                nextToken: end < window.count
                    ? Channel.PageToken(limit: UInt16(clamping: size), after: "\(end - 1)") : nil),
            programList: programs)
    }

    private func place(_ token: String, _ window: ProgramGuide.Window) throws(CommandFailure) -> Int {
        guard let place = Int(token), place >= 0, place < window.count else {
            throw CommandFailure(status: .invalidCommand, "this is no token of the guide", field: "pageToken")
        }
        return place
    }

    /// What is to be recorded, without a look at all the rest.
    private func recorded(
        _ wanted: Channel.RecordingFlag, in window: ProgramGuide.Window, of guide: ProgramGuide
    ) -> Channel.ProgramGuideResponse {
        let slots = recordings.compactMap { guide.slot(identifier: $0.identifier) }.filter { slot in
            window.channels.contains(slot.channel) && slot.hour >= window.firstHour
                && Int(slot.hour) - Int(window.firstHour) < window.hours
        }
        let programs = slots.map { guide.program($0, flag: flag(guide.identifier(of: $0), guide)) }
            .filter { !($0.recordingFlag ?? []).isDisjoint(with: wanted) }
            .sorted { $0.startTime < $1.startTime }
        return Channel.ProgramGuideResponse(
            paging: Channel.ChannelPaging(), programList: Array(programs.prefix(ProgramGuide.page)))
    }
}

extension ChannelBehaviour.Recording {
    var stored: Value { .structure([identifier.value, isSeries.value]) }

    init?(stored: Value) {
        let fields = stored.structureValue ?? []
        guard let identifier: String = fields.required(at: 0), let isSeries: Bool = fields.required(at: 1) else {
            return nil
        }
        self.init(identifier: identifier, isSeries: isSeries)
    }
}
