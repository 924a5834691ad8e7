// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension BooleanStateConfiguration {
    /// Command 0x00.
    public struct SuppressAlarm: TraitCommand, Hashable {
        public typealias Owner = BooleanStateConfiguration
        public static let index = 0

        public var alarmsToSuppress: AlarmMode

        public init(alarmsToSuppress: AlarmMode = []) {
            self.alarmsToSuppress = alarmsToSuppress
        }

        public init?(fields: [Value?]) {
            guard
                let alarmsToSuppress: AlarmMode = fields.required(at: 0, default: [])
            else { return nil }
            self.alarmsToSuppress = alarmsToSuppress
        }

        public var fields: [Value?] { [alarmsToSuppress.value] }
    }

    /// Command 0x01.
    public struct EnableDisableAlarm: TraitCommand, Hashable {
        public typealias Owner = BooleanStateConfiguration
        public static let index = 1

        public var alarmsToEnableDisable: AlarmMode

        public init(alarmsToEnableDisable: AlarmMode = []) {
            self.alarmsToEnableDisable = alarmsToEnableDisable
        }

        public init?(fields: [Value?]) {
            guard
                let alarmsToEnableDisable: AlarmMode = fields.required(at: 0, default: [])
            else { return nil }
            self.alarmsToEnableDisable = alarmsToEnableDisable
        }

        public var fields: [Value?] { [alarmsToEnableDisable.value] }
    }
}
