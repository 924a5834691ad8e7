// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleSensorState {
    /// SensorNameEnum
    public enum SensorName: UInt8, ValueConvertible, CaseIterable {
        case airQuality = 0
        case carbonMonoxideLevel = 1
        case smokeLevel = 2
        case filterCleanliness = 3
        case waterLeak = 4
        case rainDetection = 5
        case filterLifeTime = 6
        case preFilterLifeTime = 7
        case hepaFilterLifeTime = 8
        case max2FilterLifeTime = 9
        case carbonDioxideLevel = 10
        case pm25 = 11
        case pm10 = 12
        case volatileOrganicCompounds = 13

        public static let definition = EnumDefinition(
            name: "SensorNameEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "airQuality"),
                EnumDefinition.Member(value: 1, name: "carbonMonoxideLevel"),
                EnumDefinition.Member(value: 2, name: "smokeLevel"),
                EnumDefinition.Member(value: 3, name: "filterCleanliness"),
                EnumDefinition.Member(value: 4, name: "waterLeak"),
                EnumDefinition.Member(value: 5, name: "rainDetection"),
                EnumDefinition.Member(value: 6, name: "filterLifeTime"),
                EnumDefinition.Member(value: 7, name: "preFilterLifeTime"),
                EnumDefinition.Member(value: 8, name: "hepaFilterLifeTime"),
                EnumDefinition.Member(value: 9, name: "max2FilterLifeTime"),
                EnumDefinition.Member(value: 10, name: "carbonDioxideLevel"),
                EnumDefinition.Member(value: 11, name: "pm25"),
                EnumDefinition.Member(value: 12, name: "pm10"),
                EnumDefinition.Member(value: 13, name: "volatileOrganicCompounds"),
            ])
    }

    /// SensorWordEnum
    public enum SensorWord: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case healthy = 1
        case moderate = 2
        case unhealthy = 3
        case unhealthyForSensitiveGroups = 4
        case veryUnhealthy = 5
        case hazardous = 6
        case good = 7
        case fair = 8
        case poor = 9
        case veryPoor = 10
        case severe = 11
        case high = 12
        case carbonMonoxideDetected = 13
        case noCarbonMonoxideDetected = 14
        case smokeDetected = 15
        case noSmokeDetected = 16
        case clean = 17
        case dirty = 18
        case needsReplacement = 19
        case leak = 20
        case noLeak = 21
        case rainDetected = 22
        case noRainDetected = 23
        case new = 24
        case replaceSoon = 25
        case replaceNow = 26

        public static let definition = EnumDefinition(
            name: "SensorWordEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "healthy"),
                EnumDefinition.Member(value: 2, name: "moderate"),
                EnumDefinition.Member(value: 3, name: "unhealthy"),
                EnumDefinition.Member(value: 4, name: "unhealthyForSensitiveGroups"),
                EnumDefinition.Member(value: 5, name: "veryUnhealthy"),
                EnumDefinition.Member(value: 6, name: "hazardous"),
                EnumDefinition.Member(value: 7, name: "good"),
                EnumDefinition.Member(value: 8, name: "fair"),
                EnumDefinition.Member(value: 9, name: "poor"),
                EnumDefinition.Member(value: 10, name: "veryPoor"),
                EnumDefinition.Member(value: 11, name: "severe"),
                EnumDefinition.Member(value: 12, name: "high"),
                EnumDefinition.Member(value: 13, name: "carbonMonoxideDetected"),
                EnumDefinition.Member(value: 14, name: "noCarbonMonoxideDetected"),
                EnumDefinition.Member(value: 15, name: "smokeDetected"),
                EnumDefinition.Member(value: 16, name: "noSmokeDetected"),
                EnumDefinition.Member(value: 17, name: "clean"),
                EnumDefinition.Member(value: 18, name: "dirty"),
                EnumDefinition.Member(value: 19, name: "needsReplacement"),
                EnumDefinition.Member(value: 20, name: "leak"),
                EnumDefinition.Member(value: 21, name: "noLeak"),
                EnumDefinition.Member(value: 22, name: "rainDetected"),
                EnumDefinition.Member(value: 23, name: "noRainDetected"),
                EnumDefinition.Member(value: 24, name: "new"),
                EnumDefinition.Member(value: 25, name: "replaceSoon"),
                EnumDefinition.Member(value: 26, name: "replaceNow"),
            ])
    }

    /// RawValueUnitEnum
    public enum RawValueUnit: UInt8, ValueConvertible, CaseIterable {
        case aqi = 0
        case partsPerMillion = 1
        case percentage = 2
        case microgramsPerCubicMeter = 3

        public static let definition = EnumDefinition(
            name: "RawValueUnitEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "aqi"),
                EnumDefinition.Member(value: 1, name: "partsPerMillion"),
                EnumDefinition.Member(value: 2, name: "percentage"),
                EnumDefinition.Member(value: 3, name: "microgramsPerCubicMeter"),
            ])
    }

    /// DescriptiveCapabilitiesStruct
    public struct DescriptiveCapabilities: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DescriptiveCapabilitiesStruct",
            fields: [
                FieldDefinition(
                    name: "availableStates", id: 0, type: .list(.enumeration(SensorWord.definition)),
                    range: ValueRange(minimumLength: .constant(.integer(1))))
            ])

        public var availableStates: [SensorWord]

        public init(availableStates: [SensorWord]) {
            self.availableStates = availableStates
        }

        public init?(fields: [Value?]) {
            guard
                let availableStates: [SensorWord] = fields.required(at: 0)
            else { return nil }
            self.availableStates = availableStates
        }

        public var fields: [Value?] { [availableStates.value] }
    }

    /// NumericCapabilitiesStruct
    public struct NumericCapabilities: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "NumericCapabilitiesStruct",
            fields: [FieldDefinition(name: "rawValueUnit", id: 0, type: .enumeration(RawValueUnit.definition))])

        public var rawValueUnit: RawValueUnit

        public init(rawValueUnit: RawValueUnit) {
            self.rawValueUnit = rawValueUnit
        }

        public init?(fields: [Value?]) {
            guard
                let rawValueUnit: RawValueUnit = fields.required(at: 0)
            else { return nil }
            self.rawValueUnit = rawValueUnit
        }

        public var fields: [Value?] { [rawValueUnit.value] }
    }

    /// SupportedSensorStruct
    public struct SupportedSensor: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SupportedSensorStruct",
            fields: [
                FieldDefinition(name: "name", id: 0, type: .enumeration(SensorName.definition)),
                FieldDefinition(
                    name: "descriptiveCapabilities", id: 1, type: .structure(DescriptiveCapabilities.definition),
                    isOptional: true),
                FieldDefinition(
                    name: "numericCapabilities", id: 2, type: .structure(NumericCapabilities.definition),
                    isOptional: true),
            ])

        public var name: SensorName
        public var descriptiveCapabilities: DescriptiveCapabilities?
        public var numericCapabilities: NumericCapabilities?

        public init(
            name: SensorName, descriptiveCapabilities: DescriptiveCapabilities? = nil,
            numericCapabilities: NumericCapabilities? = nil
        ) {
            self.name = name
            self.descriptiveCapabilities = descriptiveCapabilities
            self.numericCapabilities = numericCapabilities
        }

        public init?(fields: [Value?]) {
            guard
                let name: SensorName = fields.required(at: 0),
                let descriptiveCapabilities: DescriptiveCapabilities? = fields.optional(at: 1),
                let numericCapabilities: NumericCapabilities? = fields.optional(at: 2)
            else { return nil }
            self.name = name
            self.descriptiveCapabilities = descriptiveCapabilities
            self.numericCapabilities = numericCapabilities
        }

        public var fields: [Value?] { [name.value, descriptiveCapabilities?.value, numericCapabilities?.value] }
    }

    /// SensorStateStruct
    public struct SensorState: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SensorStateStruct",
            fields: [
                FieldDefinition(name: "name", id: 0, type: .enumeration(SensorName.definition)),
                FieldDefinition(
                    name: "currentSensorState", id: 1, type: .enumeration(SensorWord.definition), isOptional: true),
                FieldDefinition(name: "rawValue", id: 2, type: .double, isOptional: true),
            ])

        public var name: SensorName
        public var currentSensorState: SensorWord?
        public var rawValue: Double?

        public init(name: SensorName, currentSensorState: SensorWord? = nil, rawValue: Double? = nil) {
            self.name = name
            self.currentSensorState = currentSensorState
            self.rawValue = rawValue
        }

        public init?(fields: [Value?]) {
            guard
                let name: SensorName = fields.required(at: 0),
                let currentSensorState: SensorWord? = fields.optional(at: 1),
                let rawValue: Double? = fields.optional(at: 2)
            else { return nil }
            self.name = name
            self.currentSensorState = currentSensorState
            self.rawValue = rawValue
        }

        public var fields: [Value?] { [name.value, currentSensorState?.value, rawValue?.value] }
    }
}
