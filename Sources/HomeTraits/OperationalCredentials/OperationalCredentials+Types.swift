// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OperationalCredentials {
    /// CertificateChainTypeEnum
    public enum CertificateChainType: UInt8, ValueConvertible, CaseIterable {
        case dacCertificate = 1
        case paiCertificate = 2

        public static let definition = EnumDefinition(
            name: "CertificateChainTypeEnum",
            members: [
                EnumDefinition.Member(value: 1, name: "dacCertificate"),
                EnumDefinition.Member(value: 2, name: "paiCertificate"),
            ])
    }

    /// NodeOperationalCertStatusEnum
    public enum NodeOperationalCertStatus: UInt8, ValueConvertible, CaseIterable {
        case ok = 0
        case invalidPublicKey = 1
        case invalidNodeOpId = 2
        case invalidNoc = 3
        case missingCsr = 4
        case tableFull = 5
        case invalidAdminSubject = 6
        case fabricConflict = 9
        case labelConflict = 10
        case invalidFabricIndex = 11

        public static let definition = EnumDefinition(
            name: "NodeOperationalCertStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "ok"),
                EnumDefinition.Member(value: 1, name: "invalidPublicKey"),
                EnumDefinition.Member(value: 2, name: "invalidNodeOpId"),
                EnumDefinition.Member(value: 3, name: "invalidNoc"),
                EnumDefinition.Member(value: 4, name: "missingCsr"),
                EnumDefinition.Member(value: 5, name: "tableFull"),
                EnumDefinition.Member(value: 6, name: "invalidAdminSubject"),
                EnumDefinition.Member(value: 9, name: "fabricConflict"),
                EnumDefinition.Member(value: 10, name: "labelConflict"),
                EnumDefinition.Member(value: 11, name: "invalidFabricIndex"),
            ])
    }

    /// NOCStruct
    public struct NOC: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "NOCStruct",
            fields: [
                FieldDefinition(
                    name: "noc", id: 1, type: .octets, range: ValueRange(maximumLength: .constant(.integer(400)))),
                FieldDefinition(
                    name: "icac", id: 2, type: .octets, range: ValueRange(maximumLength: .constant(.integer(400))),
                    isNullable: true),
                FieldDefinition(
                    name: "vvsc", id: 3, type: .octets, range: ValueRange(maximumLength: .constant(.integer(400))),
                    isOptional: true),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var noc: Octets
        public var icac: Octets?
        public var vvsc: Octets?
        public var fabricIndex: UInt8?

        public init(noc: Octets, icac: Octets?, vvsc: Octets? = nil, fabricIndex: UInt8? = nil) {
            self.noc = noc
            self.icac = icac
            self.vvsc = vvsc
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let noc: Octets = fields.required(at: 0),
                let icac: Octets? = fields.required(at: 1),
                let vvsc: Octets? = fields.optional(at: 2),
                let fabricIndex: UInt8? = fields.optional(at: 3)
            else { return nil }
            self.noc = noc
            self.icac = icac
            self.vvsc = vvsc
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] { [noc.value, icac.value, vvsc?.value, fabricIndex?.value] }
    }

    /// FabricDescriptorStruct
    public struct FabricDescriptor: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "FabricDescriptorStruct",
            fields: [
                FieldDefinition(
                    name: "rootPublicKey", id: 1, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(65)), maximumLength: .constant(.integer(65)))),
                FieldDefinition(name: "vendorId", id: 2, type: .unsigned(bits: 16)),
                FieldDefinition(name: "fabricId", id: 3, type: .unsigned(bits: 64)),
                FieldDefinition(name: "nodeId", id: 4, type: .unsigned(bits: 64)),
                FieldDefinition(
                    name: "label", id: 5, type: .string, range: ValueRange(maximumLength: .constant(.integer(32)))),
                FieldDefinition(
                    name: "vidVerificationStatement", id: 6, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(85)), maximumLength: .constant(.integer(85))),
                    isOptional: true),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var rootPublicKey: Octets
        public var vendorId: UInt16
        public var fabricId: UInt64
        public var nodeId: UInt64
        public var label: String
        public var vidVerificationStatement: Octets?
        public var fabricIndex: UInt8?

        public init(
            rootPublicKey: Octets, vendorId: UInt16, fabricId: UInt64, nodeId: UInt64, label: String,
            vidVerificationStatement: Octets? = nil, fabricIndex: UInt8? = nil
        ) {
            self.rootPublicKey = rootPublicKey
            self.vendorId = vendorId
            self.fabricId = fabricId
            self.nodeId = nodeId
            self.label = label
            self.vidVerificationStatement = vidVerificationStatement
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let rootPublicKey: Octets = fields.required(at: 0),
                let vendorId: UInt16 = fields.required(at: 1),
                let fabricId: UInt64 = fields.required(at: 2),
                let nodeId: UInt64 = fields.required(at: 3),
                let label: String = fields.required(at: 4),
                let vidVerificationStatement: Octets? = fields.optional(at: 5),
                let fabricIndex: UInt8? = fields.optional(at: 6)
            else { return nil }
            self.rootPublicKey = rootPublicKey
            self.vendorId = vendorId
            self.fabricId = fabricId
            self.nodeId = nodeId
            self.label = label
            self.vidVerificationStatement = vidVerificationStatement
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] {
            [
                rootPublicKey.value,
                vendorId.value,
                fabricId.value,
                nodeId.value,
                label.value,
                vidVerificationStatement?.value,
                fabricIndex?.value,
            ]
        }
    }
}
