/// An everyday key that an event raises and an attribute ends: true from the event on, until the attribute has one of some values.
///
/// For what a device tells only once, such as a lock that is jammed (Matter, "Door Lock", event DoorLockAlarm). Nothing is known of
/// events from before the start: the key begins as false.
public struct EverydayAlarm: Sendable {
    public let key: String
    public let event: String
    /// The event's field that must have `value`.
    public let field: String
    public let value: Value
    /// The attribute whose report ends it, whether its value is new or the old one again.
    public let attribute: String
    public let endings: [Value]

    public init(key: String, event: String, field: String, value: Value, attribute: String, endings: [Value]) {
        self.key = key
        self.event = event
        self.field = field
        self.value = value
        self.attribute = attribute
        self.endings = endings
    }

    /// Whether an event of the alarm's trait raises it.
    func isRaised(by report: EventReport) -> Bool {
        guard let definition = report.trait.event(named: event), report.trait.eventIndex(named: event) == report.event,
            let index = definition.fields.firstIndex(where: { $0.name == field }),
            report.fields.indices.contains(index)
        else { return false }
        return report.fields[index] == value
    }

    /// Whether a report of the alarm's trait ends it.
    func isEnded(by report: AttributeReport) -> Bool {
        guard let index = report.trait.attributeIndex(named: attribute) else { return false }
        return report.entries.contains { entry in
            entry.attribute == index && endings.contains(entry.value)
        }
    }
}
