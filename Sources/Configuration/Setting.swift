import Glibc
import JSON
import YAML

/// One key of the configuration: its path, and how a value of it gets into the configuration, whether it stands in
/// the file or in the environment.
struct Setting {
    /// How the environment writes the value.
    enum Form {
        case scalar
        /// Like a scalar; a second variable, with `_FILE`, may name a file with the value.
        case secret
        /// JSON.
        case list
    }

    /// What reading a value may need and add to.
    struct Context {
        /// The directory to which paths are relative; empty for the working directory.
        let directory: String
        var errors: [YAMLError] = []

        func resolve(_ path: String) -> String {
            if path.utf8.first == UInt8(ascii: "/") || directory.isEmpty { return path }
            return directory.utf8.last == UInt8(ascii: "/") ? directory + path : "\(directory)/\(path)"
        }
    }

    let path: String
    let form: Form
    let read: (YAMLNode, inout Configuration, inout Context) -> Void

    /// The variable that sets this key.
    var variable: String {
        Self.variablePrefix + path.uppercased().split(separator: ".").joined(separator: "_")
    }

    static let variablePrefix = "TRAIT2MQTT_"

    /// A setting that puts what `parse` makes of a value into `target`.
    private static func make<Value>(
        _ path: String, _ form: Form, _ target: WritableKeyPath<Configuration, Value>,
        _ parse: @escaping (YAMLNode, Context) throws(YAMLError) -> Value
    ) -> Setting {
        Setting(path: path, form: form) { node, configuration, context in
            do throws(YAMLError) {
                configuration[keyPath: target] = try parse(node, context)
            } catch {
                context.errors.append(error)
            }
        }
    }

    static func bool(_ path: String, _ target: WritableKeyPath<Configuration, Bool>) -> Setting {
        make(path, .scalar, target) { node, _ throws(YAMLError) in try node.bool(at: path) }
    }

    static func int(
        _ path: String, _ range: ClosedRange<Int64>, _ target: WritableKeyPath<Configuration, Int>
    ) -> Setting {
        make(path, .scalar, target) { node, _ throws(YAMLError) in Int(try node.int(in: range, at: path)) }
    }

    /// Seconds, also with a fraction.
    static func seconds(
        _ path: String, _ range: ClosedRange<Double>, _ target: WritableKeyPath<Configuration, Duration>
    ) -> Setting {
        make(path, .scalar, target) { node, _ throws(YAMLError) in .seconds(try node.double(in: range, at: path)) }
    }

    static func choice<Value>(
        _ path: String, _ choices: KeyValuePairs<String, Value>, _ target: WritableKeyPath<Configuration, Value>
    ) -> Setting {
        make(path, .scalar, target) { node, _ throws(YAMLError) in
            let name = try node.oneOf(choices.map(\.key), at: path)
            guard let choice = choices.first(where: { $0.key == name }) else {
                throw node.error("not one of the choices", at: path)
            }
            return choice.value
        }
    }

    /// A text that must be there. `check` tells what is wrong with one, nil if nothing is.
    static func text(
        _ path: String, _ target: WritableKeyPath<Configuration, String>, check: @escaping (String) -> String?
    ) -> Setting {
        make(path, .scalar, target) { node, _ throws(YAMLError) in
            let text = try node.string(at: path)
            if let complaint = TextRules.complaint(about: text) ?? check(text) {
                throw node.error(complaint, at: path)
            }
            return text
        }
    }

    /// A text that may be absent; an empty one is as absent.
    static func optionalText(
        _ path: String, _ target: WritableKeyPath<Configuration, String?>,
        check: @escaping (String) -> String? = { _ in nil }
    ) -> Setting {
        make(path, .scalar, target) { node, _ throws(YAMLError) in
            let text = try node.string(at: path)
            if text.isEmpty { return nil }
            if let complaint = TextRules.complaint(about: text) ?? check(text) {
                throw node.error(complaint, at: path)
            }
            return text
        }
    }

    static func secret(_ path: String, _ target: WritableKeyPath<Configuration, Secret?>) -> Setting {
        make(path, .secret, target) { node, _ throws(YAMLError) in
            let text = try node.string(at: path)
            guard text.utf8.count <= 65_535, !text.utf8.contains(0) else {
                throw node.error("must have at most 65535 bytes and no U+0000", at: path)
            }
            return text.isEmpty ? nil : Secret(text)
        }
    }

    /// The path of a file that must be there.
    static func file(_ path: String, _ target: WritableKeyPath<Configuration, String>) -> Setting {
        make(path, .scalar, target) { node, context throws(YAMLError) in
            let text = try node.string(at: path)
            if let complaint = TextRules.complaint(about: text) { throw node.error(complaint, at: path) }
            guard !text.isEmpty else { throw node.error("expected the path of a file, found an empty text", at: path) }
            return context.resolve(text)
        }
    }

    /// The path of a file; an empty one is as absent.
    static func optionalFile(_ path: String, _ target: WritableKeyPath<Configuration, String?>) -> Setting {
        make(path, .scalar, target) { node, context throws(YAMLError) in
            let text = try node.string(at: path)
            if let complaint = TextRules.complaint(about: text) { throw node.error(complaint, at: path) }
            return text.isEmpty ? nil : context.resolve(text)
        }
    }

    /// A list of texts; `convert` checks and changes each.
    static func list(
        _ path: String, _ target: WritableKeyPath<Configuration, [String]>,
        _ convert: @escaping (String, Context) -> Result<String, Complaint> = { text, _ in .success(text) }
    ) -> Setting {
        make(path, .list, target) { node, context throws(YAMLError) in
            var texts: [String] = []
            for (index, element) in try node.elements(at: path).enumerated() {
                let place = "\(path)[\(index)]"
                let text = try element.string(at: place)
                if text.isEmpty { throw element.error("expected a text, found an empty one", at: place) }
                if let complaint = TextRules.complaint(about: text) { throw element.error(complaint, at: place) }
                switch convert(text, context) {
                case .success(let text): texts.append(text)
                case .failure(let complaint): throw element.error(complaint.text, at: place)
                }
            }
            return texts
        }
    }

    /// What is wrong with a text.
    struct Complaint: Error {
        let text: String
    }
}
