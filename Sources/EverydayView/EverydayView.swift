public import HomeModel
public import JSON

public enum EverydayView {
    public static func keys(of device: Device) -> [String] { [] }
    public static func write(_ device: Device, partName: (EndpointID) -> String, into: inout JSONWriter) -> Bool {
        false
    }
    public static func plan(_ object: JSONObject, for device: Device, partName: (EndpointID) -> String)
        throws(CommandFailure) -> EverydayPlan
    { EverydayPlan(steps: [], coverage: [], isSuperseding: false) }
    public static func depends(on trait: TraitDefinition, attributes changed: [Int]) -> Bool { false }
}
public struct EverydayPlan: Sendable {
    public var steps: [ActionStep]
    public var coverage: Set<AttributePath>
    public var isSuperseding: Bool
}
