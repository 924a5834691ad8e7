/// Features whose keys are known and checked, but which this version does not have. Switching one on is an error, so
/// that nobody relies on what does not happen.
enum Unavailable {
    private static let message = "not available in this version"

    /// The keys that switch such features on, each with a test whether it does.
    static var keys: [(path: String, isOn: (Configuration) -> Bool)] {
        [
            ("homeassistant.enabled", { $0.homeAssistant.enabled })
        ]
    }

    /// What is wrong with the keys that are on, key path first.
    static func complaints(about configuration: Configuration) -> [(path: String, message: String)] {
        keys.filter { $0.isOn(configuration) }.map { ($0.path, "\($0.path): \(message)") }
    }
}
