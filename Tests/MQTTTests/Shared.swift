import EventLoop
import Glibc
import MQTT
import Synchronization
import TestSupport

/// The packets that a fake broker got.
final class PacketLog: Sendable {
    private let list = Mutex<[MQTTPacket]>([])

    func append(_ packet: MQTTPacket) { list.withLock { $0.append(packet) } }

    var packets: [MQTTPacket] { list.withLock { $0 } }
}

/// How much memory the process uses.
func residentBytes() -> Int {
    let descriptor = open("/proc/self/statm", O_RDONLY)
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 128)
    let count = max(0, read(descriptor, &buffer, buffer.count))
    let fields = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4096
}

/// How many descriptors the process has open.
func openDescriptors() -> Int {
    guard let directory = opendir("/proc/self/fd") else { return 0 }
    defer { closedir(directory) }
    var count = 0
    while readdir(directory) != nil { count += 1 }
    return count
}

/// The processor time the loop's thread has used.
@LoopActor
func loopProcessorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
