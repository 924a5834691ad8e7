public import EventLoop
public import HomeModel

/// Keeps which id each device of a Matter backend has. What is written survives kill -9.
@LoopActor
public protocol DeviceMemory: AnyObject {
    /// From the oldest to the youngest.
    func load() throws -> [DeviceRecord]
    /// Adds records, or replaces those of the same devices.
    func put(_ records: [DeviceRecord]) throws
    func remove(_ devices: [DeviceID]) throws
}
