// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleRotation {
    /// DegreesRangeStruct
    public struct DegreesRange: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DegreesRangeStruct",
            fields: [
                FieldDefinition(
                    name: "rotationDegreesMin", id: 0, type: .double, unit: "°",
                    range: ValueRange(minimum: .constant(.number(0.0)), maximum: .constant(.number(360.0)))),
                FieldDefinition(
                    name: "rotationDegreesMax", id: 1, type: .double, unit: "°",
                    range: ValueRange(minimum: .constant(.number(0.0)), maximum: .constant(.number(360.0)))),
            ])

        /// In °.
        public var rotationDegreesMin: Double
        /// In °.
        public var rotationDegreesMax: Double

        public init(rotationDegreesMin: Double, rotationDegreesMax: Double) {
            self.rotationDegreesMin = rotationDegreesMin
            self.rotationDegreesMax = rotationDegreesMax
        }

        public init?(fields: [Value?]) {
            guard
                let rotationDegreesMin: Double = fields.required(at: 0),
                let rotationDegreesMax: Double = fields.required(at: 1)
            else { return nil }
            self.rotationDegreesMin = rotationDegreesMin
            self.rotationDegreesMax = rotationDegreesMax
        }

        public var fields: [Value?] { [rotationDegreesMin.value, rotationDegreesMax.value] }
    }
}
