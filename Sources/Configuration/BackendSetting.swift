import YAML

/// The key `backends`.
enum BackendSetting {
    static var setting: Setting {
        Setting(path: "backends", form: .list) { node, configuration, context in
            do throws(YAMLError) {
                configuration.backends = try backends(node, &context)
            } catch {
                context.errors.append(error)
            }
        }
    }

    private static func backends(
        _ node: YAMLNode, _ context: inout Setting.Context
    ) throws(YAMLError) -> [Configuration.Backend] {
        var backends: [Configuration.Backend] = []
        for (index, element) in try node.elements(at: "backends").enumerated() {
            do throws(YAMLError) {
                let backend = try backend(element, at: "backends[\(index)]")
                if backends.contains(where: { $0.name.utf8.elementsEqual(backend.name.utf8) }) {
                    throw element.error("another backend has the name \"\(backend.name)\"", at: "backends[\(index)]")
                }
                backends.append(backend)
            } catch {
                context.errors.append(error)
            }
        }
        return backends
    }

    private static func backend(_ node: YAMLNode, at path: String) throws(YAMLError) -> Configuration.Backend {
        let mapping = try node.mapping(allowed: ["name", "type", "url", "structure", "commissioning"], at: path)
        let nameNode = try mapping.required("name")
        let name = try nameNode.string(at: mapping.path(to: "name"))
        if let complaint = TextRules.complaint(aboutName: name) {
            throw nameNode.error(complaint, at: mapping.path(to: "name"))
        }
        let type = try mapping.required("type")
        switch try type.oneOf(["embedded", "matter"], at: mapping.path(to: "type")) {
        case "embedded":
            for key in ["url", "structure", "commissioning"] {
                if let value = mapping.given(key) {
                    throw value.error("only for backends of type matter", at: mapping.path(to: key))
                }
            }
            return Configuration.Backend(name: name, kind: .embedded)
        default:
            let kind = Configuration.Backend.Kind.matter(
                url: try url(mapping),
                structure: try mapping.given("structure")?.string(at: mapping.path(to: "structure")),
                commissioning: try mapping.given("commissioning")?.bool(at: mapping.path(to: "commissioning")) ?? false)
            if let complaint = Unavailable.complaint(about: kind) {
                throw type.error(complaint, at: mapping.path(to: "type"))
            }
            return Configuration.Backend(name: name, kind: kind)
        }
    }

    private static func url(_ mapping: YAMLMapping) throws(YAMLError) -> String {
        guard let node = mapping.given("url") else { return "ws://localhost:5580/ws" }
        let path = mapping.path(to: "url")
        let text = try node.string(at: path)
        let schemes = ["ws://", "wss://"]
        guard schemes.contains(where: { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }),
            TextRules.complaint(about: text) == nil
        else { throw node.error("expected an address that begins with ws:// or wss://", at: path) }
        return text
    }
}
