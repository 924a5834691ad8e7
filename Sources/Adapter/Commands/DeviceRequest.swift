import HomeModel
import JSON

/// What one device is asked to do, checked as a whole.
struct DeviceRequest {
    enum Work {
        case steps([ActionStep])
        /// Planned again when its turn comes, since commands before it may change what its keys mean. `part`: the only part
        /// that it is for, as a member of a set for several. `steps`: as it was planned when it came.
        case everyday(JSONObject, part: EndpointID?, steps: [ActionStep])
    }

    var device: Device
    var work: Work
    /// How long it may take, where the sender said.
    var timeout: Duration?
    /// The attributes that a set decides; empty for calls.
    var coverage: Set<AttributePath>
    /// Sets may be superseded by newer ones while they wait; calls, toggles and steps never.
    var isSuperseding: Bool
    /// What the guard lets it do; nil: everything.
    var clearance: Clearance?

    /// The steps as they were planned when it came.
    var steps: [ActionStep] {
        switch work {
        case .steps(let steps), .everyday(_, _, let steps): steps
        }
    }
}
