import Glibc
import JSON

/// The computer that figures were taken on.
struct Machine: Sendable {
    var processor: String
    var cores: Int
    var kernel: String
    /// Load average of the last minute when the run began: figures of a busy machine are worth less.
    var load: Double

    static var current: Machine {
        let processor =
            FileText.read("/proc/cpuinfo")?.split(separator: "\n").first { $0.hasPrefix("model name") }?
            .split(separator: ":", maxSplits: 1).last.map { String($0.drop { $0 == " " }) }
        let kernel = FileText.read("/proc/sys/kernel/osrelease")?.split(separator: "\n").first.map(String.init)
        let load = FileText.read("/proc/loadavg")?.split(separator: " ").first.flatMap { Double($0) }
        return Machine(
            processor: processor ?? "unknown", cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)), kernel: kernel ?? "unknown",
            load: load ?? 0)
    }

    var json: JSON {
        [
            "processor": .string(processor), "cores": JSON(cores), "kernel": .string(kernel), "load": .number(load),
        ]
    }
}
