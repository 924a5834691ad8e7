import HomeModel
import HomeTraits

/// First values of players and what belongs to them.
extension SensibleValues {
    static func fillMedia(_ state: inout TraitState) {
        if state.is(MediaPlayback.self) { fillMediaPlayback(&state) }
        if state.is(MediaInput.self) { fillMediaInput(&state) }
        if state.is(AudioOutput.self) { fillAudioOutput(&state) }
        if state.is(Channel.self) { fillChannel(&state) }
        if state.is(ContentLauncher.self) { fillContentLauncher(&state) }
        if state.is(ApplicationLauncher.self) { state.give(ApplicationLauncher.catalogList, [0xFFF1]) }
        if state.is(ApplicationBasic.self) { fillApplicationBasic(&state) }
        if state.is(TargetNavigator.self) { fillTargetNavigator(&state) }
        if state.is(WakeOnLan.self) { state.give(WakeOnLan.macAddress, "00005E005301") }
        if state.is(ContentControl.self) { fillContentControl(&state) }
    }

    private static func fillMediaPlayback(_ state: inout TraitState) {
        state.give(MediaPlayback.currentState, .notPlaying)
        state.give(MediaPlayback.duration, MediaPlaybackBehaviour.titles[0])
        state.give(MediaPlayback.seekRangeStart, 0)
        state.give(MediaPlayback.seekRangeEnd, state[MediaPlayback.duration] ?? nil)
        func track(_ id: String, _ language: String, _ name: String) -> MediaPlayback.Track {
            MediaPlayback.Track(
                id: id, trackAttributes: MediaPlayback.TrackAttributes(languageCode: language, displayName: name))
        }
        state.give(
            MediaPlayback.availableAudioTracks, [track("audio-1", "en", "English"), track("audio-2", "de", "Deutsch")])
        state.give(MediaPlayback.activeAudioTrack, (state[MediaPlayback.availableAudioTracks] ?? nil)?.first)
        state.give(
            MediaPlayback.availableTextTracks, [track("text-1", "en", "English"), track("text-2", "de", "Deutsch")])
    }

    private static func fillMediaInput(_ state: inout TraitState) {
        state.give(
            MediaInput.inputList,
            [
                MediaInput.InputInfo(index: 1, inputType: .hdmi, name: "HDMI 1", description: "First HDMI input"),
                MediaInput.InputInfo(index: 2, inputType: .hdmi, name: "HDMI 2", description: "Second HDMI input"),
                MediaInput.InputInfo(index: 3, inputType: .usb, name: "USB", description: "USB input"),
            ])
        state.give(MediaInput.currentInput, state[MediaInput.inputList]?.first?.index ?? 0)
    }

    private static func fillAudioOutput(_ state: inout TraitState) {
        state.give(
            AudioOutput.outputList,
            [
                AudioOutput.OutputInfo(index: 1, outputType: .internal, name: "Speakers"),
                AudioOutput.OutputInfo(index: 2, outputType: .hdmi, name: "HDMI"),
                AudioOutput.OutputInfo(index: 3, outputType: .headphone, name: "Headphones"),
            ])
        state.give(AudioOutput.currentOutput, state[AudioOutput.outputList]?.first?.index ?? 0)
    }

    private static func fillChannel(_ state: inout TraitState) {
        func channel(_ number: UInt16, _ name: String) -> Channel.ChannelInfo {
            Channel.ChannelInfo(
                majorNumber: number, minorNumber: 0, name: name, callSign: "CH\(number)",
                identifier: "channel-\(number)")
        }
        state.give(Channel.channelList, [channel(1, "News"), channel(2, "Films"), channel(3, "Music")])
        state.give(
            Channel.currentChannel,
            state[Channel.channelList]?.first ?? Channel.ChannelInfo(majorNumber: 1, minorNumber: 0))
        state.give(Channel.lineup, Channel.LineupInfo(operatorName: "Example", lineupInfoType: .mso))
    }

    private static func fillContentLauncher(_ state: inout TraitState) {
        state.give(
            ContentLauncher.acceptHeader, ["video/mp4", "application/dash+xml", "application/vnd.apple.mpegurl"])
        state.give(ContentLauncher.supportedStreamingProtocols, [.dash, .hls])
    }

    private static func fillApplicationBasic(_ state: inout TraitState) {
        state.give(ApplicationBasic.vendorName, "Example")
        state.give(ApplicationBasic.vendorId, 0xFFF1)
        state.give(ApplicationBasic.productId, 0x8000)
        state.give(ApplicationBasic.applicationName, "Example App")
        state.give(
            ApplicationBasic.application,
            ApplicationBasic.Application(catalogVendorId: 0xFFF1, applicationId: "example.app"))
        state.give(ApplicationBasic.status, .stopped)
        state.give(ApplicationBasic.applicationVersion, "1.0")
        state.give(ApplicationBasic.allowedVendorList, [])
    }

    private static func fillTargetNavigator(_ state: inout TraitState) {
        state.give(
            TargetNavigator.targetList,
            [
                TargetNavigator.TargetInfo(identifier: 1, name: "Home"),
                TargetNavigator.TargetInfo(identifier: 2, name: "Library"),
                TargetNavigator.TargetInfo(identifier: 3, name: "Settings"),
            ])
        state.give(TargetNavigator.currentTarget, state[TargetNavigator.targetList]?.first?.identifier ?? 0xFF)
    }

    private static func fillContentControl(_ state: inout TraitState) {
        let ratings = ["G", "PG", "PG-13", "R"].map { ContentControl.RatingName(ratingName: $0) }
        state.give(ContentControl.enabled, false)
        state.give(ContentControl.onDemandRatings, ratings)
        state.give(
            ContentControl.onDemandRatingThreshold, state[ContentControl.onDemandRatings]?.last?.ratingName ?? "")
        state.give(ContentControl.scheduledContentRatings, ratings)
        state.give(
            ContentControl.scheduledContentRatingThreshold,
            state[ContentControl.scheduledContentRatings]?.last?.ratingName ?? "")
        state.give(ContentControl.screenDailyTime, 7_200)
        state.give(ContentControl.remainingScreenTime, state[ContentControl.screenDailyTime] ?? 7_200)
        state.give(ContentControl.blockUnrated, false)
    }
}
