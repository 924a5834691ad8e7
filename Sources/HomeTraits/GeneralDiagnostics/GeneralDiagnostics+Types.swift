// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GeneralDiagnostics {
    /// HardwareFaultEnum
    public enum HardwareFault: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case radio = 1
        case sensor = 2
        case resettableOverTemp = 3
        case nonResettableOverTemp = 4
        case powerSource = 5
        case visualDisplayFault = 6
        case audioOutputFault = 7
        case userInterfaceFault = 8
        case nonVolatileMemoryError = 9
        case tamperDetected = 10

        public static let definition = EnumDefinition(
            name: "HardwareFaultEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "radio"),
                EnumDefinition.Member(value: 2, name: "sensor"),
                EnumDefinition.Member(value: 3, name: "resettableOverTemp"),
                EnumDefinition.Member(value: 4, name: "nonResettableOverTemp"),
                EnumDefinition.Member(value: 5, name: "powerSource"),
                EnumDefinition.Member(value: 6, name: "visualDisplayFault"),
                EnumDefinition.Member(value: 7, name: "audioOutputFault"),
                EnumDefinition.Member(value: 8, name: "userInterfaceFault"),
                EnumDefinition.Member(value: 9, name: "nonVolatileMemoryError"),
                EnumDefinition.Member(value: 10, name: "tamperDetected"),
            ])
    }

    /// RadioFaultEnum
    public enum RadioFault: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case wiFiFault = 1
        case cellularFault = 2
        case threadFault = 3
        case nfcFault = 4
        case bleFault = 5
        case ethernetFault = 6

        public static let definition = EnumDefinition(
            name: "RadioFaultEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "wiFiFault"),
                EnumDefinition.Member(value: 2, name: "cellularFault"),
                EnumDefinition.Member(value: 3, name: "threadFault"),
                EnumDefinition.Member(value: 4, name: "nfcFault"),
                EnumDefinition.Member(value: 5, name: "bleFault"),
                EnumDefinition.Member(value: 6, name: "ethernetFault"),
            ])
    }

    /// NetworkFaultEnum
    public enum NetworkFault: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case hardwareFailure = 1
        case networkJammed = 2
        case connectionFailed = 3

        public static let definition = EnumDefinition(
            name: "NetworkFaultEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "hardwareFailure"),
                EnumDefinition.Member(value: 2, name: "networkJammed"),
                EnumDefinition.Member(value: 3, name: "connectionFailed"),
            ])
    }

    /// InterfaceTypeEnum
    public enum InterfaceType: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case wiFi = 1
        case ethernet = 2
        case cellular = 3
        case thread = 4

        public static let definition = EnumDefinition(
            name: "InterfaceTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "wiFi"),
                EnumDefinition.Member(value: 2, name: "ethernet"),
                EnumDefinition.Member(value: 3, name: "cellular"),
                EnumDefinition.Member(value: 4, name: "thread"),
            ])
    }

    /// BootReasonEnum
    public enum BootReasonEnum: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case powerOnReboot = 1
        case brownOutReset = 2
        case softwareWatchdogReset = 3
        case hardwareWatchdogReset = 4
        case softwareUpdateCompleted = 5
        case softwareReset = 6

        public static let definition = EnumDefinition(
            name: "BootReasonEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "powerOnReboot"),
                EnumDefinition.Member(value: 2, name: "brownOutReset"),
                EnumDefinition.Member(value: 3, name: "softwareWatchdogReset"),
                EnumDefinition.Member(value: 4, name: "hardwareWatchdogReset"),
                EnumDefinition.Member(value: 5, name: "softwareUpdateCompleted"),
                EnumDefinition.Member(value: 6, name: "softwareReset"),
            ])
    }

    /// NetworkInterface
    public struct NetworkInterface: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "NetworkInterface",
            fields: [
                FieldDefinition(
                    name: "name", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(32)))),
                FieldDefinition(name: "isOperational", id: 1, type: .bool),
                FieldDefinition(
                    name: "offPremiseServicesReachableIPv4", id: 2, type: .bool, isNullable: true, defaultValue: .null),
                FieldDefinition(
                    name: "offPremiseServicesReachableIPv6", id: 3, type: .bool, isNullable: true, defaultValue: .null),
                FieldDefinition(
                    name: "hardwareAddress", id: 4, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(6)), maximumLength: .constant(.integer(8)))),
                FieldDefinition(
                    name: "iPv4Addresses", id: 5, type: .list(.octets),
                    range: ValueRange(maximumLength: .constant(.integer(4)))),
                FieldDefinition(
                    name: "iPv6Addresses", id: 6, type: .list(.octets),
                    range: ValueRange(maximumLength: .constant(.integer(8)))),
                FieldDefinition(name: "type", id: 7, type: .enumeration(InterfaceType.definition)),
            ])

        public var name: String
        public var isOperational: Bool
        public var offPremiseServicesReachableIPv4: Bool?
        public var offPremiseServicesReachableIPv6: Bool?
        public var hardwareAddress: Octets
        public var iPv4Addresses: [Octets]
        public var iPv6Addresses: [Octets]
        public var type: InterfaceType

        public init(
            name: String, isOperational: Bool, offPremiseServicesReachableIPv4: Bool? = nil,
            offPremiseServicesReachableIPv6: Bool? = nil, hardwareAddress: Octets, iPv4Addresses: [Octets],
            iPv6Addresses: [Octets], type: InterfaceType
        ) {
            self.name = name
            self.isOperational = isOperational
            self.offPremiseServicesReachableIPv4 = offPremiseServicesReachableIPv4
            self.offPremiseServicesReachableIPv6 = offPremiseServicesReachableIPv6
            self.hardwareAddress = hardwareAddress
            self.iPv4Addresses = iPv4Addresses
            self.iPv6Addresses = iPv6Addresses
            self.type = type
        }

        public init?(fields: [Value?]) {
            guard
                let name: String = fields.required(at: 0),
                let isOperational: Bool = fields.required(at: 1),
                let offPremiseServicesReachableIPv4: Bool? = fields.required(at: 2, default: nil),
                let offPremiseServicesReachableIPv6: Bool? = fields.required(at: 3, default: nil),
                let hardwareAddress: Octets = fields.required(at: 4),
                let iPv4Addresses: [Octets] = fields.required(at: 5),
                let iPv6Addresses: [Octets] = fields.required(at: 6),
                let type: InterfaceType = fields.required(at: 7)
            else { return nil }
            self.name = name
            self.isOperational = isOperational
            self.offPremiseServicesReachableIPv4 = offPremiseServicesReachableIPv4
            self.offPremiseServicesReachableIPv6 = offPremiseServicesReachableIPv6
            self.hardwareAddress = hardwareAddress
            self.iPv4Addresses = iPv4Addresses
            self.iPv6Addresses = iPv6Addresses
            self.type = type
        }

        public var fields: [Value?] {
            [
                name.value,
                isOperational.value,
                offPremiseServicesReachableIPv4.value,
                offPremiseServicesReachableIPv6.value,
                hardwareAddress.value,
                iPv4Addresses.value,
                iPv6Addresses.value,
                type.value,
            ]
        }
    }
}
