import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Blinds, doors, gates and whatever else opens and closes.
enum CoverMaker {
    static func make(_ draft: inout Draft) {
        let part = draft.part
        if let state = part.state(of: WindowCovering.self) {
            draft.add(.cover, "cover", name: "Cover", isMain: true, covering(part, state))
            draft.show("open", "tilt")
        } else if part.state(of: GoogleOpenClose.self) != nil, part.fact("open") != nil {
            draft.add(.cover, "cover", name: "Cover", isMain: true, openClose(part))
            draft.show("open")
        } else if let state = part.state(of: ClosureDimension.self), part.fact("open") != nil {
            draft.add(.cover, "panel", name: "Panel", isMain: true, panel(part, state))
            draft.show("open")
        } else if part.state(of: ClosureControl.self) != nil {
            draft.add(.cover, "cover", name: "Cover", isMain: true, closure(part))
            if part.supports(ClosureControl.Stop.self) {
                draft.add(
                    .button, "stop", name: "Stop",
                    ["command_topic": .string(part.callTopic(ClosureControl.Stop.self)), "payload_press": "{}"])
            }
        }
        if part.state(of: ClosureControl.self) != nil { draft.show("position", "movement") }
    }

    /// Open, close and stop as sets of everyday keys.
    private static func commands(_ part: PartContext) -> JSONObject {
        [
            "command_topic": .string(part.setTopic), "payload_open": .string(part.set(["open": 100])),
            "payload_close": .string(part.set(["open": 0])),
            "payload_stop": part.action("stop").map { .string($0) } ?? .null,
        ]
    }

    private static func position(_ part: PartContext) -> JSONObject {
        [
            "position_topic": .string(part.deviceTopic),
            "position_template": .string(Template.orNothing(part.everyday("open"))),
            "set_position_topic": .string(part.setTopic),
            "set_position_template": .string(part.setTemplate("open", "position")),
        ]
    }

    // MARK: Window coverings

    private static func covering(_ part: PartContext, _ state: TraitState) -> JSONObject {
        var fields = commands(part)
        fields.append("device_class", .string(coveringClass(state)))
        let lift = state.supports(WindowCovering.currentPositionLiftPercent100ths)
        let tilt = state.supports(WindowCovering.currentPositionTiltPercent100ths)
        // Which way it moves is told by the trait alone; 10000 is closed.
        let closedPosition =
            lift
            ? part.attribute(WindowCovering.currentPositionLiftPercent100ths)
            : tilt ? part.attribute(WindowCovering.currentPositionTiltPercent100ths) : "none"
        let movement = "\(part.attribute(WindowCovering.operationalStatus))"
        fields.append("state_topic", .string(part.topic(of: WindowCovering.self)))
        fields.append(
            "value_template",
            .string(
                "{% set p = \(closedPosition) %}{% set m = (\(movement) or [])|select('mapping')|map(attribute='global')"
                    + "|select('defined')|first|default(0) %}"
                    + "{{ 'opening' if m == 1 else 'closing' if m == 2 else none if p is none else 'closed' if p == 10000 "
                    + "else 'open' }}"))
        if lift, part.supports(WindowCovering.GoToLiftPercentage.self) { fields = fields.joined(position(part)) }
        if tilt, part.supports(WindowCovering.GoToTiltPercentage.self) {
            fields = fields.joined([
                "tilt_status_topic": .string(part.deviceTopic),
                "tilt_status_template": .string(Template.orNothing(part.everyday("tilt"))),
                "tilt_command_topic": .string(part.setTopic),
                "tilt_command_template": .string(part.setTemplate("tilt", "tilt_position")),
                "tilt_opened_value": 100,
                "payload_stop_tilt": part.action("stop").map { .string($0) } ?? .null,
            ])
        }
        return fields
    }

    private static func coveringClass(_ state: TraitState) -> String {
        switch state[WindowCovering.type] {
        case .awning: "awning"
        case .drapery: "curtain"
        case .shutter: "shutter"
        case .tiltBlindTiltOnly, .tiltBlindLift: "blind"
        default: "shade"
        }
    }

    // MARK: Google's doors and gates

    private static func openClose(_ part: PartContext) -> JSONObject {
        let isSettable = part.fact("open")?.isSettable ?? false
        var fields: JSONObject = isSettable ? commands(part) : [:]
        if let text = closureClass(part) { fields.append("device_class", .string(text)) }
        fields = fields.joined(position(part))
        if !isSettable || part.state(of: GoogleOpenClose.self)?[GoogleOpenClose.discreteOnlyOpenClose] == true {
            fields["set_position_topic"] = nil
            fields["set_position_template"] = nil
        }
        return fields
    }

    private static let typeClasses: [String: String] = [
        "googleGarage": "garage", "googleGate": "gate", "googleDoor": "door", "googleWindow": "window",
        "googlePergola": "awning",
    ]

    /// By Google's type, or by Matter's tags of closures.
    private static func closureClass(_ part: PartContext) -> String? {
        for type in part.part.types {
            if let text = typeClasses[type.name] { return text }
        }
        for tag in part.part.tags where tag.namespace == "closure" {
            switch tag.tag {
            case "window": return "window"
            case "gate", "barrier": return "gate"
            case "garageDoor": return "garage"
            case "door", "cabinet": return "door"
            case "covering": return "shade"
            default: break
            }
        }
        return nil
    }

    // MARK: Matter's closures

    private static func panel(_ part: PartContext, _ state: TraitState) -> JSONObject {
        var fields = commands(part)
        if let text = closureClass(part) { fields.append("device_class", .string(text)) }
        return fields.joined(position(part))
    }

    /// A closure tells whether it is open, not how far, and moves by a command of its own.
    private static func closure(_ part: PartContext) -> JSONObject {
        func moveTo(_ position: ClosureControl.TargetPosition) -> JSON {
            let name = ClosureControl.TargetPosition.definition.name(of: UInt64(position.rawValue)) ?? ""
            return .string((["position": .string(name)] as JSON).text)
        }
        var fields: JSONObject = [
            "command_topic": .string(part.callTopic(ClosureControl.MoveTo.self)),
            "payload_open": moveTo(.moveToFullyOpen), "payload_close": moveTo(.moveToFullyClosed),
            // Stopping is another command: a button.
            "payload_stop": .null, "state_topic": .string(part.topic(of: ClosureControl.self)),
            "value_template": .string(
                "{% set c = \(part.attribute(ClosureControl.overallCurrentState)) or {} %}{% set p = c.get('position') %}"
                    + "{% set t = (\(part.attribute(ClosureControl.overallTargetState)) or {}).get('position') %}"
                    + "{% if \(part.attribute(ClosureControl.mainState)) == 'moving' %}"
                    + "{{ 'closing' if t == 'moveToFullyClosed' else 'opening' }}"
                    + "{% else %}{{ none if p is none else 'closed' if p == 'fullyClosed' else 'open' }}{% endif %}"),
        ]
        if let text = closureClass(part) { fields.append("device_class", .string(text)) }
        return fields
    }
}
