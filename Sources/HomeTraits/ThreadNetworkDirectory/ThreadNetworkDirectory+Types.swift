// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ThreadNetworkDirectory {
    /// ThreadNetworkStruct
    public struct ThreadNetwork: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ThreadNetworkStruct",
            fields: [
                FieldDefinition(
                    name: "extendedPanId", id: 0, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(8)), maximumLength: .constant(.integer(8)))),
                FieldDefinition(
                    name: "networkName", id: 1, type: .string,
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16)))),
                FieldDefinition(name: "channel", id: 2, type: .unsigned(bits: 16)),
                FieldDefinition(name: "activeTimestamp", id: 3, type: .unsigned(bits: 64)),
            ])

        public var extendedPanId: Octets
        public var networkName: String
        public var channel: UInt16
        public var activeTimestamp: UInt64

        public init(extendedPanId: Octets, networkName: String, channel: UInt16, activeTimestamp: UInt64) {
            self.extendedPanId = extendedPanId
            self.networkName = networkName
            self.channel = channel
            self.activeTimestamp = activeTimestamp
        }

        public init?(fields: [Value?]) {
            guard
                let extendedPanId: Octets = fields.required(at: 0),
                let networkName: String = fields.required(at: 1),
                let channel: UInt16 = fields.required(at: 2),
                let activeTimestamp: UInt64 = fields.required(at: 3)
            else { return nil }
            self.extendedPanId = extendedPanId
            self.networkName = networkName
            self.channel = channel
            self.activeTimestamp = activeTimestamp
        }

        public var fields: [Value?] { [extendedPanId.value, networkName.value, channel.value, activeTimestamp.value] }
    }
}
