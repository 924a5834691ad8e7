// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ContentControl (0x050F).
public enum ContentControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "contentControl", namespace: .matter, clusterID: 0x050F, identifier: "0x050F")
    }

    public static let definition = TraitDefinition(
        identity, title: "ContentControl", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var enabled: AttributeKey<ContentControl, Bool> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `OCR`.
    public static var onDemandRatings: AttributeKey<ContentControl, [RatingName]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `OCR`.
    public static var onDemandRatingThreshold: AttributeKey<ContentControl, String> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `SCR`.
    public static var scheduledContentRatings: AttributeKey<ContentControl, [RatingName]> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `SCR`.
    public static var scheduledContentRatingThreshold: AttributeKey<ContentControl, String> { AttributeKey(index: 4) }

    /// Attribute 0x0005, in s, conformance `ST`.
    public static var screenDailyTime: AttributeKey<ContentControl, UInt32> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in s, conformance `ST`.
    public static var remainingScreenTime: AttributeKey<ContentControl, UInt32> { AttributeKey(index: 6) }

    /// Attribute 0x0007, conformance `BU`.
    public static var blockUnrated: AttributeKey<ContentControl, Bool> { AttributeKey(index: 7) }

    /// Attribute 0x0008, conformance `BC`.
    public static var blockChannelList: AttributeKey<ContentControl, [BlockChannel]> { AttributeKey(index: 8) }

    /// Attribute 0x0009, conformance `BA`.
    public static var blockApplicationList: AttributeKey<ContentControl, [AppInfo]> { AttributeKey(index: 9) }

    /// Attribute 0x000A, conformance `BTW`.
    public static var blockContentTimeWindow: AttributeKey<ContentControl, [TimeWindow]> { AttributeKey(index: 10) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// ST
        public static var screenTime: Features { Features(rawValue: 1 << 0) }
        /// PM
        public static var pinManagement: Features { Features(rawValue: 1 << 1) }
        /// BU
        public static var blockUnrated: Features { Features(rawValue: 1 << 2) }
        /// OCR
        public static var onDemandContentRating: Features { Features(rawValue: 1 << 3) }
        /// SCR
        public static var scheduledContentRating: Features { Features(rawValue: 1 << 4) }
        /// BC
        public static var blockChannels: Features { Features(rawValue: 1 << 5) }
        /// BA
        public static var blockApplications: Features { Features(rawValue: 1 << 6) }
        /// BTW
        public static var blockContentTimeWindow: Features { Features(rawValue: 1 << 7) }
    }
}
