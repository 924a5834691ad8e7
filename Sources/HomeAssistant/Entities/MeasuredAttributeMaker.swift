import HomeModel
import JSON

/// Sensors of measured attributes that the everyday view does not have.
enum MeasuredAttributeMaker {
    static func make(_ draft: inout Draft) {
        for trait in draft.part.part.traits where trait.state.shape.definition.exposure == .full {
            for measured in MeasuredAttribute.byTrait[trait.state.shape.definition.name]?() ?? []
            where trait.state.shape.position(ofAttributeNamed: measured.attribute) != nil {
                add(measured, &draft)
            }
        }
    }

    private static func add(_ measured: MeasuredAttribute, _ draft: inout Draft) {
        let value = Template.value(measured.attribute)
        let shown = measured.divisor == 1 ? value : "v / \(measured.divisor)"
        var fields: JSONObject = [
            "state_topic": .string(draft.part.topic(ofTrait: measured.trait)),
            "value_template": .string(
                measured.divisor == 1
                    ? Template.show(value) : "{% set v = \(value) %}{{ \(shown) if v is not none else none }}"),
            "state_class": "measurement", "suggested_display_precision": JSON(measured.precision),
        ]
        if let text = measured.deviceClass { fields.append("device_class", .string(text)) }
        if let unit = measured.unit { fields.append("unit_of_measurement", .string(unit)) }
        draft.add(
            .sensor, "\(measured.trait)_\(measured.attribute)", name: measured.name, category: .diagnostic, fields)
    }
}
