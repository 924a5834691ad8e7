// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OperationalCredentials {
    /// Command 0x00, answered by `AttestationResponse`.
    public struct AttestationRequest: TraitCommand, Hashable {
        public typealias Owner = OperationalCredentials
        public static let index = 0

        public var attestationNonce: Octets

        public init(attestationNonce: Octets) {
            self.attestationNonce = attestationNonce
        }

        public init?(fields: [Value?]) {
            guard
                let attestationNonce: Octets = fields.required(at: 0)
            else { return nil }
            self.attestationNonce = attestationNonce
        }

        public var fields: [Value?] { [attestationNonce.value] }
    }

    /// Answer 0x01.
    public struct AttestationResponse: FieldsConvertible, Hashable {
        public var attestationElements: Octets
        public var attestationSignature: Octets

        public init(attestationElements: Octets, attestationSignature: Octets) {
            self.attestationElements = attestationElements
            self.attestationSignature = attestationSignature
        }

        public init?(fields: [Value?]) {
            guard
                let attestationElements: Octets = fields.required(at: 0),
                let attestationSignature: Octets = fields.required(at: 1)
            else { return nil }
            self.attestationElements = attestationElements
            self.attestationSignature = attestationSignature
        }

        public var fields: [Value?] { [attestationElements.value, attestationSignature.value] }
    }

    /// Command 0x02, answered by `CertificateChainResponse`.
    public struct CertificateChainRequest: TraitCommand, Hashable {
        public typealias Owner = OperationalCredentials
        public static let index = 1

        public var certificateType: CertificateChainType

        public init(certificateType: CertificateChainType) {
            self.certificateType = certificateType
        }

        public init?(fields: [Value?]) {
            guard
                let certificateType: CertificateChainType = fields.required(at: 0)
            else { return nil }
            self.certificateType = certificateType
        }

        public var fields: [Value?] { [certificateType.value] }
    }

    /// Answer 0x03.
    public struct CertificateChainResponse: FieldsConvertible, Hashable {
        public var certificate: Octets

        public init(certificate: Octets) {
            self.certificate = certificate
        }

        public init?(fields: [Value?]) {
            guard
                let certificate: Octets = fields.required(at: 0)
            else { return nil }
            self.certificate = certificate
        }

        public var fields: [Value?] { [certificate.value] }
    }

    /// Command 0x04, answered by `CsrResponse`.
    public struct CsrRequest: TraitCommand, Hashable {
        public typealias Owner = OperationalCredentials
        public static let index = 2

        public var csrNonce: Octets
        public var isForUpdateNoc: Bool

        public init(csrNonce: Octets, isForUpdateNoc: Bool = false) {
            self.csrNonce = csrNonce
            self.isForUpdateNoc = isForUpdateNoc
        }

        public init?(fields: [Value?]) {
            guard
                let csrNonce: Octets = fields.required(at: 0),
                let isForUpdateNoc: Bool = fields.required(at: 1, default: false)
            else { return nil }
            self.csrNonce = csrNonce
            self.isForUpdateNoc = isForUpdateNoc
        }

        public var fields: [Value?] { [csrNonce.value, isForUpdateNoc.value] }
    }

    /// Answer 0x05.
    public struct CsrResponse: FieldsConvertible, Hashable {
        public var nocsrElements: Octets
        public var attestationSignature: Octets

        public init(nocsrElements: Octets, attestationSignature: Octets) {
            self.nocsrElements = nocsrElements
            self.attestationSignature = attestationSignature
        }

        public init?(fields: [Value?]) {
            guard
                let nocsrElements: Octets = fields.required(at: 0),
                let attestationSignature: Octets = fields.required(at: 1)
            else { return nil }
            self.nocsrElements = nocsrElements
            self.attestationSignature = attestationSignature
        }

        public var fields: [Value?] { [nocsrElements.value, attestationSignature.value] }
    }

    /// Command 0x06, answered by `NocResponse`.
    public struct AddNoc: TraitCommand, Hashable {
        public typealias Owner = OperationalCredentials
        public static let index = 3

        public var nocValue: Octets
        public var icacValue: Octets?
        public var ipkValue: Octets
        public var caseAdminSubject: UInt64
        public var adminVendorId: UInt16

        public init(
            nocValue: Octets, icacValue: Octets? = nil, ipkValue: Octets, caseAdminSubject: UInt64,
            adminVendorId: UInt16
        ) {
            self.nocValue = nocValue
            self.icacValue = icacValue
            self.ipkValue = ipkValue
            self.caseAdminSubject = caseAdminSubject
            self.adminVendorId = adminVendorId
        }

        public init?(fields: [Value?]) {
            guard
                let nocValue: Octets = fields.required(at: 0),
                let icacValue: Octets? = fields.optional(at: 1),
                let ipkValue: Octets = fields.required(at: 2),
                let caseAdminSubject: UInt64 = fields.required(at: 3),
                let adminVendorId: UInt16 = fields.required(at: 4)
            else { return nil }
            self.nocValue = nocValue
            self.icacValue = icacValue
            self.ipkValue = ipkValue
            self.caseAdminSubject = caseAdminSubject
            self.adminVendorId = adminVendorId
        }

        public var fields: [Value?] {
            [nocValue.value, icacValue?.value, ipkValue.value, caseAdminSubject.value, adminVendorId.value]
        }
    }

    /// Answer 0x08.
    public struct NocResponse: FieldsConvertible, Hashable {
        public var statusCode: NodeOperationalCertStatus
        public var fabricIndex: UInt8?
        public var debugText: String?

        public init(statusCode: NodeOperationalCertStatus, fabricIndex: UInt8? = nil, debugText: String? = nil) {
            self.statusCode = statusCode
            self.fabricIndex = fabricIndex
            self.debugText = debugText
        }

        public init?(fields: [Value?]) {
            guard
                let statusCode: NodeOperationalCertStatus = fields.required(at: 0),
                let fabricIndex: UInt8? = fields.optional(at: 1),
                let debugText: String? = fields.optional(at: 2)
            else { return nil }
            self.statusCode = statusCode
            self.fabricIndex = fabricIndex
            self.debugText = debugText
        }

        public var fields: [Value?] { [statusCode.value, fabricIndex?.value, debugText?.value] }
    }

    /// Command 0x07, answered by `NocResponse`.
    public struct UpdateNoc: TraitCommand, Hashable {
        public typealias Owner = OperationalCredentials
        public static let index = 4

        public var nocValue: Octets
        public var icacValue: Octets?

        public init(nocValue: Octets, icacValue: Octets? = nil) {
            self.nocValue = nocValue
            self.icacValue = icacValue
        }

        public init?(fields: [Value?]) {
            guard
                let nocValue: Octets = fields.required(at: 0),
                let icacValue: Octets? = fields.optional(at: 1)
            else { return nil }
            self.nocValue = nocValue
            self.icacValue = icacValue
        }

        public var fields: [Value?] { [nocValue.value, icacValue?.value] }
    }

    /// Command 0x09, answered by `NocResponse`.
    public struct UpdateFabricLabel: TraitCommand, Hashable {
        public typealias Owner = OperationalCredentials
        public static let index = 5

        public var label: String

        public init(label: String) {
            self.label = label
        }

        public init?(fields: [Value?]) {
            guard
                let label: String = fields.required(at: 0)
            else { return nil }
            self.label = label
        }

        public var fields: [Value?] { [label.value] }
    }

    /// Command 0x0A, answered by `NocResponse`.
    public struct RemoveFabric: TraitCommand, Hashable {
        public typealias Owner = OperationalCredentials
        public static let index = 6

        public var fabricIndex: UInt8

        public init(fabricIndex: UInt8) {
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let fabricIndex: UInt8 = fields.required(at: 0)
            else { return nil }
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] { [fabricIndex.value] }
    }

    /// Command 0x0B.
    public struct AddTrustedRootCertificate: TraitCommand, Hashable {
        public typealias Owner = OperationalCredentials
        public static let index = 7

        public var rootCaCertificate: Octets

        public init(rootCaCertificate: Octets) {
            self.rootCaCertificate = rootCaCertificate
        }

        public init?(fields: [Value?]) {
            guard
                let rootCaCertificate: Octets = fields.required(at: 0)
            else { return nil }
            self.rootCaCertificate = rootCaCertificate
        }

        public var fields: [Value?] { [rootCaCertificate.value] }
    }

    /// Command 0x0C.
    public struct SetVidVerificationStatement: TraitCommand, Hashable {
        public typealias Owner = OperationalCredentials
        public static let index = 8

        public var vendorId: UInt16?
        public var vidVerificationStatement: Octets?
        public var vvsc: Octets?

        public init(vendorId: UInt16? = nil, vidVerificationStatement: Octets? = nil, vvsc: Octets? = nil) {
            self.vendorId = vendorId
            self.vidVerificationStatement = vidVerificationStatement
            self.vvsc = vvsc
        }

        public init?(fields: [Value?]) {
            guard
                let vendorId: UInt16? = fields.optional(at: 0),
                let vidVerificationStatement: Octets? = fields.optional(at: 1),
                let vvsc: Octets? = fields.optional(at: 2)
            else { return nil }
            self.vendorId = vendorId
            self.vidVerificationStatement = vidVerificationStatement
            self.vvsc = vvsc
        }

        public var fields: [Value?] { [vendorId?.value, vidVerificationStatement?.value, vvsc?.value] }
    }

    /// Command 0x0D, answered by `SignVidVerificationResponse`.
    public struct SignVidVerificationRequest: TraitCommand, Hashable {
        public typealias Owner = OperationalCredentials
        public static let index = 9

        public var fabricIndex: UInt8
        public var clientChallenge: Octets

        public init(fabricIndex: UInt8, clientChallenge: Octets) {
            self.fabricIndex = fabricIndex
            self.clientChallenge = clientChallenge
        }

        public init?(fields: [Value?]) {
            guard
                let fabricIndex: UInt8 = fields.required(at: 0),
                let clientChallenge: Octets = fields.required(at: 1)
            else { return nil }
            self.fabricIndex = fabricIndex
            self.clientChallenge = clientChallenge
        }

        public var fields: [Value?] { [fabricIndex.value, clientChallenge.value] }
    }

    /// Answer 0x0E.
    public struct SignVidVerificationResponse: FieldsConvertible, Hashable {
        public var fabricIndex: UInt8
        public var fabricBindingVersion: UInt8
        public var signature: Octets

        public init(fabricIndex: UInt8, fabricBindingVersion: UInt8, signature: Octets) {
            self.fabricIndex = fabricIndex
            self.fabricBindingVersion = fabricBindingVersion
            self.signature = signature
        }

        public init?(fields: [Value?]) {
            guard
                let fabricIndex: UInt8 = fields.required(at: 0),
                let fabricBindingVersion: UInt8 = fields.required(at: 1),
                let signature: Octets = fields.required(at: 2)
            else { return nil }
            self.fabricIndex = fabricIndex
            self.fabricBindingVersion = fabricBindingVersion
            self.signature = signature
        }

        public var fields: [Value?] { [fabricIndex.value, fabricBindingVersion.value, signature.value] }
    }
}
