import WebSockets
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
                let backend = try backend(element, at: "backends[\(index)]", context)
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

    private static let matterKeys = ["url", "structure", "commissioning", "ca", "insecure"]

    private static func backend(
        _ node: YAMLNode, at path: String, _ context: Setting.Context
    ) throws(YAMLError) -> Configuration.Backend {
        let mapping = try node.mapping(allowed: ["name", "type"] + matterKeys, at: path)
        let nameNode = try mapping.required("name")
        let name = try nameNode.string(at: mapping.path(to: "name"))
        if let complaint = TextRules.complaint(aboutName: name) {
            throw nameNode.error(complaint, at: mapping.path(to: "name"))
        }
        let type = try mapping.required("type")
        switch try type.oneOf(["embedded", "matter"], at: mapping.path(to: "type")) {
        case "embedded":
            for key in matterKeys {
                if let value = mapping.given(key) {
                    throw value.error("only for backends of type matter", at: mapping.path(to: key))
                }
            }
            return Configuration.Backend(name: name, kind: .embedded)
        default:
            return Configuration.Backend(name: name, kind: .matter(try matter(mapping, context)))
        }
    }

    private static func matter(
        _ mapping: YAMLMapping, _ context: Setting.Context
    ) throws(YAMLError) -> Configuration.Backend.Matter {
        var matter = Configuration.Backend.Matter(url: try url(mapping))
        if let node = mapping.given("structure") {
            let text = try node.string(at: mapping.path(to: "structure"))
            if text.isEmpty { throw node.error("must not be empty", at: mapping.path(to: "structure")) }
            matter.structure = text
        }
        matter.commissioning = try mapping.given("commissioning")?.bool(at: mapping.path(to: "commissioning")) ?? false
        if let node = mapping.given("ca") {
            let text = try node.string(at: mapping.path(to: "ca"))
            if let complaint = TextRules.complaint(about: text) {
                throw node.error(complaint, at: mapping.path(to: "ca"))
            }
            matter.ca = text.isEmpty ? nil : context.resolve(text)
        }
        matter.insecure = try mapping.given("insecure")?.bool(at: mapping.path(to: "insecure")) ?? false
        if !matter.url.isSecure, let node = mapping.given("ca") ?? (matter.insecure ? mapping.given("insecure") : nil) {
            let key = mapping.given("ca") == nil ? "insecure" : "ca"
            throw node.error("only for addresses that begin with wss://", at: mapping.path(to: key))
        }
        return matter
    }

    private static func url(_ mapping: YAMLMapping) throws(YAMLError) -> WebSocketURL {
        let path = mapping.path(to: "url")
        let node = mapping.given("url")
        let text = try node?.string(at: path) ?? "ws://localhost:5580/ws"
        do throws(WebSocketURLError) {
            return try WebSocketURL(text)
        } catch {
            throw (node ?? mapping.node).error(error.message, at: path)
        }
    }
}
