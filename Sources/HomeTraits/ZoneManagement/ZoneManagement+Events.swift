// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ZoneManagement {
    /// Event 0x00, priority info.
    public struct ZoneTriggered: TraitEvent, Hashable {
        public typealias Owner = ZoneManagement
        public static let index = 0

        public var zone: UInt16
        public var reason: ZoneEventTriggeredReason

        public init(zone: UInt16, reason: ZoneEventTriggeredReason) {
            self.zone = zone
            self.reason = reason
        }

        public init?(fields: [Value?]) {
            guard
                let zone: UInt16 = fields.required(at: 0),
                let reason: ZoneEventTriggeredReason = fields.required(at: 1)
            else { return nil }
            self.zone = zone
            self.reason = reason
        }

        public var fields: [Value?] { [zone.value, reason.value] }
    }

    /// Event 0x01, priority info.
    public struct ZoneStopped: TraitEvent, Hashable {
        public typealias Owner = ZoneManagement
        public static let index = 1

        public var zone: UInt16
        public var reason: ZoneEventStoppedReason

        public init(zone: UInt16, reason: ZoneEventStoppedReason) {
            self.zone = zone
            self.reason = reason
        }

        public init?(fields: [Value?]) {
            guard
                let zone: UInt16 = fields.required(at: 0),
                let reason: ZoneEventStoppedReason = fields.required(at: 1)
            else { return nil }
            self.zone = zone
            self.reason = reason
        }

        public var fields: [Value?] { [zone.value, reason.value] }
    }
}
