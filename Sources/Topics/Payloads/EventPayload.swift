public import HomeModel
public import JSON

/// Payload of an event topic: the event's fields, `_time` (ISO 8601, UTC), `_number`, and `_event`, its name, for those
/// who listen to several with one filter.
public enum EventPayload {
    public static func write(_ report: EventReport, into writer: inout JSONWriter) {
        writer.beginObject()
        writer.fields(report.fields, as: report.trait.events[report.event].fields)
        writer.key("_time")
        writer.string(Time.iso8601(milliseconds: report.time))
        writer.key("_number")
        writer.uint64(report.number)
        writer.key("_event")
        writer.string(report.trait.events[report.event].name)
        writer.endObject()
    }
}
