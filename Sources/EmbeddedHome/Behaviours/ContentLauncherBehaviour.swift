import HomeModel
import HomeTraits

/// Content that is searched for or given by its address, and played (Matter Application Cluster Specification, "Content Launcher
/// Cluster"). What plays on the same part is the player's (trait MediaPlayback).
final class ContentLauncherBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(ContentLauncher.LaunchContent.self) {
            if command.autoPlay { play(command.playbackPreferences, part, moment) }
            return ContentLauncher.LauncherResponse(status: .success).fields
        }
        if let command = command.typed(ContentLauncher.LaunchUrl.self) {
            guard Self.isAddress(command.contentUrl) else {
                return ContentLauncher.LauncherResponse(status: .urlNotAvailable).fields
            }
            play(command.playbackPreferences, part, moment)
            return ContentLauncher.LauncherResponse(status: .success).fields
        }
        throw .notSimulated
    }

    private func play(
        _ preferences: ContentLauncher.PlaybackPreferences?, _ part: SimulatedPart, _ moment: Moment
    ) {
        guard let player = part.behaviour(MediaPlaybackBehaviour.self) else { return }
        player.change(by: 1, part, moment)
        guard let position = (preferences?.playbackPosition ?? nil) ?? nil else { return }
        _ = player.seek(to: position, part, at: moment)
    }

    /// `scheme://` and something.
    private static func isAddress(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let separator = Array("://".utf8)
        guard let end = bytes.firstIndex(of: separator[0]), end > 0,
            bytes[end...].starts(with: separator), bytes.count > end + separator.count
        else { return false }
        return bytes[..<end].allSatisfy { (97...122).contains($0 | 0x20) || (48...57).contains($0) }
    }
}
