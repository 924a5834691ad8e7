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
    public static let enabled = AttributeKey<ContentControl, Bool>(index: 0)

    /// Attribute 0x0001, conformance `OCR`.
    public static let onDemandRatings = AttributeKey<ContentControl, [RatingName]>(index: 1)

    /// Attribute 0x0002, conformance `OCR`.
    public static let onDemandRatingThreshold = AttributeKey<ContentControl, String>(index: 2)

    /// Attribute 0x0003, conformance `SCR`.
    public static let scheduledContentRatings = AttributeKey<ContentControl, [RatingName]>(index: 3)

    /// Attribute 0x0004, conformance `SCR`.
    public static let scheduledContentRatingThreshold = AttributeKey<ContentControl, String>(index: 4)

    /// Attribute 0x0005, in s, conformance `ST`.
    public static let screenDailyTime = AttributeKey<ContentControl, UInt32>(index: 5)

    /// Attribute 0x0006, in s, conformance `ST`.
    public static let remainingScreenTime = AttributeKey<ContentControl, UInt32>(index: 6)

    /// Attribute 0x0007, conformance `BU`.
    public static let blockUnrated = AttributeKey<ContentControl, Bool>(index: 7)

    /// Attribute 0x0008, conformance `BC`.
    public static let blockChannelList = AttributeKey<ContentControl, [BlockChannel]>(index: 8)

    /// Attribute 0x0009, conformance `BA`.
    public static let blockApplicationList = AttributeKey<ContentControl, [AppInfo]>(index: 9)

    /// Attribute 0x000A, conformance `BTW`.
    public static let blockContentTimeWindow = AttributeKey<ContentControl, [TimeWindow]>(index: 10)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// ST
        public static let screenTime = Features(rawValue: 1 << 0)
        /// PM
        public static let pinManagement = Features(rawValue: 1 << 1)
        /// BU
        public static let blockUnrated = Features(rawValue: 1 << 2)
        /// OCR
        public static let onDemandContentRating = Features(rawValue: 1 << 3)
        /// SCR
        public static let scheduledContentRating = Features(rawValue: 1 << 4)
        /// BC
        public static let blockChannels = Features(rawValue: 1 << 5)
        /// BA
        public static let blockApplications = Features(rawValue: 1 << 6)
        /// BTW
        public static let blockContentTimeWindow = Features(rawValue: 1 << 7)
    }
}
