public import HomeModel
import HomeTraits
public import JSON

/// An event of a device as Google's notification.
public struct CloudNotification {
    public let trait: GoogleTrait
    public let json: JSONObject

    /// The traits that can have some.
    static let traits: Set<GoogleTrait> = [.objectDetection, .runCycle]

    /// Nil for an event that Google has no notification for.
    public init?(_ event: EventReport) {
        if event.trait.is(GoogleObjectDetection.self), event.event == GoogleObjectDetection.ObjectsDetected.index,
            let detected = GoogleObjectDetection.ObjectsDetected(fields: event.fields)
        {
            self.init(detected)
        } else if event.trait.is(GoogleRunCycle.self), event.event == GoogleRunCycle.RunCycleEnded.index,
            let ended = GoogleRunCycle.RunCycleEnded(fields: event.fields)
        {
            self.init(ended)
        } else {
            return nil
        }
    }

    private init?(_ detected: GoogleObjectDetection.ObjectsDetected) {
        var objects = JSONObject()
        if let named = detected.named, !named.isEmpty {
            objects.append("named", .array(named.map { .string($0) }))
        }
        let counts = [
            ("familiar", detected.familiar), ("unfamiliar", detected.unfamiliar),
            ("unclassified", detected.unclassified),
        ]
        for (name, count) in counts {
            if let count { objects.append(name, JSON(Int64(count))) }
        }
        guard !objects.isEmpty else { return nil }
        trait = .objectDetection
        json = [
            GoogleTrait.objectDetection.rawValue: [
                "priority": 0, "detectionTimestamp": JSON(detected.detectionTimestamp), "objects": .object(objects),
            ]
        ]
    }

    private init(_ ended: GoogleRunCycle.RunCycleEnded) {
        trait = .runCycle
        let content: JSON =
            ended.status == .success
            ? [
                "priority": 0, "status": "SUCCESS",
                "currentCycleRemainingTime": JSON(Int64(ended.currentCycleRemainingTime ?? 0)),
            ]
            : [
                "priority": 0, "status": "FAILURE",
                "errorCode": .string(ended.errorCode ?? GoogleError.Code.deviceNotReady.rawValue),
            ]
        json = [GoogleTrait.runCycle.rawValue: content]
    }
}
