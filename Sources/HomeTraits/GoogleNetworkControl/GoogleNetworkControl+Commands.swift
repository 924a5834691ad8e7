// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleNetworkControl {
    /// Command 0x00.
    public struct EnableDisableGuestNetwork: TraitCommand, Hashable {
        public typealias Owner = GoogleNetworkControl
        public static let index = 0

        public var enable: Bool

        public init(enable: Bool) {
            self.enable = enable
        }

        public init?(fields: [Value?]) {
            guard
                let enable: Bool = fields.required(at: 0)
            else { return nil }
            self.enable = enable
        }

        public var fields: [Value?] { [enable.value] }
    }

    /// Command 0x01.
    public struct EnableDisableNetworkProfile: TraitCommand, Hashable {
        public typealias Owner = GoogleNetworkControl
        public static let index = 1

        public var profile: String
        public var enable: Bool

        public init(profile: String, enable: Bool) {
            self.profile = profile
            self.enable = enable
        }

        public init?(fields: [Value?]) {
            guard
                let profile: String = fields.required(at: 0),
                let enable: Bool = fields.required(at: 1)
            else { return nil }
            self.profile = profile
            self.enable = enable
        }

        public var fields: [Value?] { [profile.value, enable.value] }
    }

    /// Command 0x02, answered by `GetGuestNetworkPasswordResponse`.
    public struct GetGuestNetworkPassword: TraitCommand, Hashable {
        public typealias Owner = GoogleNetworkControl
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Answer 0x02.
    public struct GetGuestNetworkPasswordResponse: FieldsConvertible, Hashable {
        public var guestNetworkPassword: String

        public init(guestNetworkPassword: String) {
            self.guestNetworkPassword = guestNetworkPassword
        }

        public init?(fields: [Value?]) {
            guard
                let guestNetworkPassword: String = fields.required(at: 0)
            else { return nil }
            self.guestNetworkPassword = guestNetworkPassword
        }

        public var fields: [Value?] { [guestNetworkPassword.value] }
    }

    /// Command 0x03.
    public struct TestNetworkSpeed: TraitCommand, Hashable {
        public typealias Owner = GoogleNetworkControl
        public static let index = 3

        public var testDownloadSpeed: Bool
        public var testUploadSpeed: Bool
        public var followUpToken: String?

        public init(testDownloadSpeed: Bool, testUploadSpeed: Bool, followUpToken: String? = nil) {
            self.testDownloadSpeed = testDownloadSpeed
            self.testUploadSpeed = testUploadSpeed
            self.followUpToken = followUpToken
        }

        public init?(fields: [Value?]) {
            guard
                let testDownloadSpeed: Bool = fields.required(at: 0),
                let testUploadSpeed: Bool = fields.required(at: 1),
                let followUpToken: String? = fields.optional(at: 2)
            else { return nil }
            self.testDownloadSpeed = testDownloadSpeed
            self.testUploadSpeed = testUploadSpeed
            self.followUpToken = followUpToken
        }

        public var fields: [Value?] { [testDownloadSpeed.value, testUploadSpeed.value, followUpToken?.value] }
    }
}
