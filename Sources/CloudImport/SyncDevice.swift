import HomeModel
import JSON

/// A device as a SYNC answer describes it.
struct SyncDevice {
    /// Where it stands in the document.
    var path: String
    var id: String
    /// What follows `action.devices.types.`.
    var type: String
    /// What follows `action.devices.traits.`, each once.
    var traits: [String]
    var name: String
    var structure: String?
    var room: String?
    var attributes: JSONObject
    var identity: DeviceIdentity
}
