// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ApplicationLauncher {
    /// Command 0x00, answered by `LauncherResponse`.
    public struct LaunchApp: TraitCommand, Hashable {
        public typealias Owner = ApplicationLauncher
        public static let index = 0

        public var application: Application?
        public var data: Octets?

        public init(application: Application? = nil, data: Octets? = nil) {
            self.application = application
            self.data = data
        }

        public init?(fields: [Value?]) {
            guard
                let application: Application? = fields.optional(at: 0),
                let data: Octets? = fields.optional(at: 1)
            else { return nil }
            self.application = application
            self.data = data
        }

        public var fields: [Value?] { [application?.value, data?.value] }
    }

    /// Answer 0x03.
    public struct LauncherResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var data: Octets?

        public init(status: Status, data: Octets? = nil) {
            self.status = status
            self.data = data
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let data: Octets? = fields.optional(at: 1)
            else { return nil }
            self.status = status
            self.data = data
        }

        public var fields: [Value?] { [status.value, data?.value] }
    }

    /// Command 0x01, answered by `LauncherResponse`.
    public struct StopApp: TraitCommand, Hashable {
        public typealias Owner = ApplicationLauncher
        public static let index = 1

        public var application: Application?

        public init(application: Application? = nil) {
            self.application = application
        }

        public init?(fields: [Value?]) {
            guard
                let application: Application? = fields.optional(at: 0)
            else { return nil }
            self.application = application
        }

        public var fields: [Value?] { [application?.value] }
    }

    /// Command 0x02, answered by `LauncherResponse`.
    public struct HideApp: TraitCommand, Hashable {
        public typealias Owner = ApplicationLauncher
        public static let index = 2

        public var application: Application?

        public init(application: Application? = nil) {
            self.application = application
        }

        public init?(fields: [Value?]) {
            guard
                let application: Application? = fields.optional(at: 0)
            else { return nil }
            self.application = application
        }

        public var fields: [Value?] { [application?.value] }
    }
}
