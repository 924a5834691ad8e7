import EventLoop
import HomeModel
import JSON
import MatterBackend
import Storage
import Telemetry

/// Keeps the ids of a Matter backend's devices in the store.
@LoopActor
final class StoredMatterDevices: DeviceMemory {
    private let store: Store
    private let backend: String
    private let logger: Logger

    init(_ store: Store, backend: String, logger: Logger) {
        self.store = store
        self.backend = backend
        self.logger = logger
    }

    func load() throws -> [DeviceRecord] {
        try store.loadDevices(backend: backend).compactMap { stored in
            guard let json = try? JSON.parse(stored.definition), let node = json["node"]?.uintValue,
                let endpoint = json["endpoint"]?.uintValue.flatMap({ EndpointID(exactly: $0) })
            else {
                // Of an embedded backend that had this name, perhaps.
                logger.warning("what is stored of a Matter device is not readable", ["device": stored.device.rawValue])
                return nil
            }
            return DeviceRecord(
                device: stored.device, fabric: json["fabric"]?.uintValue, node: node, endpoint: endpoint,
                mark: json["mark"]?.stringValue)
        }
    }

    func put(_ records: [DeviceRecord]) throws {
        try store.putDevices(
            records.map { record in
                let json: JSON = [
                    "fabric": record.fabric.map { JSON($0) } ?? .null, "node": JSON(record.node),
                    "endpoint": JSON(UInt64(record.endpoint)), "mark": record.mark.map { .string($0) } ?? .null,
                ]
                return StoredDevice(device: record.device, definition: json.bytes)
            }, backend: backend)
    }

    func remove(_ devices: [DeviceID]) throws { try store.removeDevices(devices, backend: backend) }
}
