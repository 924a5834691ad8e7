// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension DiagnosticLogs {
    /// Command 0x00, answered by `RetrieveLogsResponse`.
    public struct RetrieveLogsRequest: TraitCommand, Hashable {
        public typealias Owner = DiagnosticLogs
        public static let index = 0

        public var intent: Intent
        public var requestedProtocol: TransferProtocol
        public var transferFileDesignator: String?

        public init(intent: Intent, requestedProtocol: TransferProtocol, transferFileDesignator: String? = nil) {
            self.intent = intent
            self.requestedProtocol = requestedProtocol
            self.transferFileDesignator = transferFileDesignator
        }

        public init?(fields: [Value?]) {
            guard
                let intent: Intent = fields.required(at: 0),
                let requestedProtocol: TransferProtocol = fields.required(at: 1),
                let transferFileDesignator: String? = fields.optional(at: 2)
            else { return nil }
            self.intent = intent
            self.requestedProtocol = requestedProtocol
            self.transferFileDesignator = transferFileDesignator
        }

        public var fields: [Value?] { [intent.value, requestedProtocol.value, transferFileDesignator?.value] }
    }

    /// Answer 0x01.
    public struct RetrieveLogsResponse: FieldsConvertible, Hashable {
        public var status: Status
        public var logContent: Octets
        /// In µs since 2000-01-01T00:00:00Z.
        public var utcTimeStamp: UInt64?
        /// In µs since boot.
        public var timeSinceBoot: UInt64?

        public init(status: Status, logContent: Octets, utcTimeStamp: UInt64? = nil, timeSinceBoot: UInt64? = nil) {
            self.status = status
            self.logContent = logContent
            self.utcTimeStamp = utcTimeStamp
            self.timeSinceBoot = timeSinceBoot
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let logContent: Octets = fields.required(at: 1),
                let utcTimeStamp: UInt64? = fields.optional(at: 2),
                let timeSinceBoot: UInt64? = fields.optional(at: 3)
            else { return nil }
            self.status = status
            self.logContent = logContent
            self.utcTimeStamp = utcTimeStamp
            self.timeSinceBoot = timeSinceBoot
        }

        public var fields: [Value?] { [status.value, logContent.value, utcTimeStamp?.value, timeSinceBoot?.value] }
    }
}
