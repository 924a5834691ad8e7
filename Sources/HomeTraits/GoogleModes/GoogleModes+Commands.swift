// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleModes {
    /// Command 0x00.
    public struct SetModes: TraitCommand, Hashable {
        public typealias Owner = GoogleModes
        public static let index = 0

        public var updateModeSettings: [ModeSetting]

        public init(updateModeSettings: [ModeSetting]) {
            self.updateModeSettings = updateModeSettings
        }

        public init?(fields: [Value?]) {
            guard
                let updateModeSettings: [ModeSetting] = fields.required(at: 0)
            else { return nil }
            self.updateModeSettings = updateModeSettings
        }

        public var fields: [Value?] { [updateModeSettings.value] }
    }
}
