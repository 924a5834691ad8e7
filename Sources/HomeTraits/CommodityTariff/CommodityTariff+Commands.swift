// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CommodityTariff {
    /// Command 0x00, answered by `GetTariffComponentResponse`.
    public struct GetTariffComponent: TraitCommand, Hashable {
        public typealias Owner = CommodityTariff
        public static let index = 0

        public var tariffComponentId: UInt32

        public init(tariffComponentId: UInt32) {
            self.tariffComponentId = tariffComponentId
        }

        public init?(fields: [Value?]) {
            guard
                let tariffComponentId: UInt32 = fields.required(at: 0)
            else { return nil }
            self.tariffComponentId = tariffComponentId
        }

        public var fields: [Value?] { [tariffComponentId.value] }
    }

    /// Answer 0x00.
    public struct GetTariffComponentResponse: FieldsConvertible, Hashable {
        public var label: String?
        public var dayEntryIDs: [UInt32]
        public var tariffComponent: TariffComponent

        public init(label: String?, dayEntryIDs: [UInt32], tariffComponent: TariffComponent) {
            self.label = label
            self.dayEntryIDs = dayEntryIDs
            self.tariffComponent = tariffComponent
        }

        public init?(fields: [Value?]) {
            guard
                let label: String? = fields.required(at: 0),
                let dayEntryIDs: [UInt32] = fields.required(at: 1),
                let tariffComponent: TariffComponent = fields.required(at: 2)
            else { return nil }
            self.label = label
            self.dayEntryIDs = dayEntryIDs
            self.tariffComponent = tariffComponent
        }

        public var fields: [Value?] { [label.value, dayEntryIDs.value, tariffComponent.value] }
    }

    /// Command 0x01, answered by `GetDayEntryResponse`.
    public struct GetDayEntry: TraitCommand, Hashable {
        public typealias Owner = CommodityTariff
        public static let index = 1

        public var dayEntryId: UInt32

        public init(dayEntryId: UInt32) {
            self.dayEntryId = dayEntryId
        }

        public init?(fields: [Value?]) {
            guard
                let dayEntryId: UInt32 = fields.required(at: 0)
            else { return nil }
            self.dayEntryId = dayEntryId
        }

        public var fields: [Value?] { [dayEntryId.value] }
    }

    /// Answer 0x01.
    public struct GetDayEntryResponse: FieldsConvertible, Hashable {
        public var dayEntry: DayEntry

        public init(dayEntry: DayEntry) {
            self.dayEntry = dayEntry
        }

        public init?(fields: [Value?]) {
            guard
                let dayEntry: DayEntry = fields.required(at: 0)
            else { return nil }
            self.dayEntry = dayEntry
        }

        public var fields: [Value?] { [dayEntry.value] }
    }
}
