import EverydayView
import HomeModel
import HomeTraits
import JSON
import Topics

/// A part of a device, with the topics, templates and payloads by which its entities see and command it.
struct PartContext {
    let part: Device.Part
    /// Its topic level.
    let name: String
    let deviceTopic: String
    let facts: [EverydayFact]
    let actions: [String]
    private let kinds: Set<DeviceKind>
    private let nested: Set<String>
    private let isOnePartOnly: Bool

    init(_ part: Device.Part, _ subject: DiscoverySubject, _ settings: DiscoverySettings, nested: Set<String>) {
        self.part = part
        self.nested = nested
        name = subject.partName(part.endpoint)
        deviceTopic = "\(settings.base)/\(subject.path)"
        facts = EverydayView.facts(of: part)
        actions = EverydayView.actions(of: part)
        kinds = Set(part.types.compactMap { DeviceKind(rawValue: $0.id) })
        isOnePartOnly = subject.device.parts.count == 1
    }

    var endpoint: EndpointID { part.endpoint }

    func isA(_ kind: DeviceKind) -> Bool { kinds.contains(kind) }

    var isDoorbell: Bool { kinds.contains { [.doorbell, .audioDoorbell, .videoDoorbell].contains($0) } }

    var isLight: Bool { kinds.contains(where: \.isLight) }

    /// Whether it only tells things.
    var isSensor: Bool { !facts.contains(where: \.isSettable) && actions.allSatisfy { $0 == "identify" } }

    func fact(_ key: String) -> EverydayFact? { facts.first { $0.key == key } }

    func state<Owner: Trait>(of trait: Owner.Type) -> TraitState? {
        part.traits.first { $0.state.is(trait) && $0.state.shape.definition.exposure == .full }?.state
    }

    func supports<Command: TraitCommand>(_ command: Command.Type) -> Bool {
        part.traits.contains {
            $0.state.is(Command.Owner.self) && $0.state.shape.supports(command: Command.index)
        }
    }

    /// What the device itself calls a choice of modes (Matter, "Mode Select", description).
    func ownName(of fact: EverydayFact) -> String? {
        guard let trait = fact.trait, trait.is(ModeSelect.self),
            let text = state(of: ModeSelect.self)?[ModeSelect.description], !text.isEmpty
        else { return nil }
        return text
    }

    // MARK: Topics

    var setTopic: String { "\(deviceTopic)/\(TopicLevel.set)" }

    func topic<Owner: Trait>(of trait: Owner.Type) -> String { topic(ofTrait: trait.identity.name) }

    func topic(ofTrait name: String) -> String { "\(deviceTopic)/\(self.name)/\(name)" }

    func setTopic<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>) -> String {
        "\(topic(of: Owner.self))/\(key.definition.name)/\(TopicLevel.set)"
    }

    func callTopic<Command: TraitCommand>(_ command: Command.Type) -> String {
        "\(topic(of: Command.Owner.self))/\(Command.definition.name)/\(TopicLevel.call)"
    }

    // MARK: Templates

    /// What the device's document shows for a key.
    func everyday(_ key: String) -> String {
        nested.contains(key) ? Template.value(name, key) : Template.value(key)
    }

    /// What the trait's document shows for an attribute.
    func attribute<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>) -> String {
        Template.value(key.definition.name)
    }

    // MARK: Payloads

    /// A set of the device's keys that is meant for this part.
    func set(_ members: JSONObject) -> String {
        let object = JSON.object(members)
        return isOnePartOnly ? object.text : JSON.object([name: object]).text
    }

    /// The same with a template's value.
    func setTemplate(_ key: String, _ expression: String = "value") -> String {
        setTemplate([(key, expression)])
    }

    func setTemplate(_ members: [(key: String, expression: String)]) -> String {
        wrapped(members.map { "\"\($0.key)\": {{ \($0.expression) }}" }.joined(separator: ", "))
    }

    /// Members of a set, which may be parts of a template. The spaces keep braces of JSON apart from those of templates.
    func wrapped(_ members: String) -> String {
        isOnePartOnly ? "{ \(members) }" : "{ \"\(name)\": { \(members) } }"
    }

    func action(_ name: String) -> String? { actions.contains(name) ? set(["action": .string(name)]) : nil }
}
