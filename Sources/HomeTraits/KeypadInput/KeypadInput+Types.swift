// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension KeypadInput {
    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case unsupportedKey = 1
        case invalidKeyInCurrentState = 2

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "unsupportedKey"),
                EnumDefinition.Member(value: 2, name: "invalidKeyInCurrentState"),
            ])
    }

    /// CecKeyCodeEnum
    public enum CecKeyCode: UInt8, ValueConvertible, CaseIterable {
        case select = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
        case rightUp = 5
        case rightDown = 6
        case leftUp = 7
        case leftDown = 8
        case rootMenu = 9
        case setupMenu = 10
        case contentsMenu = 11
        case favoriteMenu = 12
        case exit = 13
        case mediaTopMenu = 16
        case mediaContextSensitiveMenu = 17
        case numberEntryMode = 29
        case number11 = 30
        case number12 = 31
        case number0OrNumber10 = 32
        case numbers1 = 33
        case numbers2 = 34
        case numbers3 = 35
        case numbers4 = 36
        case numbers5 = 37
        case numbers6 = 38
        case numbers7 = 39
        case numbers8 = 40
        case numbers9 = 41
        case dot = 42
        case enter = 43
        case clear = 44
        case nextFavorite = 47
        case channelUp = 48
        case channelDown = 49
        case previousChannel = 50
        case soundSelect = 51
        case inputSelect = 52
        case displayInformation = 53
        case help = 54
        case pageUp = 55
        case pageDown = 56
        case power = 64
        case volumeUp = 65
        case volumeDown = 66
        case mute = 67
        case play = 68
        case stop = 69
        case pause = 70
        case record = 71
        case rewind = 72
        case fastForward = 73
        case eject = 74
        case forward = 75
        case backward = 76
        case stopRecord = 77
        case pauseRecord = 78
        case angle = 80
        case subPicture = 81
        case videoOnDemand = 82
        case electronicProgramGuide = 83
        case timerProgramming = 84
        case initialConfiguration = 85
        case selectBroadcastType = 86
        case selectSoundPresentation = 87
        case playFunction = 96
        case pausePlayFunction = 97
        case recordFunction = 98
        case pauseRecordFunction = 99
        case stopFunction = 100
        case muteFunction = 101
        case restoreVolumeFunction = 102
        case tuneFunction = 103
        case selectMediaFunction = 104
        case selectAvInputFunction = 105
        case selectAudioInputFunction = 106
        case powerToggleFunction = 107
        case powerOffFunction = 108
        case powerOnFunction = 109
        case f1Blue = 113
        case f2Red = 114
        case f3Green = 115
        case f4Yellow = 116
        case f5 = 117
        case data = 118

        public static let definition = EnumDefinition(
            name: "CecKeyCodeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "select"),
                EnumDefinition.Member(value: 1, name: "up"),
                EnumDefinition.Member(value: 2, name: "down"),
                EnumDefinition.Member(value: 3, name: "left"),
                EnumDefinition.Member(value: 4, name: "right"),
                EnumDefinition.Member(value: 5, name: "rightUp"),
                EnumDefinition.Member(value: 6, name: "rightDown"),
                EnumDefinition.Member(value: 7, name: "leftUp"),
                EnumDefinition.Member(value: 8, name: "leftDown"),
                EnumDefinition.Member(value: 9, name: "rootMenu"),
                EnumDefinition.Member(value: 10, name: "setupMenu"),
                EnumDefinition.Member(value: 11, name: "contentsMenu"),
                EnumDefinition.Member(value: 12, name: "favoriteMenu"),
                EnumDefinition.Member(value: 13, name: "exit"),
                EnumDefinition.Member(value: 16, name: "mediaTopMenu"),
                EnumDefinition.Member(value: 17, name: "mediaContextSensitiveMenu"),
                EnumDefinition.Member(value: 29, name: "numberEntryMode"),
                EnumDefinition.Member(value: 30, name: "number11"),
                EnumDefinition.Member(value: 31, name: "number12"),
                EnumDefinition.Member(value: 32, name: "number0OrNumber10"),
                EnumDefinition.Member(value: 33, name: "numbers1"),
                EnumDefinition.Member(value: 34, name: "numbers2"),
                EnumDefinition.Member(value: 35, name: "numbers3"),
                EnumDefinition.Member(value: 36, name: "numbers4"),
                EnumDefinition.Member(value: 37, name: "numbers5"),
                EnumDefinition.Member(value: 38, name: "numbers6"),
                EnumDefinition.Member(value: 39, name: "numbers7"),
                EnumDefinition.Member(value: 40, name: "numbers8"),
                EnumDefinition.Member(value: 41, name: "numbers9"),
                EnumDefinition.Member(value: 42, name: "dot"),
                EnumDefinition.Member(value: 43, name: "enter"),
                EnumDefinition.Member(value: 44, name: "clear"),
                EnumDefinition.Member(value: 47, name: "nextFavorite"),
                EnumDefinition.Member(value: 48, name: "channelUp"),
                EnumDefinition.Member(value: 49, name: "channelDown"),
                EnumDefinition.Member(value: 50, name: "previousChannel"),
                EnumDefinition.Member(value: 51, name: "soundSelect"),
                EnumDefinition.Member(value: 52, name: "inputSelect"),
                EnumDefinition.Member(value: 53, name: "displayInformation"),
                EnumDefinition.Member(value: 54, name: "help"),
                EnumDefinition.Member(value: 55, name: "pageUp"),
                EnumDefinition.Member(value: 56, name: "pageDown"),
                EnumDefinition.Member(value: 64, name: "power"),
                EnumDefinition.Member(value: 65, name: "volumeUp"),
                EnumDefinition.Member(value: 66, name: "volumeDown"),
                EnumDefinition.Member(value: 67, name: "mute"),
                EnumDefinition.Member(value: 68, name: "play"),
                EnumDefinition.Member(value: 69, name: "stop"),
                EnumDefinition.Member(value: 70, name: "pause"),
                EnumDefinition.Member(value: 71, name: "record"),
                EnumDefinition.Member(value: 72, name: "rewind"),
                EnumDefinition.Member(value: 73, name: "fastForward"),
                EnumDefinition.Member(value: 74, name: "eject"),
                EnumDefinition.Member(value: 75, name: "forward"),
                EnumDefinition.Member(value: 76, name: "backward"),
                EnumDefinition.Member(value: 77, name: "stopRecord"),
                EnumDefinition.Member(value: 78, name: "pauseRecord"),
                EnumDefinition.Member(value: 80, name: "angle"),
                EnumDefinition.Member(value: 81, name: "subPicture"),
                EnumDefinition.Member(value: 82, name: "videoOnDemand"),
                EnumDefinition.Member(value: 83, name: "electronicProgramGuide"),
                EnumDefinition.Member(value: 84, name: "timerProgramming"),
                EnumDefinition.Member(value: 85, name: "initialConfiguration"),
                EnumDefinition.Member(value: 86, name: "selectBroadcastType"),
                EnumDefinition.Member(value: 87, name: "selectSoundPresentation"),
                EnumDefinition.Member(value: 96, name: "playFunction"),
                EnumDefinition.Member(value: 97, name: "pausePlayFunction"),
                EnumDefinition.Member(value: 98, name: "recordFunction"),
                EnumDefinition.Member(value: 99, name: "pauseRecordFunction"),
                EnumDefinition.Member(value: 100, name: "stopFunction"),
                EnumDefinition.Member(value: 101, name: "muteFunction"),
                EnumDefinition.Member(value: 102, name: "restoreVolumeFunction"),
                EnumDefinition.Member(value: 103, name: "tuneFunction"),
                EnumDefinition.Member(value: 104, name: "selectMediaFunction"),
                EnumDefinition.Member(value: 105, name: "selectAvInputFunction"),
                EnumDefinition.Member(value: 106, name: "selectAudioInputFunction"),
                EnumDefinition.Member(value: 107, name: "powerToggleFunction"),
                EnumDefinition.Member(value: 108, name: "powerOffFunction"),
                EnumDefinition.Member(value: 109, name: "powerOnFunction"),
                EnumDefinition.Member(value: 113, name: "f1Blue"),
                EnumDefinition.Member(value: 114, name: "f2Red"),
                EnumDefinition.Member(value: 115, name: "f3Green"),
                EnumDefinition.Member(value: 116, name: "f4Yellow"),
                EnumDefinition.Member(value: 117, name: "f5"),
                EnumDefinition.Member(value: 118, name: "data"),
            ])
    }
}
