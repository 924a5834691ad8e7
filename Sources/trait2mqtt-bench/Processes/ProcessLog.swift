import EventLoop
import Glibc

/// The lines that a child writes, with the time at which each came.
@LoopActor
final class ProcessLog {
    struct Line: Sendable {
        var text: String
        /// On the monotonic clock, in nanoseconds.
        var time: UInt64
    }

    private static let mostLines = 1000

    private let descriptor: Int32
    private var watch: FileWatch?
    private var partial: [UInt8] = []
    private(set) var lines: [Line] = []

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        watch = try? EventLoop.shared.watch(descriptor, .readable) { [weak self] _ in self?.read() }
    }

    private func read() {
        let time = BareClient.now
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count > 0 else {
                if count == 0 { close() }
                return
            }
            for byte in buffer[..<count] {
                guard byte == UInt8(ascii: "\n") else {
                    partial.append(byte)
                    continue
                }
                if lines.count < Self.mostLines {
                    lines.append(Line(text: String(decoding: partial, as: UTF8.self), time: time))
                }
                partial = []
            }
        }
    }

    func close() {
        guard let watch else { return }
        watch.cancel()
        self.watch = nil
        Glibc.close(descriptor)
    }

    /// When the first line with this text came.
    func time(of text: String) -> UInt64? {
        lines.first { $0.text.contains(text) }?.time
    }

    /// The last lines, to be shown when something went wrong.
    var tail: String {
        lines.suffix(5).map(\.text).joined(separator: "\n    ")
    }
}
