// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension MicrowaveOvenControl {
    /// Command 0x00.
    public struct SetCookingParameters: TraitCommand, Hashable {
        public typealias Owner = MicrowaveOvenControl
        public static let index = 0

        public var cookMode: UInt8?
        /// In s.
        public var cookTime: UInt32
        /// In 1 %.
        public var powerSetting: UInt8?
        public var wattSettingIndex: UInt8?
        public var startAfterSetting: Bool

        public init(
            cookMode: UInt8? = nil, cookTime: UInt32 = 30, powerSetting: UInt8? = nil, wattSettingIndex: UInt8? = nil,
            startAfterSetting: Bool = false
        ) {
            self.cookMode = cookMode
            self.cookTime = cookTime
            self.powerSetting = powerSetting
            self.wattSettingIndex = wattSettingIndex
            self.startAfterSetting = startAfterSetting
        }

        public init?(fields: [Value?]) {
            guard
                let cookMode: UInt8? = fields.optional(at: 0),
                let cookTime: UInt32 = fields.required(at: 1, default: 30),
                let powerSetting: UInt8? = fields.optional(at: 2),
                let wattSettingIndex: UInt8? = fields.optional(at: 3),
                let startAfterSetting: Bool = fields.required(at: 4, default: false)
            else { return nil }
            self.cookMode = cookMode
            self.cookTime = cookTime
            self.powerSetting = powerSetting
            self.wattSettingIndex = wattSettingIndex
            self.startAfterSetting = startAfterSetting
        }

        public var fields: [Value?] {
            [cookMode?.value, cookTime.value, powerSetting?.value, wattSettingIndex?.value, startAfterSetting.value]
        }
    }

    /// Command 0x01.
    public struct AddMoreTime: TraitCommand, Hashable {
        public typealias Owner = MicrowaveOvenControl
        public static let index = 1

        /// In s.
        public var timeToAdd: UInt32

        public init(timeToAdd: UInt32) {
            self.timeToAdd = timeToAdd
        }

        public init?(fields: [Value?]) {
            guard
                let timeToAdd: UInt32 = fields.required(at: 0)
            else { return nil }
            self.timeToAdd = timeToAdd
        }

        public var fields: [Value?] { [timeToAdd.value] }
    }
}
