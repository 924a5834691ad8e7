import HomeModel
import HomeTraits

/// ObjectDetection of Google's own trait: notifications only.
struct ObjectDetectionOfGoogle: CloudTrait {
    static let name = GoogleTrait.objectDetection

    init?(_ part: CloudPart) {
        guard part.state(of: GoogleObjectDetection.self) != nil else { return nil }
    }
}
