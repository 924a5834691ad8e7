// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OtaSoftwareUpdateRequestor {
    /// Event 0x00, priority info.
    public struct StateTransition: TraitEvent, Hashable {
        public typealias Owner = OtaSoftwareUpdateRequestor
        public static let index = 0

        public var previousState: UpdateState
        public var newState: UpdateState
        public var reason: ChangeReason
        public var targetSoftwareVersion: UInt32?

        public init(
            previousState: UpdateState = .unknown, newState: UpdateState, reason: ChangeReason,
            targetSoftwareVersion: UInt32? = nil
        ) {
            self.previousState = previousState
            self.newState = newState
            self.reason = reason
            self.targetSoftwareVersion = targetSoftwareVersion
        }

        public init?(fields: [Value?]) {
            guard
                let previousState: UpdateState = fields.required(at: 0, default: .unknown),
                let newState: UpdateState = fields.required(at: 1),
                let reason: ChangeReason = fields.required(at: 2),
                let targetSoftwareVersion: UInt32? = fields.required(at: 3, default: nil)
            else { return nil }
            self.previousState = previousState
            self.newState = newState
            self.reason = reason
            self.targetSoftwareVersion = targetSoftwareVersion
        }

        public var fields: [Value?] {
            [previousState.value, newState.value, reason.value, targetSoftwareVersion.value]
        }
    }

    /// Event 0x01, priority critical.
    public struct VersionApplied: TraitEvent, Hashable {
        public typealias Owner = OtaSoftwareUpdateRequestor
        public static let index = 1

        public var softwareVersion: UInt32
        public var productId: UInt16

        public init(softwareVersion: UInt32, productId: UInt16) {
            self.softwareVersion = softwareVersion
            self.productId = productId
        }

        public init?(fields: [Value?]) {
            guard
                let softwareVersion: UInt32 = fields.required(at: 0),
                let productId: UInt16 = fields.required(at: 1)
            else { return nil }
            self.softwareVersion = softwareVersion
            self.productId = productId
        }

        public var fields: [Value?] { [softwareVersion.value, productId.value] }
    }

    /// Event 0x02, priority info.
    public struct DownloadError: TraitEvent, Hashable {
        public typealias Owner = OtaSoftwareUpdateRequestor
        public static let index = 2

        public var softwareVersion: UInt32
        /// In B.
        public var bytesDownloaded: UInt64
        /// In 1 %.
        public var progressPercent: UInt8?
        public var platformCode: Int64?

        public init(
            softwareVersion: UInt32, bytesDownloaded: UInt64, progressPercent: UInt8? = nil, platformCode: Int64? = nil
        ) {
            self.softwareVersion = softwareVersion
            self.bytesDownloaded = bytesDownloaded
            self.progressPercent = progressPercent
            self.platformCode = platformCode
        }

        public init?(fields: [Value?]) {
            guard
                let softwareVersion: UInt32 = fields.required(at: 0),
                let bytesDownloaded: UInt64 = fields.required(at: 1),
                let progressPercent: UInt8? = fields.required(at: 2, default: nil),
                let platformCode: Int64? = fields.required(at: 3, default: nil)
            else { return nil }
            self.softwareVersion = softwareVersion
            self.bytesDownloaded = bytesDownloaded
            self.progressPercent = progressPercent
            self.platformCode = platformCode
        }

        public var fields: [Value?] {
            [softwareVersion.value, bytesDownloaded.value, progressPercent.value, platformCode.value]
        }
    }
}
