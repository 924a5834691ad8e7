// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster KeypadInput (0x0509).
public enum KeypadInput: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "keypadInput", namespace: .matter, clusterID: 0x0509, identifier: "0x0509")
    }

    public static let definition = TraitDefinition(
        identity, title: "KeypadInput", revision: 1, features: featuresTable, commands: commandsTable)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// NV
        public static var navigationKeyCodes: Features { Features(rawValue: 1 << 0) }
        /// LK
        public static var locationKeys: Features { Features(rawValue: 1 << 1) }
        /// NK
        public static var numberKeys: Features { Features(rawValue: 1 << 2) }
    }
}
