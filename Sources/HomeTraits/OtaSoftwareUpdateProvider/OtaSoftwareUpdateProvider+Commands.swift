// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OtaSoftwareUpdateProvider {
    /// Command 0x00, answered by `QueryImageResponse`.
    public struct QueryImage: TraitCommand, Hashable {
        public typealias Owner = OtaSoftwareUpdateProvider
        public static let index = 0

        public var vendorId: UInt16
        public var productId: UInt16
        public var softwareVersion: UInt32
        public var protocolsSupported: [DownloadProtocol]
        public var hardwareVersion: UInt16?
        public var location: String?
        public var requestorCanConsent: Bool
        public var metadataForProvider: Octets?

        public init(
            vendorId: UInt16, productId: UInt16, softwareVersion: UInt32, protocolsSupported: [DownloadProtocol],
            hardwareVersion: UInt16? = nil, location: String? = nil, requestorCanConsent: Bool = false,
            metadataForProvider: Octets? = nil
        ) {
            self.vendorId = vendorId
            self.productId = productId
            self.softwareVersion = softwareVersion
            self.protocolsSupported = protocolsSupported
            self.hardwareVersion = hardwareVersion
            self.location = location
            self.requestorCanConsent = requestorCanConsent
            self.metadataForProvider = metadataForProvider
        }

        public init?(fields: [Value?]) {
            guard
                let vendorId: UInt16 = fields.required(at: 0),
                let productId: UInt16 = fields.required(at: 1),
                let softwareVersion: UInt32 = fields.required(at: 2),
                let protocolsSupported: [DownloadProtocol] = fields.required(at: 3),
                let hardwareVersion: UInt16? = fields.optional(at: 4),
                let location: String? = fields.optional(at: 5),
                let requestorCanConsent: Bool = fields.required(at: 6, default: false),
                let metadataForProvider: Octets? = fields.optional(at: 7)
            else { return nil }
            self.vendorId = vendorId
            self.productId = productId
            self.softwareVersion = softwareVersion
            self.protocolsSupported = protocolsSupported
            self.hardwareVersion = hardwareVersion
            self.location = location
            self.requestorCanConsent = requestorCanConsent
            self.metadataForProvider = metadataForProvider
        }

        public var fields: [Value?] {
            [
                vendorId.value,
                productId.value,
                softwareVersion.value,
                protocolsSupported.value,
                hardwareVersion?.value,
                location?.value,
                requestorCanConsent.value,
                metadataForProvider?.value,
            ]
        }
    }

    /// Answer 0x01.
    public struct QueryImageResponse: FieldsConvertible, Hashable {
        public var status: Status
        /// In s.
        public var delayedActionTime: UInt32?
        public var imageUri: String?
        public var softwareVersion: UInt32?
        public var softwareVersionString: String?
        public var updateToken: Octets?
        public var userConsentNeeded: Bool?
        public var metadataForRequestor: Octets?

        public init(
            status: Status, delayedActionTime: UInt32? = nil, imageUri: String? = nil, softwareVersion: UInt32? = nil,
            softwareVersionString: String? = nil, updateToken: Octets? = nil, userConsentNeeded: Bool? = nil,
            metadataForRequestor: Octets? = nil
        ) {
            self.status = status
            self.delayedActionTime = delayedActionTime
            self.imageUri = imageUri
            self.softwareVersion = softwareVersion
            self.softwareVersionString = softwareVersionString
            self.updateToken = updateToken
            self.userConsentNeeded = userConsentNeeded
            self.metadataForRequestor = metadataForRequestor
        }

        public init?(fields: [Value?]) {
            guard
                let status: Status = fields.required(at: 0),
                let delayedActionTime: UInt32? = fields.optional(at: 1),
                let imageUri: String? = fields.optional(at: 2),
                let softwareVersion: UInt32? = fields.optional(at: 3),
                let softwareVersionString: String? = fields.optional(at: 4),
                let updateToken: Octets? = fields.optional(at: 5),
                let userConsentNeeded: Bool? = fields.optional(at: 6),
                let metadataForRequestor: Octets? = fields.optional(at: 7)
            else { return nil }
            self.status = status
            self.delayedActionTime = delayedActionTime
            self.imageUri = imageUri
            self.softwareVersion = softwareVersion
            self.softwareVersionString = softwareVersionString
            self.updateToken = updateToken
            self.userConsentNeeded = userConsentNeeded
            self.metadataForRequestor = metadataForRequestor
        }

        public var fields: [Value?] {
            [
                status.value,
                delayedActionTime?.value,
                imageUri?.value,
                softwareVersion?.value,
                softwareVersionString?.value,
                updateToken?.value,
                userConsentNeeded?.value,
                metadataForRequestor?.value,
            ]
        }
    }

    /// Command 0x02, answered by `ApplyUpdateResponse`.
    public struct ApplyUpdateRequest: TraitCommand, Hashable {
        public typealias Owner = OtaSoftwareUpdateProvider
        public static let index = 1

        public var updateToken: Octets
        public var newVersion: UInt32

        public init(updateToken: Octets, newVersion: UInt32) {
            self.updateToken = updateToken
            self.newVersion = newVersion
        }

        public init?(fields: [Value?]) {
            guard
                let updateToken: Octets = fields.required(at: 0),
                let newVersion: UInt32 = fields.required(at: 1)
            else { return nil }
            self.updateToken = updateToken
            self.newVersion = newVersion
        }

        public var fields: [Value?] { [updateToken.value, newVersion.value] }
    }

    /// Answer 0x03.
    public struct ApplyUpdateResponse: FieldsConvertible, Hashable {
        public var action: ApplyUpdateAction
        /// In s.
        public var delayedActionTime: UInt32

        public init(action: ApplyUpdateAction, delayedActionTime: UInt32) {
            self.action = action
            self.delayedActionTime = delayedActionTime
        }

        public init?(fields: [Value?]) {
            guard
                let action: ApplyUpdateAction = fields.required(at: 0),
                let delayedActionTime: UInt32 = fields.required(at: 1)
            else { return nil }
            self.action = action
            self.delayedActionTime = delayedActionTime
        }

        public var fields: [Value?] { [action.value, delayedActionTime.value] }
    }

    /// Command 0x04.
    public struct NotifyUpdateApplied: TraitCommand, Hashable {
        public typealias Owner = OtaSoftwareUpdateProvider
        public static let index = 2

        public var updateToken: Octets
        public var softwareVersion: UInt32

        public init(updateToken: Octets, softwareVersion: UInt32) {
            self.updateToken = updateToken
            self.softwareVersion = softwareVersion
        }

        public init?(fields: [Value?]) {
            guard
                let updateToken: Octets = fields.required(at: 0),
                let softwareVersion: UInt32 = fields.required(at: 1)
            else { return nil }
            self.updateToken = updateToken
            self.softwareVersion = softwareVersion
        }

        public var fields: [Value?] { [updateToken.value, softwareVersion.value] }
    }
}
