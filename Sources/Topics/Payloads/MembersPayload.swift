public import HomeModel
public import JSON

/// The member `members` of a result: how many parts of several devices a command addressed, and which of them failed.
public struct MembersPayload: Sendable {
    /// A part that failed.
    public struct Failure: Sendable {
        public var device: DeviceID
        /// The part's topic level.
        public var part: String
        public var failure: CommandFailure

        public init(device: DeviceID, part: String, failure: CommandFailure) {
            self.device = device
            self.part = part
            self.failure = failure
        }
    }

    /// Parts addressed: a strip with two outlets counts two.
    public var total: Int
    public var failed: [Failure]

    public init(total: Int, failed: [Failure]) {
        self.total = total
        self.failed = failed
    }

    public var json: JSON {
        [
            "total": JSON(total), "succeeded": JSON(total - failed.count),
            "failed": .array(
                failed.map { failed in
                    [
                        "device": .string(failed.device.rawValue), "part": .string(failed.part),
                        "code": .string(failed.failure.code.rawValue),
                        "message": .string(ResultPayload.cut(failed.failure.message)),
                    ]
                }),
        ]
    }
}
