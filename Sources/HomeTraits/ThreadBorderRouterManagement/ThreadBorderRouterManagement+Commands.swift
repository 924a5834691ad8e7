// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ThreadBorderRouterManagement {
    /// Command 0x00, answered by `DatasetResponse`.
    public struct GetActiveDatasetRequest: TraitCommand, Hashable {
        public typealias Owner = ThreadBorderRouterManagement
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Answer 0x02.
    public struct DatasetResponse: FieldsConvertible, Hashable {
        public var dataset: Octets

        public init(dataset: Octets) {
            self.dataset = dataset
        }

        public init?(fields: [Value?]) {
            guard
                let dataset: Octets = fields.required(at: 0)
            else { return nil }
            self.dataset = dataset
        }

        public var fields: [Value?] { [dataset.value] }
    }

    /// Command 0x01, answered by `DatasetResponse`.
    public struct GetPendingDatasetRequest: TraitCommand, Hashable {
        public typealias Owner = ThreadBorderRouterManagement
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x03, needs a timed invoke.
    public struct SetActiveDatasetRequest: TraitCommand, Hashable {
        public typealias Owner = ThreadBorderRouterManagement
        public static let index = 2

        public var activeDataset: Octets
        public var breadcrumb: UInt64?

        public init(activeDataset: Octets, breadcrumb: UInt64? = nil) {
            self.activeDataset = activeDataset
            self.breadcrumb = breadcrumb
        }

        public init?(fields: [Value?]) {
            guard
                let activeDataset: Octets = fields.required(at: 0),
                let breadcrumb: UInt64? = fields.optional(at: 1)
            else { return nil }
            self.activeDataset = activeDataset
            self.breadcrumb = breadcrumb
        }

        public var fields: [Value?] { [activeDataset.value, breadcrumb?.value] }
    }

    /// Command 0x04, needs a timed invoke.
    public struct SetPendingDatasetRequest: TraitCommand, Hashable {
        public typealias Owner = ThreadBorderRouterManagement
        public static let index = 3

        public var pendingDataset: Octets

        public init(pendingDataset: Octets) {
            self.pendingDataset = pendingDataset
        }

        public init?(fields: [Value?]) {
            guard
                let pendingDataset: Octets = fields.required(at: 0)
            else { return nil }
            self.pendingDataset = pendingDataset
        }

        public var fields: [Value?] { [pendingDataset.value] }
    }
}
