import CloudImport
import EmbeddedHome
import HomeFiles
import HomeModel
import HomeTraits

/// Reads answers and looks into what they make.
enum SyncTesting {
    static func read(_ text: String) throws -> SyncImport {
        try SyncImport.read(Array(text.utf8), file: "sync.json", registry: HomeTraits.registry)
    }

    /// An answer with these devices.
    static func answer(_ devices: String...) -> String {
        #"{"requestId":"1","payload":{"agentUserId":"user","devices":["# + devices.joined(separator: ",") + "]}}"
    }

    static func device(
        _ type: String, _ traits: [String], attributes: String = "{}", id: String = "one", name: String = "Thing",
        more: String = ""
    ) -> String {
        let list = traits.map { "\"action.devices.traits.\($0)\"" }.joined(separator: ",")
        return """
            {"id":"\(id)","type":"action.devices.types.\(type)","traits":[\(list)],"name":{"name":"\(name)"},
            "willReportState":true,"attributes":\(attributes)\(more)}
            """
    }

    /// The messages of the mistakes in an answer.
    static func mistakes(_ text: String) -> [String] {
        do {
            _ = try read(text)
            return []
        } catch let error as SyncError {
            return error.problems.map(\.description)
        } catch {
            return ["\(error)"]
        }
    }
}

extension SyncImport {
    /// The definition of the only device.
    var onlyDevice: DeviceDefinition? { home.definitions.count == 1 ? home.definitions[0] : nil }

    var onlyPart: PartDefinition? { onlyDevice?.parts.first }

    var messages: [String] { warnings.map(\.description) }
}

extension PartDescription {
    var typeName: String? { types.first?.name }

    var traitNames: [String] { traits.map(\.shape.definition.name) }

    func state(_ name: String) -> TraitState? { traits.first { $0.shape.definition.name == name } }

    func value(_ trait: String, _ attribute: String) -> Value? {
        guard let state = state(trait), let index = state.shape.definition.attributeIndex(named: attribute) else {
            return nil
        }
        return state[attribute: index]
    }
}

extension TraitState {
    /// Whether it has a feature of a trait.
    func has(_ feature: UInt32) -> Bool { shape.features & feature != 0 }
}
