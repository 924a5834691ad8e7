import JSON

/// One entity of a device, or one trigger.
struct Component {
    let platform: Platform
    /// Stays the same for ever: made of the endpoint and of what the entity is.
    let key: String
    /// Beside `platform` and `unique_id`.
    var fields: JSONObject
}
