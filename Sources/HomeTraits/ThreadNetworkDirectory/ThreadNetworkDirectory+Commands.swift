// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ThreadNetworkDirectory {
    /// Command 0x00, needs a timed invoke.
    public struct AddNetwork: TraitCommand, Hashable {
        public typealias Owner = ThreadNetworkDirectory
        public static let index = 0

        public var operationalDataset: Octets

        public init(operationalDataset: Octets) {
            self.operationalDataset = operationalDataset
        }

        public init?(fields: [Value?]) {
            guard
                let operationalDataset: Octets = fields.required(at: 0)
            else { return nil }
            self.operationalDataset = operationalDataset
        }

        public var fields: [Value?] { [operationalDataset.value] }
    }

    /// Command 0x01, needs a timed invoke.
    public struct RemoveNetwork: TraitCommand, Hashable {
        public typealias Owner = ThreadNetworkDirectory
        public static let index = 1

        public var extendedPanId: Octets

        public init(extendedPanId: Octets) {
            self.extendedPanId = extendedPanId
        }

        public init?(fields: [Value?]) {
            guard
                let extendedPanId: Octets = fields.required(at: 0)
            else { return nil }
            self.extendedPanId = extendedPanId
        }

        public var fields: [Value?] { [extendedPanId.value] }
    }

    /// Command 0x02, answered by `OperationalDatasetResponse`.
    public struct GetOperationalDataset: TraitCommand, Hashable {
        public typealias Owner = ThreadNetworkDirectory
        public static let index = 2

        public var extendedPanId: Octets

        public init(extendedPanId: Octets) {
            self.extendedPanId = extendedPanId
        }

        public init?(fields: [Value?]) {
            guard
                let extendedPanId: Octets = fields.required(at: 0)
            else { return nil }
            self.extendedPanId = extendedPanId
        }

        public var fields: [Value?] { [extendedPanId.value] }
    }

    /// Answer 0x03.
    public struct OperationalDatasetResponse: FieldsConvertible, Hashable {
        public var operationalDataset: Octets

        public init(operationalDataset: Octets) {
            self.operationalDataset = operationalDataset
        }

        public init?(fields: [Value?]) {
            guard
                let operationalDataset: Octets = fields.required(at: 0)
            else { return nil }
            self.operationalDataset = operationalDataset
        }

        public var fields: [Value?] { [operationalDataset.value] }
    }
}
