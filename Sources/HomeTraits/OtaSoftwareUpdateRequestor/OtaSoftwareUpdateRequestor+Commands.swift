// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OtaSoftwareUpdateRequestor {
    /// Command 0x00.
    public struct AnnounceOtaProvider: TraitCommand, Hashable {
        public typealias Owner = OtaSoftwareUpdateRequestor
        public static let index = 0

        public var providerNodeId: UInt64
        public var vendorId: UInt16
        public var announcementReason: AnnouncementReason
        public var metadataForNode: Octets?
        public var endpoint: UInt16

        public init(
            providerNodeId: UInt64, vendorId: UInt16, announcementReason: AnnouncementReason,
            metadataForNode: Octets? = nil, endpoint: UInt16
        ) {
            self.providerNodeId = providerNodeId
            self.vendorId = vendorId
            self.announcementReason = announcementReason
            self.metadataForNode = metadataForNode
            self.endpoint = endpoint
        }

        public init?(fields: [Value?]) {
            guard
                let providerNodeId: UInt64 = fields.required(at: 0),
                let vendorId: UInt16 = fields.required(at: 1),
                let announcementReason: AnnouncementReason = fields.required(at: 2),
                let metadataForNode: Octets? = fields.optional(at: 3),
                let endpoint: UInt16 = fields.required(at: 4)
            else { return nil }
            self.providerNodeId = providerNodeId
            self.vendorId = vendorId
            self.announcementReason = announcementReason
            self.metadataForNode = metadataForNode
            self.endpoint = endpoint
        }

        public var fields: [Value?] {
            [providerNodeId.value, vendorId.value, announcementReason.value, metadataForNode?.value, endpoint.value]
        }
    }
}
