import HomeModel
import HomeTraits

/// Parental control (Matter Application Cluster Specification, "Content Control Cluster"): the lists, the PIN, and the screen time,
/// which runs while control is on and the part is on. What is blocked is not looked at by the simulated player.
final class ContentControlBehaviour: TraitBehaviour {
    private var pin = initialPin
    /// The moment up to which screen time has been counted; nil: it does not run.
    private var countedUpTo: Int64?
    private var left: UInt32 = 0

    /// Of a new device.
    static let initialPin = "0000"
    private static let day: UInt32 = 86_400

    var memory: Value? { pin == Self.initialPin ? nil : .string(pin) }

    func restore(_ memory: Value) { pin = memory.stringValue ?? Self.initialPin }

    func begin(_ part: SimulatedPart, at moment: Moment) { run(part, moment) }

    func start(_ part: SimulatedPart, at moment: Moment) { run(part, moment) }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        switch command.command {
        case ContentControl.Enable.index, ContentControl.Disable.index:
            part.set(ContentControl.enabled, command.command == ContentControl.Enable.index)
            run(part, moment)
        case ContentControl.BlockUnratedContent.index: part.set(ContentControl.blockUnrated, true)
        case ContentControl.UnblockUnratedContent.index: part.set(ContentControl.blockUnrated, false)
        case ContentControl.ResetPin.index:
            pin = String(UInt32.random(in: 100_000...999_999))
            part.rememberChanged(ContentControl.self)
            return ContentControl.ResetPinResponse(pinCode: pin).fields
        default:
            if try changeSettings(command, part, moment) { return [] }
            guard try changeLists(command, part) else { throw .notSimulated }
        }
        return []
    }

    private func changeSettings(
        _ command: DeviceCommand, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) -> Bool {
        if let command = command.typed(ContentControl.UpdatePin.self) {
            try verify(command.oldPin, "oldPin")
            pin = command.newPin
            part.rememberChanged(ContentControl.self)
        } else if let command = command.typed(ContentControl.AddBonusTime.self) {
            let features = ContentControl.Features(rawValue: part.features(of: ContentControl.self))
            if features.contains(.pinManagement) || command.pinCode != nil { try verify(command.pinCode, "pinCode") }
            let remaining = part[ContentControl.remainingScreenTime] ?? 0
            part.set(ContentControl.remainingScreenTime, min(Self.day, remaining + min(command.bonusTime, Self.day)))
            run(part, moment)
        } else if let command = command.typed(ContentControl.SetScreenDailyTime.self) {
            part.set(ContentControl.screenDailyTime, command.screenTime)
            part.set(ContentControl.remainingScreenTime, command.screenTime)
            run(part, moment)
        } else if let command = command.typed(ContentControl.SetOnDemandRatingThreshold.self) {
            try check(command.rating, part[ContentControl.onDemandRatings])
            part.set(ContentControl.onDemandRatingThreshold, command.rating)
        } else if let command = command.typed(ContentControl.SetScheduledContentRatingThreshold.self) {
            try check(command.rating, part[ContentControl.scheduledContentRatings])
            part.set(ContentControl.scheduledContentRatingThreshold, command.rating)
        } else {
            return false
        }
        return true
    }

    private func verify(_ given: String?, _ field: String) throws(CommandFailure) {
        guard given == pin else { throw refusal("the PIN is wrong (INVALID_PIN_CODE)", field) }
    }

    private func check(_ rating: String, _ known: [ContentControl.RatingName]?) throws(CommandFailure) {
        guard known?.contains(where: { $0.ratingName == rating }) ?? false else {
            throw refusal("there is no such rating (INVALID_RATING)", "rating")
        }
    }

    /// The cluster's own statuses come with a plain failure.
    private func refusal(_ message: String, _ field: String) -> CommandFailure {
        CommandFailure(status: .failure, message, field: field)
    }

    // MARK: Lists

    private static let longestList = 256

    private func changeLists(_ command: DeviceCommand, _ part: SimulatedPart) throws(CommandFailure) -> Bool {
        if let command = command.typed(ContentControl.AddBlockChannels.self) {
            var list = part[ContentControl.blockChannelList] ?? []
            for channel in command.channels {
                guard !list.contains(where: { $0.isSame(as: channel) }) else {
                    throw refusal("the channel is blocked already (CHANNEL_ALREADY_EXIST)", "channels")
                }
                var channel = channel
                channel.blockChannelIndex = try free(list.map(\.blockChannelIndex))
                list.append(channel)
            }
            part.set(ContentControl.blockChannelList, list)
        } else if let command = command.typed(ContentControl.RemoveBlockChannels.self) {
            var list = part[ContentControl.blockChannelList] ?? []
            for index in command.channelIndexes {
                guard let position = list.firstIndex(where: { $0.blockChannelIndex == index }) else {
                    throw refusal("no such channel is blocked (CHANNEL_NOT_EXIST)", "channelIndexes")
                }
                list.remove(at: position)
            }
            part.set(ContentControl.blockChannelList, list)
        } else if let command = command.typed(ContentControl.AddBlockApplications.self) {
            var list = part[ContentControl.blockApplicationList] ?? []
            for app in command.applications {
                guard !list.contains(app) else {
                    throw refusal("the app is blocked already (APPLICATION_ALREADY_EXIST)", "applications")
                }
                guard list.count < Self.longestList else { throw full }
                list.append(app)
            }
            part.set(ContentControl.blockApplicationList, list)
        } else if let command = command.typed(ContentControl.RemoveBlockApplications.self) {
            var list = part[ContentControl.blockApplicationList] ?? []
            for app in command.applications {
                guard let position = list.firstIndex(of: app) else {
                    throw refusal("no such app is blocked (APPLICATION_NOT_EXIST)", "applications")
                }
                list.remove(at: position)
            }
            part.set(ContentControl.blockApplicationList, list)
        } else {
            return try changeTimeWindows(command, part)
        }
        return true
    }

    private func changeTimeWindows(_ command: DeviceCommand, _ part: SimulatedPart) throws(CommandFailure) -> Bool {
        var list = part[ContentControl.blockContentTimeWindow] ?? []
        if let command = command.typed(ContentControl.SetBlockContentTimeWindow.self) {
            var window = command.timeWindow
            if let index = window.timeWindowIndex {
                guard let position = list.firstIndex(where: { $0.timeWindowIndex == index }) else {
                    throw refusal("there is no such time window (TIME_WINDOW_NOT_EXIST)", "timeWindow")
                }
                list[position] = window
            } else {
                guard !list.contains(where: { $0.dayOfWeek == window.dayOfWeek && $0.timePeriod == window.timePeriod })
                else { throw refusal("the time window is there already (TIME_WINDOW_ALREADY_EXIST)", "timeWindow") }
                guard list.count < 7 else { throw full }
                window.timeWindowIndex = try free(list.map(\.timeWindowIndex))
                list.append(window)
            }
        } else if let command = command.typed(ContentControl.RemoveBlockContentTimeWindow.self) {
            for index in command.timeWindowIndexes {
                guard let position = list.firstIndex(where: { $0.timeWindowIndex == index }) else {
                    throw refusal("there is no such time window (TIME_WINDOW_NOT_EXIST)", "timeWindowIndexes")
                }
                list.remove(at: position)
            }
        } else {
            return false
        }
        part.set(ContentControl.blockContentTimeWindow, list)
        return true
    }

    private var full: CommandFailure { CommandFailure(status: .resourceExhausted, "the list is full") }

    private func free(_ taken: [UInt16?]) throws(CommandFailure) -> UInt16 {
        guard taken.count < Self.longestList, let index = (UInt16(0)...UInt16.max).first(where: { !taken.contains($0) })
        else { throw full }
        return index
    }

    // MARK: Screen time

    private func run(_ part: SimulatedPart, _ moment: Moment) {
        left = part[ContentControl.remainingScreenTime] ?? 0
        let runs = part[ContentControl.enabled] == true && part[OnOff.onOff] != false && left > 0
        countedUpTo = runs ? moment.uptime : nil
    }

    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) { run(part, moment) }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) { run(part, moment) }

    private static let reportInterval: UInt32 = 60

    var nextWake: Int64? { countedUpTo.map { $0 + Int64(min(left, Self.reportInterval)) * 1000 } }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let begin = countedUpTo, let wake = nextWake, wake <= moment.uptime else { return }
        let seconds = UInt32(clamping: (moment.uptime - begin) / 1000)
        countedUpTo = begin + Int64(seconds) * 1000
        left -= min(left, seconds)
        part.set(ContentControl.remainingScreenTime, left)
        guard left == 0 else { return }
        countedUpTo = nil
        part.raise(ContentControl.RemainingScreenTimeExpired(), at: moment)
        if part[MediaPlayback.currentState] != .notPlaying {
            part.behaviour(MediaPlaybackBehaviour.self)?.stop(part, at: moment)
        }
    }
}

extension ContentControl.BlockChannel {
    fileprivate func isSame(as other: ContentControl.BlockChannel) -> Bool {
        majorNumber == other.majorNumber && minorNumber == other.minorNumber && identifier == other.identifier
    }
}
