// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ZoneManagement {
    /// Command 0x00, answered by `CreateTwoDCartesianZoneResponse`.
    public struct CreateTwoDCartesianZone: TraitCommand, Hashable {
        public typealias Owner = ZoneManagement
        public static let index = 0

        public var zone: TwoDCartesianZone

        public init(zone: TwoDCartesianZone) {
            self.zone = zone
        }

        public init?(fields: [Value?]) {
            guard
                let zone: TwoDCartesianZone = fields.required(at: 0)
            else { return nil }
            self.zone = zone
        }

        public var fields: [Value?] { [zone.value] }
    }

    /// Answer 0x01.
    public struct CreateTwoDCartesianZoneResponse: FieldsConvertible, Hashable {
        public var zoneId: UInt16

        public init(zoneId: UInt16) {
            self.zoneId = zoneId
        }

        public init?(fields: [Value?]) {
            guard
                let zoneId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.zoneId = zoneId
        }

        public var fields: [Value?] { [zoneId.value] }
    }

    /// Command 0x02.
    public struct UpdateTwoDCartesianZone: TraitCommand, Hashable {
        public typealias Owner = ZoneManagement
        public static let index = 1

        public var zoneId: UInt16
        public var zone: TwoDCartesianZone

        public init(zoneId: UInt16, zone: TwoDCartesianZone) {
            self.zoneId = zoneId
            self.zone = zone
        }

        public init?(fields: [Value?]) {
            guard
                let zoneId: UInt16 = fields.required(at: 0),
                let zone: TwoDCartesianZone = fields.required(at: 1)
            else { return nil }
            self.zoneId = zoneId
            self.zone = zone
        }

        public var fields: [Value?] { [zoneId.value, zone.value] }
    }

    /// Command 0x03.
    public struct RemoveZone: TraitCommand, Hashable {
        public typealias Owner = ZoneManagement
        public static let index = 2

        public var zoneId: UInt16

        public init(zoneId: UInt16) {
            self.zoneId = zoneId
        }

        public init?(fields: [Value?]) {
            guard
                let zoneId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.zoneId = zoneId
        }

        public var fields: [Value?] { [zoneId.value] }
    }

    /// Command 0x04.
    public struct CreateOrUpdateTrigger: TraitCommand, Hashable {
        public typealias Owner = ZoneManagement
        public static let index = 3

        public var trigger: ZoneTriggerControl

        public init(trigger: ZoneTriggerControl) {
            self.trigger = trigger
        }

        public init?(fields: [Value?]) {
            guard
                let trigger: ZoneTriggerControl = fields.required(at: 0)
            else { return nil }
            self.trigger = trigger
        }

        public var fields: [Value?] { [trigger.value] }
    }

    /// Command 0x05.
    public struct RemoveTrigger: TraitCommand, Hashable {
        public typealias Owner = ZoneManagement
        public static let index = 4

        public var zoneId: UInt16

        public init(zoneId: UInt16) {
            self.zoneId = zoneId
        }

        public init?(fields: [Value?]) {
            guard
                let zoneId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.zoneId = zoneId
        }

        public var fields: [Value?] { [zoneId.value] }
    }
}
