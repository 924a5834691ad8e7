import JSON

/// Fields that mean something to a simulated device with its first values, where the edges of ranges alone do not.
enum SweepMeanings {
    static func fields(of command: String) -> JSONObject? {
        texts[command].flatMap { (try? JSON.parse(Array($0.utf8)))?.objectValue }
    }

    private static let texts: [String: String] = [
        "actions.instantAction": #"{"actionId":1,"invokeId":7}"#,
        "actions.instantActionWithTransition": #"{"actionId":1,"transitionTime":10}"#,
        "actions.startAction": #"{"actionId":2}"#,
        "actions.startActionWithDuration": #"{"actionId":2,"duration":60}"#,
        "actions.stopAction": #"{"actionId":2}"#,
        "actions.pauseAction": #"{"actionId":2}"#,
        "actions.pauseActionWithDuration": #"{"actionId":2,"duration":60}"#,
        "actions.resumeAction": #"{"actionId":2}"#,
        "actions.enableAction": #"{"actionId":3}"#,
        "actions.enableActionWithDuration": #"{"actionId":3,"duration":60}"#,
        "actions.disableAction": #"{"actionId":3}"#,
        "actions.disableActionWithDuration": #"{"actionId":3,"duration":60}"#,
        "audioOutput.renameOutput": #"{"index":1,"name":"Sofa"}"#,
        "audioOutput.selectOutput": #"{"index":2}"#,
        "channel.recordProgram": #"{"programIdentifier":"1.0-200000","shouldRecordSeries":false}"#,
        "channel.cancelRecordProgram": #"{"programIdentifier":"1.0-200000","shouldRecordSeries":false}"#,
        "contentControl.setOnDemandRatingThreshold": #"{"rating":"PG"}"#,
        "contentControl.setScheduledContentRatingThreshold": #"{"rating":"PG"}"#,
        "doorLock.setPinCode": #"{"userId":1,"pin":"MTIzNDU2"}"#,
        "doorLock.setRfidCode": #"{"userId":1,"rfidCode":"MTIzNDU2Nzg5MA=="}"#,
        "doorLock.getPinCode": #"{"userId":1}"#,
        "doorLock.getRfidCode": #"{"userId":1}"#,
        "doorLock.getUserStatus": #"{"userId":1}"#,
        "doorLock.getUserType": #"{"userId":1}"#,
        "doorLock.setUserStatus": #"{"userId":1,"userStatus":"occupiedDisabled"}"#,
        "doorLock.setUserType": #"{"userId":1,"userType":"nonAccessUser"}"#,
        "doorLock.setHolidaySchedule":
            #"{"holidayIndex":1,"localStartTime":1,"localEndTime":2,"operatingMode":"normal"}"#,
        "google.appSelector.appSelect": #"{"newApplication":"video"}"#,
        "google.channel.selectChannel": #"{"channelCode":"channel2"}"#,
        "google.humiditySetting.humidityRelative": #"{"humidityRelativePercent":5}"#,
        "google.inputSelector.setInput": #"{"newInput":"hdmi2"}"#,
        "google.rotation.rotateAbsolute": #"{"rotationPercent":40}"#,
        "mediaInput.renameInput": #"{"index":1,"name":"Console"}"#,
        "mediaInput.selectInput": #"{"index":2}"#,
        "mediaPlayback.activateAudioTrack": #"{"trackId":"audio-2","audioOutputIndex":0}"#,
        "mediaPlayback.activateTextTrack": #"{"trackId":"text-2"}"#,
        "temperatureControl.setTemperature": #"{"targetTemperatureLevel":1}"#,
        "thermostat.setActivePresetRequest": #"{"presetHandle":"AQ=="}"#,
        "thermostat.setActiveScheduleRequest": #"{"scheduleHandle":"AQ=="}"#,
        "thermostat.setWeeklySchedule":
            #"{"numberOfTransitionsForSequence":1,"dayOfWeekForSequence":["monday"],"modeForSequence":["heatSetpointPresent"],"transitions":[{"transitionTime":400,"heatSetpoint":2100,"coolSetpoint":null}]}"#,
    ]
}
