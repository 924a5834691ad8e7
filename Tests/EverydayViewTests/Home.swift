import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Devices made by hand, through the home graph as in the adapter.
enum Home {
    /// A trait that supports the attributes named, with their values (nil: not reported), and all commands unless some are given.
    static func trait(
        _ definition: TraitDefinition, features: [String] = [], _ values: [(name: String, value: Value?)],
        commands: [String]? = nil
    ) -> TraitState {
        var mask: UInt32 = 0
        for code in features { if let feature = definition.feature(code: code) { mask |= 1 << UInt32(feature.bit) } }
        let attributes = values.compactMap { definition.attributeIndex(named: $0.name) }.sorted()
        let names = commands ?? definition.commands.map(\.name)
        let shape = TraitShape(
            definition: definition, features: mask, attributes: attributes,
            commands: names.compactMap { definition.commandIndex(named: $0) }.sorted(), events: [])
        var state = TraitState(shape: shape)
        for (name, value) in values {
            if let index = definition.attributeIndex(named: name) { state[attribute: index] = value }
        }
        return state
    }

    static func part(_ endpoint: EndpointID, _ type: String, _ traits: TraitState...) -> PartDescription {
        let id = HomeTraits.registry.deviceType(named: type)?.id ?? 0
        return PartDescription(
            endpoint: endpoint, types: [DeviceTypeReference(name: type, id: id, isPrimary: true)], traits: traits)
    }

    static func device(_ parts: PartDescription...) -> Device {
        let graph = HomeGraph()
        let id = DeviceID("device")
        _ = graph.apply(
            .device(DeviceDescription(id: id, suggestedName: "Device", parts: parts)), backend: "house",
            transport: .embedded, structure: StructureID("home"))
        guard let device = graph.devices[id] else { preconditionFailure("the graph keeps what was described") }
        return device
    }

    static func device(_ type: String, _ traits: TraitState...) -> Device {
        let id = HomeTraits.registry.deviceType(named: type)?.id ?? 0
        return device(
            PartDescription(
                endpoint: 1, types: [DeviceTypeReference(name: type, id: id, isPrimary: true)], traits: traits))
    }

    static func onOff(_ isOn: Value?) -> TraitState { trait(OnOff.definition, features: ["LT"], [("onOff", isOn)]) }

    static func level(_ level: Value?, minimum: Value = 1, maximum: Value = 254, onLevel: Value = .null) -> TraitState {
        trait(
            LevelControl.definition, features: ["OO", "LT"],
            [("currentLevel", level), ("minLevel", minimum), ("maxLevel", maximum), ("onLevel", onLevel)])
    }

    static func dimmable(
        _ isOn: Value?, _ level: Value?, minimum: Value = 1, maximum: Value = 254, onLevel: Value = .null
    )
        -> Device
    {
        device("dimmableLight", onOff(isOn), self.level(level, minimum: minimum, maximum: maximum, onLevel: onLevel))
    }

    static func partName(_ device: Device) -> (EndpointID) -> String {
        { endpoint in
            let type = device.part(endpoint)?.primaryType?.name ?? "part"
            let isAlone = device.parts.count { $0.primaryType?.name == type } == 1
            return isAlone ? type : "\(type)-\(endpoint)"
        }
    }

    static func document(_ device: Device) -> String {
        var writer = JSONWriter()
        return EverydayView.write(device, partName: partName(device), into: &writer)
            ? String(decoding: writer.bytes, as: UTF8.self) : "nothing"
    }

    static func plan(_ object: JSONObject, _ device: Device) throws(CommandFailure) -> EverydayPlan {
        try EverydayView.plan(object, for: device, partName: partName(device))
    }

    /// Each step as `trait.command {fields}` or `trait.attribute = value`, without fields that are null or empty flags.
    static func steps(_ object: JSONObject, _ device: Device) throws(CommandFailure) -> [String] {
        try plan(object, device).steps.map { text($0.action) }
    }

    static func text(_ action: DeviceAction) -> String {
        switch action {
        case .invoke(let command):
            var writer = JSONWriter()
            writer.beginObject()
            for (field, value) in zip(command.definition.fields, command.fields) {
                guard let value, !value.isNull, !field.name.hasPrefix("options") else { continue }
                writer.encodedKey(field.encodedKey)
                writer.value(value, as: field.type)
            }
            writer.endObject()
            let hasOverride = command.definition.fieldIndex(named: "optionsOverride").map { command.fields[$0] == 1 }
            return "\(command.trait.name).\(command.definition.name) \(String(decoding: writer.bytes, as: UTF8.self))"
                + (hasOverride == true ? " even if off" : "")
        case .write(let write):
            return write.entries.map { entry in
                var writer = JSONWriter()
                writer.value(entry.value, as: write.trait.attributes[entry.attribute].type)
                return "\(write.trait.name).\(write.trait.attributes[entry.attribute].name) = "
                    + String(decoding: writer.bytes, as: UTF8.self)
            }.joined(separator: ", ")
        }
    }
}

extension JSONWriter {
    /// As state shows it, for the tests' eyes.
    fileprivate mutating func value(_ value: Value, as type: ValueType) {
        switch (value, type) {
        case (.integer(let number), .enumeration(let definition)):
            if let name = definition.name(of: UInt64(clamping: number)) { string(name) } else { int64(number) }
        case (.integer(let number), _): int64(number)
        case (.number(let number), _): double(number)
        case (.bool(let flag), _): bool(flag)
        case (.string(let text), _): string(text)
        case (.bytes(let bytes), _): string(String(decoding: bytes, as: UTF8.self))
        default: null()
        }
    }
}
