/// What a figure counts.
enum Unit: String, Sendable {
    case messagesPerSecond = "messages/s"
    case topicsPerSecond = "topics/s"
    case microseconds = "µs"
    case milliseconds = "ms"
    case seconds = "s"
    case megabytes = "MB"
    case kilobytes = "KB"
    case times = "×"
}
