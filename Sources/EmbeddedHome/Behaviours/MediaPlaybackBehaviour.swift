import HomeModel
import HomeTraits

/// Players: state, speed and position of what plays (Matter Application Cluster Specification, "Media Playback Cluster").
///
/// A simulated player always has something to play: a short list of titles, of which `next` and `previous` take the neighbours. Play
/// and pause turn the part on; turning it off ends the playback.
final class MediaPlaybackBehaviour: TraitBehaviour {
    /// Lengths of the titles, in milliseconds.
    static let titles: [UInt64] = [5_400_000, 2_700_000, 7_200_000]
    /// Speeds of fast forward and rewind.
    private static let speeds: [Double] = [2, 4, 8, 16]
    /// More milliseconds than anything plays.
    private static let longest = 1e15

    private var title = 0
    /// How long what plays takes, in milliseconds.
    private var length = titles[0]
    /// The position that counts from `since` on with `speed`.
    private var position: UInt64 = 0
    private var speed: Double = 0
    private var since: Int64 = 0

    // MARK: Memory

    var memory: Value? { title == 0 && position == 0 ? nil : .structure([Value(title), Value(position)]) }

    func restore(_ memory: Value) {
        let fields = memory.structureValue ?? []
        title = min(Int(fields[safe: 0]?.uintValue.flatMap { Int(exactly: $0) } ?? 0), Self.titles.count - 1)
        position = fields[safe: 1]?.uintValue ?? 0
    }

    func begin(_ part: SimulatedPart, at moment: Moment) {
        since = moment.uptime
        length = part.lengthOfTitle.map { min($0, UInt64(Self.longest)) } ?? Self.titles[title]
        position = (part[MediaPlayback.sampledPosition] ?? nil)?.position ?? position
        if part[MediaPlayback.currentState] == .playing { speed = part[MediaPlayback.playbackSpeed] ?? 1 }
        if speed == 0, part[MediaPlayback.currentState] == .playing { speed = 1 }
    }

    func start(_ part: SimulatedPart, at moment: Moment) {
        begin(part, at: moment)
        if speed != 0 { sample(part, moment) }
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        switch command.command {
        case MediaPlayback.Play.index: play(part, at: moment)
        case MediaPlayback.Pause.index: pause(part, at: moment)
        case MediaPlayback.Stop.index: stop(part, at: moment)
        case MediaPlayback.StartOver.index: play(from: 0, part, at: moment)
        case MediaPlayback.Next.index: change(by: 1, part, moment)
        case MediaPlayback.Previous.index: change(by: -1, part, moment)
        case MediaPlayback.FastForward.index: return answer(run(1, part, moment))
        case MediaPlayback.Rewind.index: return answer(run(-1, part, moment))
        case MediaPlayback.SkipForward.index:
            guard let command = command.typed(MediaPlayback.SkipForward.self) else { throw .notSimulated }
            return answer(skip(part, moment) { $0 &+ min(command.deltaPositionMilliseconds, .max - $0) })
        case MediaPlayback.SkipBackward.index:
            guard let command = command.typed(MediaPlayback.SkipBackward.self) else { throw .notSimulated }
            return answer(skip(part, moment) { $0 - min($0, command.deltaPositionMilliseconds) })
        case MediaPlayback.Seek.index:
            guard let command = command.typed(MediaPlayback.Seek.self) else { throw .notSimulated }
            return answer(seek(to: command.position, part, at: moment))
        default:
            try selectTrack(command, part)
            return []
        }
        return answer(.success)
    }

    private func answer(_ status: MediaPlayback.Status) -> [Value?] {
        MediaPlayback.PlaybackResponse(status: status).fields
    }

    private func isActive(_ part: SimulatedPart) -> Bool { part[MediaPlayback.currentState] != .notPlaying }

    func play(from start: UInt64? = nil, _ part: SimulatedPart, at moment: Moment) {
        wake(part, moment)
        if let start { jump(to: min(start, length), part, moment) }
        change(to: .playing, speed: 1, part, moment)
    }

    func pause(_ part: SimulatedPart, at moment: Moment) {
        wake(part, moment)
        change(to: .paused, speed: 0, part, moment)
    }

    func stop(_ part: SimulatedPart, at moment: Moment) {
        count(part, moment)
        position = 0
        speed = 0
        part.set(MediaPlayback.sampledPosition, nil)
        setState(.notPlaying, 0, part, moment)
    }

    /// Another title plays from its beginning.
    func change(by step: Int, _ part: SimulatedPart, _ moment: Moment) {
        title = (title + step + Self.titles.count) % Self.titles.count
        part.rememberChanged(MediaPlayback.self)
        showTitle(part)
        play(from: 0, part, at: moment)
    }

    private func run(_ direction: Double, _ part: SimulatedPart, _ moment: Moment) -> MediaPlayback.Status {
        guard isActive(part) else { return .notActive }
        count(part, moment)
        // In the other direction, or none, it begins anew.
        let now = speed * direction
        guard let next = Self.speeds.first(where: { $0 > (now > 1 ? now : 1) }) else { return .speedOutOfRange }
        change(to: .playing, speed: next * direction, part, moment)
        return .success
    }

    private func skip(
        _ part: SimulatedPart, _ moment: Moment, _ place: (UInt64) -> UInt64
    ) -> MediaPlayback.Status {
        guard isActive(part) else { return .notActive }
        count(part, moment)
        let range = range(part)
        jump(to: min(max(place(position), range.lowerBound), range.upperBound), part, moment)
        return .success
    }

    func seek(to place: UInt64, _ part: SimulatedPart, at moment: Moment) -> MediaPlayback.Status {
        guard isActive(part) else { return .notActive }
        guard range(part).contains(place) else { return .seekOutOfRange }
        count(part, moment)
        jump(to: place, part, moment)
        return .success
    }

    private func selectTrack(_ command: DeviceCommand, _ part: SimulatedPart) throws(CommandFailure) {
        if let command = command.typed(MediaPlayback.ActivateAudioTrack.self) {
            part.set(
                MediaPlayback.activeAudioTrack,
                try track(command.trackId, part[MediaPlayback.availableAudioTracks] ?? nil))
        } else if let command = command.typed(MediaPlayback.ActivateTextTrack.self) {
            part.set(
                MediaPlayback.activeTextTrack,
                try track(command.trackId, part[MediaPlayback.availableTextTracks] ?? nil))
        } else if command.typed(MediaPlayback.DeactivateTextTrack.self) != nil {
            part.set(MediaPlayback.activeTextTrack, nil)
        } else {
            throw .notSimulated
        }
    }

    private func track(
        _ id: String, _ available: [MediaPlayback.Track]?
    ) throws(CommandFailure) -> MediaPlayback.Track {
        guard let track = available?.first(where: { $0.id.utf8.elementsEqual(id.utf8) }) else {
            throw CommandFailure(status: .constraintError, "the medium has no such track", field: "trackId")
        }
        return track
    }

    // MARK: Position

    private func range(_ part: SimulatedPart) -> ClosedRange<UInt64> {
        let start = (part[MediaPlayback.seekRangeStart] ?? nil) ?? 0
        return start...max(start, (part[MediaPlayback.seekRangeEnd] ?? nil) ?? length)
    }

    /// Brings the position up to the moment.
    private func count(_ part: SimulatedPart, _ moment: Moment) {
        let way = Double(moment.uptime - since) * speed
        since = moment.uptime
        let distance = UInt64(min(abs(way), Self.longest))
        position = way < 0 ? position - min(position, distance) : min(position, length) + distance
        position = min(position, length)
    }

    private func jump(to place: UInt64, _ part: SimulatedPart, _ moment: Moment) {
        since = moment.uptime
        position = place
        sample(part, moment)
    }

    /// Clients go on from a sample by themselves: it changes with the speed and where the position jumps.
    private func sample(_ part: SimulatedPart, _ moment: Moment) {
        part.set(
            MediaPlayback.sampledPosition,
            MediaPlayback.PlaybackPosition(updatedAt: moment.matterEpochMicroseconds, position: position))
        part.rememberChanged(MediaPlayback.self)
    }

    private func showTitle(_ part: SimulatedPart) {
        length = Self.titles[title]
        part.set(MediaPlayback.duration, Self.titles[title])
        part.set(MediaPlayback.seekRangeStart, 0)
        part.set(MediaPlayback.seekRangeEnd, Self.titles[title])
    }

    private func change(
        to state: MediaPlayback.PlaybackState, speed new: Double, _ part: SimulatedPart, _ moment: Moment
    ) {
        count(part, moment)
        if !isActive(part) || new != speed || part[MediaPlayback.sampledPosition] == .some(nil) {
            if part.lengthOfTitle == nil { showTitle(part) }
            speed = new
            sample(part, moment)
        }
        setState(state, new, part, moment)
    }

    private func setState(
        _ state: MediaPlayback.PlaybackState, _ speed: Double, _ part: SimulatedPart, _ moment: Moment
    ) {
        let changed = part[MediaPlayback.currentState] != state
        part.set(MediaPlayback.currentState, state)
        part.set(MediaPlayback.playbackSpeed, speed)
        guard changed else { return }
        part.raise(
            MediaPlayback.StateChanged(
                currentState: state, duration: part[MediaPlayback.duration] ?? nil,
                sampledPosition: part[MediaPlayback.sampledPosition] ?? nil,
                playbackSpeed: part[MediaPlayback.playbackSpeed]), at: moment)
    }

    // MARK: Time, power and the device's own changes

    private func wake(_ part: SimulatedPart, _ moment: Moment) {
        if part[OnOff.onOff] == false { part.behaviour(OnOffBehaviour.self)?.turnOn(part, at: moment) }
    }

    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) {
        if !isOn, isActive(part) { stop(part, at: moment) }
    }

    var nextWake: Int64? {
        guard speed != 0 else { return nil }
        let way = speed > 0 ? Double(length) - Double(position) : Double(position)
        return since + Int64(min(max(0, way / abs(speed)).rounded(.up), Self.longest))
    }

    /// What played to its end stops; what was rewound to its beginning plays.
    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let wake = nextWake, wake <= moment.uptime else { return }
        if speed > 0 {
            stop(part, at: moment)
        } else {
            count(part, moment)
            change(to: .playing, speed: 1, part, moment)
        }
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if let length = part.lengthOfTitle { self.length = min(length, UInt64(Self.longest)) }
        if attributes.contains(MediaPlayback.sampledPosition.index) {
            position = (part[MediaPlayback.sampledPosition] ?? nil)?.position ?? 0
            since = moment.uptime
        }
        guard attributes.contains(MediaPlayback.currentState.index), let state = part[MediaPlayback.currentState]
        else { return }
        count(part, moment)
        switch state {
        case .playing: speed = part[MediaPlayback.playbackSpeed] ?? 1
        case .paused, .notPlaying, .buffering: speed = 0
        }
        if state == .playing, speed == 0 { speed = 1 }
        part.raise(MediaPlayback.StateChanged(currentState: state), at: moment)
    }
}

extension SimulatedPart {
    fileprivate var lengthOfTitle: UInt64? { self[MediaPlayback.duration] ?? nil }
}
