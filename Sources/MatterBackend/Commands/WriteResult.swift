import HomeModel
import JSON

/// The result of a write, which the server calls a success even where the device refused it: a list of statuses.
enum WriteResult {
    /// Why the device refused; nil when it did not. Null is what simulated nodes of a server answer.
    static func failure(in json: JSON) -> CommandFailure? {
        for entry in json.arrayValue ?? [json] {
            guard let number = (entry["Status"] ?? entry["status"])?.uintValue, number != 0 else { continue }
            guard let status = UInt8(exactly: number).flatMap(MatterStatus.init(rawValue:)) else {
                return CommandFailure(.unknown, "the device refused the value with the status \(number)")
            }
            return CommandFailure(status: status, "the device refused the value")
        }
        return nil
    }
}
