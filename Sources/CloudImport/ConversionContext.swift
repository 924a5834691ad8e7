/// What a conversion of one trait may look at.
struct ConversionContext {
    /// Google's device type, what follows `action.devices.types.`.
    let type: String
    let attributes: SyncAttributes
    let notes: SyncNotes
    /// Where the device's traits stand in the document.
    let path: String
}
