// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension NetworkCommissioning {
    /// Command 0x00, answered by `ScanNetworksResponse`.
    public struct ScanNetworks: TraitCommand, Hashable {
        public typealias Owner = NetworkCommissioning
        public static let index = 0

        public var ssid: Octets?
        public var breadcrumb: UInt64?

        public init(ssid: Octets? = nil, breadcrumb: UInt64? = nil) {
            self.ssid = ssid
            self.breadcrumb = breadcrumb
        }

        public init?(fields: [Value?]) {
            guard
                let ssid: Octets? = fields.required(at: 0, default: nil),
                let breadcrumb: UInt64? = fields.optional(at: 1)
            else { return nil }
            self.ssid = ssid
            self.breadcrumb = breadcrumb
        }

        public var fields: [Value?] { [ssid.value, breadcrumb?.value] }
    }

    /// Answer 0x01.
    public struct ScanNetworksResponse: FieldsConvertible, Hashable {
        public var networkingStatus: NetworkCommissioningStatus
        public var debugText: String?
        public var wiFiScanResults: [WiFiInterfaceScanResult]?
        public var threadScanResults: [ThreadInterfaceScanResult]?

        public init(
            networkingStatus: NetworkCommissioningStatus, debugText: String? = nil,
            wiFiScanResults: [WiFiInterfaceScanResult]? = nil, threadScanResults: [ThreadInterfaceScanResult]? = nil
        ) {
            self.networkingStatus = networkingStatus
            self.debugText = debugText
            self.wiFiScanResults = wiFiScanResults
            self.threadScanResults = threadScanResults
        }

        public init?(fields: [Value?]) {
            guard
                let networkingStatus: NetworkCommissioningStatus = fields.required(at: 0),
                let debugText: String? = fields.optional(at: 1),
                let wiFiScanResults: [WiFiInterfaceScanResult]? = fields.optional(at: 2),
                let threadScanResults: [ThreadInterfaceScanResult]? = fields.optional(at: 3)
            else { return nil }
            self.networkingStatus = networkingStatus
            self.debugText = debugText
            self.wiFiScanResults = wiFiScanResults
            self.threadScanResults = threadScanResults
        }

        public var fields: [Value?] {
            [networkingStatus.value, debugText?.value, wiFiScanResults?.value, threadScanResults?.value]
        }
    }

    /// Command 0x02, answered by `NetworkConfigResponse`.
    public struct AddOrUpdateWiFiNetwork: TraitCommand, Hashable {
        public typealias Owner = NetworkCommissioning
        public static let index = 1

        public var ssid: Octets
        public var credentials: Octets
        public var breadcrumb: UInt64?

        public init(ssid: Octets, credentials: Octets, breadcrumb: UInt64? = nil) {
            self.ssid = ssid
            self.credentials = credentials
            self.breadcrumb = breadcrumb
        }

        public init?(fields: [Value?]) {
            guard
                let ssid: Octets = fields.required(at: 0),
                let credentials: Octets = fields.required(at: 1),
                let breadcrumb: UInt64? = fields.optional(at: 2)
            else { return nil }
            self.ssid = ssid
            self.credentials = credentials
            self.breadcrumb = breadcrumb
        }

        public var fields: [Value?] { [ssid.value, credentials.value, breadcrumb?.value] }
    }

    /// Answer 0x05.
    public struct NetworkConfigResponse: FieldsConvertible, Hashable {
        public var networkingStatus: NetworkCommissioningStatus
        public var debugText: String?
        public var networkIndex: UInt8?

        public init(
            networkingStatus: NetworkCommissioningStatus, debugText: String? = nil, networkIndex: UInt8? = nil
        ) {
            self.networkingStatus = networkingStatus
            self.debugText = debugText
            self.networkIndex = networkIndex
        }

        public init?(fields: [Value?]) {
            guard
                let networkingStatus: NetworkCommissioningStatus = fields.required(at: 0),
                let debugText: String? = fields.optional(at: 1),
                let networkIndex: UInt8? = fields.optional(at: 2)
            else { return nil }
            self.networkingStatus = networkingStatus
            self.debugText = debugText
            self.networkIndex = networkIndex
        }

        public var fields: [Value?] { [networkingStatus.value, debugText?.value, networkIndex?.value] }
    }

    /// Command 0x03, answered by `NetworkConfigResponse`.
    public struct AddOrUpdateThreadNetwork: TraitCommand, Hashable {
        public typealias Owner = NetworkCommissioning
        public static let index = 2

        public var operationalDataset: Octets
        public var breadcrumb: UInt64?

        public init(operationalDataset: Octets, breadcrumb: UInt64? = nil) {
            self.operationalDataset = operationalDataset
            self.breadcrumb = breadcrumb
        }

        public init?(fields: [Value?]) {
            guard
                let operationalDataset: Octets = fields.required(at: 0),
                let breadcrumb: UInt64? = fields.optional(at: 1)
            else { return nil }
            self.operationalDataset = operationalDataset
            self.breadcrumb = breadcrumb
        }

        public var fields: [Value?] { [operationalDataset.value, breadcrumb?.value] }
    }

    /// Command 0x04, answered by `NetworkConfigResponse`.
    public struct RemoveNetwork: TraitCommand, Hashable {
        public typealias Owner = NetworkCommissioning
        public static let index = 3

        public var networkId: Octets
        public var breadcrumb: UInt64?

        public init(networkId: Octets, breadcrumb: UInt64? = nil) {
            self.networkId = networkId
            self.breadcrumb = breadcrumb
        }

        public init?(fields: [Value?]) {
            guard
                let networkId: Octets = fields.required(at: 0),
                let breadcrumb: UInt64? = fields.optional(at: 1)
            else { return nil }
            self.networkId = networkId
            self.breadcrumb = breadcrumb
        }

        public var fields: [Value?] { [networkId.value, breadcrumb?.value] }
    }

    /// Command 0x06, answered by `ConnectNetworkResponse`.
    public struct ConnectNetwork: TraitCommand, Hashable {
        public typealias Owner = NetworkCommissioning
        public static let index = 4

        public var networkId: Octets
        public var breadcrumb: UInt64?

        public init(networkId: Octets, breadcrumb: UInt64? = nil) {
            self.networkId = networkId
            self.breadcrumb = breadcrumb
        }

        public init?(fields: [Value?]) {
            guard
                let networkId: Octets = fields.required(at: 0),
                let breadcrumb: UInt64? = fields.optional(at: 1)
            else { return nil }
            self.networkId = networkId
            self.breadcrumb = breadcrumb
        }

        public var fields: [Value?] { [networkId.value, breadcrumb?.value] }
    }

    /// Answer 0x07.
    public struct ConnectNetworkResponse: FieldsConvertible, Hashable {
        public var networkingStatus: NetworkCommissioningStatus
        public var debugText: String?
        public var errorValue: Int32?

        public init(networkingStatus: NetworkCommissioningStatus, debugText: String? = nil, errorValue: Int32?) {
            self.networkingStatus = networkingStatus
            self.debugText = debugText
            self.errorValue = errorValue
        }

        public init?(fields: [Value?]) {
            guard
                let networkingStatus: NetworkCommissioningStatus = fields.required(at: 0),
                let debugText: String? = fields.optional(at: 1),
                let errorValue: Int32? = fields.required(at: 2)
            else { return nil }
            self.networkingStatus = networkingStatus
            self.debugText = debugText
            self.errorValue = errorValue
        }

        public var fields: [Value?] { [networkingStatus.value, debugText?.value, errorValue.value] }
    }

    /// Command 0x08, answered by `NetworkConfigResponse`.
    public struct ReorderNetwork: TraitCommand, Hashable {
        public typealias Owner = NetworkCommissioning
        public static let index = 5

        public var networkId: Octets
        public var networkIndex: UInt8
        public var breadcrumb: UInt64?

        public init(networkId: Octets, networkIndex: UInt8, breadcrumb: UInt64? = nil) {
            self.networkId = networkId
            self.networkIndex = networkIndex
            self.breadcrumb = breadcrumb
        }

        public init?(fields: [Value?]) {
            guard
                let networkId: Octets = fields.required(at: 0),
                let networkIndex: UInt8 = fields.required(at: 1),
                let breadcrumb: UInt64? = fields.optional(at: 2)
            else { return nil }
            self.networkId = networkId
            self.networkIndex = networkIndex
            self.breadcrumb = breadcrumb
        }

        public var fields: [Value?] { [networkId.value, networkIndex.value, breadcrumb?.value] }
    }
}
