// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ThreadNetworkDiagnostics {
    /// NetworkFaultEnum
    public enum NetworkFault: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case linkDown = 1
        case hardwareFailure = 2
        case networkJammed = 3

        public static let definition = EnumDefinition(
            name: "NetworkFaultEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "linkDown"),
                EnumDefinition.Member(value: 2, name: "hardwareFailure"),
                EnumDefinition.Member(value: 3, name: "networkJammed"),
            ])
    }

    /// ConnectionStatusEnum
    public enum ConnectionStatusEnum: UInt8, ValueConvertible, CaseIterable {
        case connected = 0
        case notConnected = 1

        public static let definition = EnumDefinition(
            name: "ConnectionStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "connected"),
                EnumDefinition.Member(value: 1, name: "notConnected"),
            ])
    }

    /// RoutingRoleEnum
    public enum RoutingRole: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case unassigned = 1
        case sleepyEndDevice = 2
        case endDevice = 3
        case reed = 4
        case router = 5
        case leader = 6

        public static let definition = EnumDefinition(
            name: "RoutingRoleEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "unassigned"),
                EnumDefinition.Member(value: 2, name: "sleepyEndDevice"),
                EnumDefinition.Member(value: 3, name: "endDevice"),
                EnumDefinition.Member(value: 4, name: "reed"),
                EnumDefinition.Member(value: 5, name: "router"),
                EnumDefinition.Member(value: 6, name: "leader"),
            ])
    }

    /// NeighborTableStruct
    public struct NeighborTable: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "NeighborTableStruct",
            fields: [
                FieldDefinition(name: "extAddress", id: 0, type: .unsigned(bits: 64)),
                FieldDefinition(name: "age", id: 1, type: .unsigned(bits: 32), unit: "s"),
                FieldDefinition(name: "rloc16", id: 2, type: .unsigned(bits: 16)),
                FieldDefinition(name: "linkFrameCounter", id: 3, type: .unsigned(bits: 32)),
                FieldDefinition(name: "mleFrameCounter", id: 4, type: .unsigned(bits: 32)),
                FieldDefinition(
                    name: "lqi", id: 5, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(255)))),
                FieldDefinition(
                    name: "averageRssi", id: 6, type: .signed(bits: 8), unit: "dBm",
                    range: ValueRange(minimum: .constant(.integer(-128)), maximum: .constant(.integer(0))),
                    isNullable: true, defaultValue: .null),
                FieldDefinition(
                    name: "lastRssi", id: 7, type: .signed(bits: 8), unit: "dBm",
                    range: ValueRange(minimum: .constant(.integer(-128)), maximum: .constant(.integer(0))),
                    isNullable: true, defaultValue: .null),
                FieldDefinition(
                    name: "frameErrorRate", id: 8, type: .unsigned(bits: 8), unit: "1 %",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                    defaultValue: .integer(0)),
                FieldDefinition(
                    name: "messageErrorRate", id: 9, type: .unsigned(bits: 8), unit: "1 %",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                    defaultValue: .integer(0)),
                FieldDefinition(name: "rxOnWhenIdle", id: 10, type: .bool),
                FieldDefinition(name: "fullThreadDevice", id: 11, type: .bool),
                FieldDefinition(name: "fullNetworkData", id: 12, type: .bool),
                FieldDefinition(name: "isChild", id: 13, type: .bool),
            ])

        public var extAddress: UInt64
        /// In s.
        public var age: UInt32
        public var rloc16: UInt16
        public var linkFrameCounter: UInt32
        public var mleFrameCounter: UInt32
        public var lqi: UInt8
        /// In dBm.
        public var averageRssi: Int8?
        /// In dBm.
        public var lastRssi: Int8?
        /// In 1 %.
        public var frameErrorRate: UInt8
        /// In 1 %.
        public var messageErrorRate: UInt8
        public var rxOnWhenIdle: Bool
        public var fullThreadDevice: Bool
        public var fullNetworkData: Bool
        public var isChild: Bool

        public init(
            extAddress: UInt64, age: UInt32, rloc16: UInt16, linkFrameCounter: UInt32, mleFrameCounter: UInt32,
            lqi: UInt8, averageRssi: Int8? = nil, lastRssi: Int8? = nil, frameErrorRate: UInt8 = 0,
            messageErrorRate: UInt8 = 0, rxOnWhenIdle: Bool, fullThreadDevice: Bool, fullNetworkData: Bool,
            isChild: Bool
        ) {
            self.extAddress = extAddress
            self.age = age
            self.rloc16 = rloc16
            self.linkFrameCounter = linkFrameCounter
            self.mleFrameCounter = mleFrameCounter
            self.lqi = lqi
            self.averageRssi = averageRssi
            self.lastRssi = lastRssi
            self.frameErrorRate = frameErrorRate
            self.messageErrorRate = messageErrorRate
            self.rxOnWhenIdle = rxOnWhenIdle
            self.fullThreadDevice = fullThreadDevice
            self.fullNetworkData = fullNetworkData
            self.isChild = isChild
        }

        public init?(fields: [Value?]) {
            guard
                let extAddress: UInt64 = fields.required(at: 0),
                let age: UInt32 = fields.required(at: 1),
                let rloc16: UInt16 = fields.required(at: 2),
                let linkFrameCounter: UInt32 = fields.required(at: 3),
                let mleFrameCounter: UInt32 = fields.required(at: 4),
                let lqi: UInt8 = fields.required(at: 5),
                let averageRssi: Int8? = fields.required(at: 6, default: nil),
                let lastRssi: Int8? = fields.required(at: 7, default: nil),
                let frameErrorRate: UInt8 = fields.required(at: 8, default: 0),
                let messageErrorRate: UInt8 = fields.required(at: 9, default: 0),
                let rxOnWhenIdle: Bool = fields.required(at: 10),
                let fullThreadDevice: Bool = fields.required(at: 11),
                let fullNetworkData: Bool = fields.required(at: 12),
                let isChild: Bool = fields.required(at: 13)
            else { return nil }
            self.extAddress = extAddress
            self.age = age
            self.rloc16 = rloc16
            self.linkFrameCounter = linkFrameCounter
            self.mleFrameCounter = mleFrameCounter
            self.lqi = lqi
            self.averageRssi = averageRssi
            self.lastRssi = lastRssi
            self.frameErrorRate = frameErrorRate
            self.messageErrorRate = messageErrorRate
            self.rxOnWhenIdle = rxOnWhenIdle
            self.fullThreadDevice = fullThreadDevice
            self.fullNetworkData = fullNetworkData
            self.isChild = isChild
        }

        public var fields: [Value?] {
            [
                extAddress.value,
                age.value,
                rloc16.value,
                linkFrameCounter.value,
                mleFrameCounter.value,
                lqi.value,
                averageRssi.value,
                lastRssi.value,
                frameErrorRate.value,
                messageErrorRate.value,
                rxOnWhenIdle.value,
                fullThreadDevice.value,
                fullNetworkData.value,
                isChild.value,
            ]
        }
    }

    /// RouteTableStruct
    public struct RouteTable: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "RouteTableStruct",
            fields: [
                FieldDefinition(name: "extAddress", id: 0, type: .unsigned(bits: 64)),
                FieldDefinition(name: "rloc16", id: 1, type: .unsigned(bits: 16)),
                FieldDefinition(name: "routerId", id: 2, type: .unsigned(bits: 8)),
                FieldDefinition(name: "nextHop", id: 3, type: .unsigned(bits: 8)),
                FieldDefinition(name: "pathCost", id: 4, type: .unsigned(bits: 8)),
                FieldDefinition(name: "lqiIn", id: 5, type: .unsigned(bits: 8)),
                FieldDefinition(name: "lqiOut", id: 6, type: .unsigned(bits: 8)),
                FieldDefinition(name: "age", id: 7, type: .unsigned(bits: 8), unit: "s"),
                FieldDefinition(name: "allocated", id: 8, type: .bool),
                FieldDefinition(name: "linkEstablished", id: 9, type: .bool),
            ])

        public var extAddress: UInt64
        public var rloc16: UInt16
        public var routerId: UInt8
        public var nextHop: UInt8
        public var pathCost: UInt8
        public var lqiIn: UInt8
        public var lqiOut: UInt8
        /// In s.
        public var age: UInt8
        public var allocated: Bool
        public var linkEstablished: Bool

        public init(
            extAddress: UInt64, rloc16: UInt16, routerId: UInt8, nextHop: UInt8, pathCost: UInt8, lqiIn: UInt8,
            lqiOut: UInt8, age: UInt8, allocated: Bool, linkEstablished: Bool
        ) {
            self.extAddress = extAddress
            self.rloc16 = rloc16
            self.routerId = routerId
            self.nextHop = nextHop
            self.pathCost = pathCost
            self.lqiIn = lqiIn
            self.lqiOut = lqiOut
            self.age = age
            self.allocated = allocated
            self.linkEstablished = linkEstablished
        }

        public init?(fields: [Value?]) {
            guard
                let extAddress: UInt64 = fields.required(at: 0),
                let rloc16: UInt16 = fields.required(at: 1),
                let routerId: UInt8 = fields.required(at: 2),
                let nextHop: UInt8 = fields.required(at: 3),
                let pathCost: UInt8 = fields.required(at: 4),
                let lqiIn: UInt8 = fields.required(at: 5),
                let lqiOut: UInt8 = fields.required(at: 6),
                let age: UInt8 = fields.required(at: 7),
                let allocated: Bool = fields.required(at: 8),
                let linkEstablished: Bool = fields.required(at: 9)
            else { return nil }
            self.extAddress = extAddress
            self.rloc16 = rloc16
            self.routerId = routerId
            self.nextHop = nextHop
            self.pathCost = pathCost
            self.lqiIn = lqiIn
            self.lqiOut = lqiOut
            self.age = age
            self.allocated = allocated
            self.linkEstablished = linkEstablished
        }

        public var fields: [Value?] {
            [
                extAddress.value,
                rloc16.value,
                routerId.value,
                nextHop.value,
                pathCost.value,
                lqiIn.value,
                lqiOut.value,
                age.value,
                allocated.value,
                linkEstablished.value,
            ]
        }
    }

    /// SecurityPolicy
    public struct SecurityPolicy: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SecurityPolicy",
            fields: [
                FieldDefinition(name: "rotationTime", id: 0, type: .unsigned(bits: 16), unit: "h"),
                FieldDefinition(name: "flags", id: 1, type: .unsigned(bits: 16)),
            ])

        /// In h.
        public var rotationTime: UInt16
        public var flags: UInt16

        public init(rotationTime: UInt16, flags: UInt16) {
            self.rotationTime = rotationTime
            self.flags = flags
        }

        public init?(fields: [Value?]) {
            guard
                let rotationTime: UInt16 = fields.required(at: 0),
                let flags: UInt16 = fields.required(at: 1)
            else { return nil }
            self.rotationTime = rotationTime
            self.flags = flags
        }

        public var fields: [Value?] { [rotationTime.value, flags.value] }
    }

    /// OperationalDatasetComponents
    public struct OperationalDatasetComponents: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "OperationalDatasetComponents",
            fields: [
                FieldDefinition(name: "activeTimestampPresent", id: 0, type: .bool),
                FieldDefinition(name: "pendingTimestampPresent", id: 1, type: .bool),
                FieldDefinition(name: "masterKeyPresent", id: 2, type: .bool),
                FieldDefinition(name: "networkNamePresent", id: 3, type: .bool),
                FieldDefinition(name: "extendedPanIdPresent", id: 4, type: .bool),
                FieldDefinition(name: "meshLocalPrefixPresent", id: 5, type: .bool),
                FieldDefinition(name: "delayPresent", id: 6, type: .bool),
                FieldDefinition(name: "panIdPresent", id: 7, type: .bool),
                FieldDefinition(name: "channelPresent", id: 8, type: .bool),
                FieldDefinition(name: "pskcPresent", id: 9, type: .bool),
                FieldDefinition(name: "securityPolicyPresent", id: 10, type: .bool),
                FieldDefinition(name: "channelMaskPresent", id: 11, type: .bool),
            ])

        public var activeTimestampPresent: Bool
        public var pendingTimestampPresent: Bool
        public var masterKeyPresent: Bool
        public var networkNamePresent: Bool
        public var extendedPanIdPresent: Bool
        public var meshLocalPrefixPresent: Bool
        public var delayPresent: Bool
        public var panIdPresent: Bool
        public var channelPresent: Bool
        public var pskcPresent: Bool
        public var securityPolicyPresent: Bool
        public var channelMaskPresent: Bool

        public init(
            activeTimestampPresent: Bool, pendingTimestampPresent: Bool, masterKeyPresent: Bool,
            networkNamePresent: Bool, extendedPanIdPresent: Bool, meshLocalPrefixPresent: Bool, delayPresent: Bool,
            panIdPresent: Bool, channelPresent: Bool, pskcPresent: Bool, securityPolicyPresent: Bool,
            channelMaskPresent: Bool
        ) {
            self.activeTimestampPresent = activeTimestampPresent
            self.pendingTimestampPresent = pendingTimestampPresent
            self.masterKeyPresent = masterKeyPresent
            self.networkNamePresent = networkNamePresent
            self.extendedPanIdPresent = extendedPanIdPresent
            self.meshLocalPrefixPresent = meshLocalPrefixPresent
            self.delayPresent = delayPresent
            self.panIdPresent = panIdPresent
            self.channelPresent = channelPresent
            self.pskcPresent = pskcPresent
            self.securityPolicyPresent = securityPolicyPresent
            self.channelMaskPresent = channelMaskPresent
        }

        public init?(fields: [Value?]) {
            guard
                let activeTimestampPresent: Bool = fields.required(at: 0),
                let pendingTimestampPresent: Bool = fields.required(at: 1),
                let masterKeyPresent: Bool = fields.required(at: 2),
                let networkNamePresent: Bool = fields.required(at: 3),
                let extendedPanIdPresent: Bool = fields.required(at: 4),
                let meshLocalPrefixPresent: Bool = fields.required(at: 5),
                let delayPresent: Bool = fields.required(at: 6),
                let panIdPresent: Bool = fields.required(at: 7),
                let channelPresent: Bool = fields.required(at: 8),
                let pskcPresent: Bool = fields.required(at: 9),
                let securityPolicyPresent: Bool = fields.required(at: 10),
                let channelMaskPresent: Bool = fields.required(at: 11)
            else { return nil }
            self.activeTimestampPresent = activeTimestampPresent
            self.pendingTimestampPresent = pendingTimestampPresent
            self.masterKeyPresent = masterKeyPresent
            self.networkNamePresent = networkNamePresent
            self.extendedPanIdPresent = extendedPanIdPresent
            self.meshLocalPrefixPresent = meshLocalPrefixPresent
            self.delayPresent = delayPresent
            self.panIdPresent = panIdPresent
            self.channelPresent = channelPresent
            self.pskcPresent = pskcPresent
            self.securityPolicyPresent = securityPolicyPresent
            self.channelMaskPresent = channelMaskPresent
        }

        public var fields: [Value?] {
            [
                activeTimestampPresent.value,
                pendingTimestampPresent.value,
                masterKeyPresent.value,
                networkNamePresent.value,
                extendedPanIdPresent.value,
                meshLocalPrefixPresent.value,
                delayPresent.value,
                panIdPresent.value,
                channelPresent.value,
                pskcPresent.value,
                securityPolicyPresent.value,
                channelMaskPresent.value,
            ]
        }
    }
}
