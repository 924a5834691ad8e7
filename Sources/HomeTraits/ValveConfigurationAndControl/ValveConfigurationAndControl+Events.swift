// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ValveConfigurationAndControl {
    /// Event 0x00, priority info.
    public struct ValveStateChanged: TraitEvent, Hashable {
        public typealias Owner = ValveConfigurationAndControl
        public static let index = 0

        public var valveState: ValveState
        /// In 1 %.
        public var valveLevel: UInt8?

        public init(valveState: ValveState, valveLevel: UInt8? = nil) {
            self.valveState = valveState
            self.valveLevel = valveLevel
        }

        public init?(fields: [Value?]) {
            guard
                let valveState: ValveState = fields.required(at: 0),
                let valveLevel: UInt8? = fields.optional(at: 1)
            else { return nil }
            self.valveState = valveState
            self.valveLevel = valveLevel
        }

        public var fields: [Value?] { [valveState.value, valveLevel?.value] }
    }

    /// Event 0x01, priority info.
    public struct ValveFault: TraitEvent, Hashable {
        public typealias Owner = ValveConfigurationAndControl
        public static let index = 1

        public var valveFault: ValveFaultBitmap

        public init(valveFault: ValveFaultBitmap) {
            self.valveFault = valveFault
        }

        public init?(fields: [Value?]) {
            guard
                let valveFault: ValveFaultBitmap = fields.required(at: 0)
            else { return nil }
            self.valveFault = valveFault
        }

        public var fields: [Value?] { [valveFault.value] }
    }
}
