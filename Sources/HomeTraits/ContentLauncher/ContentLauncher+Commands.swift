// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ContentLauncher {
    /// Command 0x00, answered by `LauncherResponse`.
    public struct LaunchContent: TraitCommand, Hashable {
        public typealias Owner = ContentLauncher
        public static let index = 0

        public var search: ContentSearch
        public var autoPlay: Bool
        public var data: String?
        public var playbackPreferences: PlaybackPreferences?
        public var useCurrentContext: Bool

        public init(
            search: ContentSearch, autoPlay: Bool, data: String? = nil, playbackPreferences: PlaybackPreferences? = nil,
            useCurrentContext: Bool = true
        ) {
            self.search = search
            self.autoPlay = autoPlay
            self.data = data
            self.playbackPreferences = playbackPreferences
            self.useCurrentContext = useCurrentContext
        }

        public init?(fields: [Value?]) {
            guard
                let search: ContentSearch = fields.required(at: 0),
                let autoPlay: Bool = fields.required(at: 1),
                let data: String? = fields.optional(at: 2),
                let playbackPreferences: PlaybackPreferences? = fields.optional(at: 3),
                let useCurrentContext: Bool = fields.required(at: 4, default: true)
            else { return nil }
            self.search = search
            self.autoPlay = autoPlay
            self.data = data
            self.playbackPreferences = playbackPreferences
            self.useCurrentContext = useCurrentContext
        }

        public var fields: [Value?] {
            [search.value, autoPlay.value, data?.value, playbackPreferences?.value, useCurrentContext.value]
        }
    }

    /// Answer 0x02.
    public struct LauncherResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var data: String?

        public init(status: Status, data: String? = nil) {
            self.status = status
            self.data = data
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let data: String? = fields.optional(at: 1)
            else { return nil }
            self.status = status
            self.data = data
        }

        public var fields: [Value?] { [status.value, data?.value] }
    }

    /// Command 0x01, answered by `LauncherResponse`.
    public struct LaunchUrl: TraitCommand, Hashable {
        public typealias Owner = ContentLauncher
        public static let index = 1

        public var contentUrl: String
        public var displayString: String?
        public var brandingInformation: BrandingInformation?
        public var playbackPreferences: PlaybackPreferences?

        public init(
            contentUrl: String, displayString: String? = nil, brandingInformation: BrandingInformation? = nil,
            playbackPreferences: PlaybackPreferences? = nil
        ) {
            self.contentUrl = contentUrl
            self.displayString = displayString
            self.brandingInformation = brandingInformation
            self.playbackPreferences = playbackPreferences
        }

        public init?(fields: [Value?]) {
            guard
                let contentUrl: String = fields.required(at: 0),
                let displayString: String? = fields.optional(at: 1),
                let brandingInformation: BrandingInformation? = fields.optional(at: 2),
                let playbackPreferences: PlaybackPreferences? = fields.optional(at: 3)
            else { return nil }
            self.contentUrl = contentUrl
            self.displayString = displayString
            self.brandingInformation = brandingInformation
            self.playbackPreferences = playbackPreferences
        }

        public var fields: [Value?] {
            [contentUrl.value, displayString?.value, brandingInformation?.value, playbackPreferences?.value]
        }
    }
}
