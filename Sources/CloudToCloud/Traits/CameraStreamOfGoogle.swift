import HomeModel
import HomeTraits
import JSON

/// CameraStream of Google's own trait.
struct CameraStreamOfGoogle: CloudTrait {
    static let name = GoogleTrait.cameraStream
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleCameraStream.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        state.members(
            GoogleCameraStream.cameraStreamSupportedProtocols, GoogleCameraStream.cameraStreamNeedAuthToken,
            words: .snake)
    }

    var commands: Set<GoogleCommand> { [.getCameraStream] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let names = try parameters.optionalTexts("SupportedStreamProtocols") ?? []
        let definition = GoogleCameraStream.ProtocolEnum.definition
        let protocols = names.compactMap { name in
            definition.value(spelt: name, .snake).flatMap {
                GoogleCameraStream.ProtocolEnum(value: .integer(Int64($0)))
            }
        }
        guard !protocols.isEmpty else { throw GoogleError(.valueOutOfRange) }
        var plan = CloudPlan(
            GoogleCameraStream.GetCameraStream(
                streamToChromecast: try parameters.bool("StreamToChromecast"), supportedStreamProtocols: protocols),
            on: part)
        // The device's answer has Google's names; only the protocols are spelt otherwise.
        plan.results = { fields in
            var results = JSONObject()
            for (name, value) in fields where !value.isNull {
                let isProtocol = value.stringValue.flatMap(definition.value(named:)) != nil
                results.append(name, isProtocol ? .string(Spelling.snake(value.stringValue ?? "")) : value)
            }
            return results
        }
        return plan
    }
}
