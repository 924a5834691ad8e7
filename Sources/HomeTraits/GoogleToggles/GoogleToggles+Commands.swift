// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleToggles {
    /// Command 0x00.
    public struct SetToggles: TraitCommand, Hashable {
        public typealias Owner = GoogleToggles
        public static let index = 0

        public var updateToggleSettings: [ToggleSetting]

        public init(updateToggleSettings: [ToggleSetting]) {
            self.updateToggleSettings = updateToggleSettings
        }

        public init?(fields: [Value?]) {
            guard
                let updateToggleSettings: [ToggleSetting] = fields.required(at: 0)
            else { return nil }
            self.updateToggleSettings = updateToggleSettings
        }

        public var fields: [Value?] { [updateToggleSettings.value] }
    }
}
