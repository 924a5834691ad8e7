import EventLoop

/// What the doctor says, printed as it comes.
@LoopActor
final class DoctorReport {
    private(set) var findings = 0
    private let write: (String) -> Void

    init(write: @escaping (String) -> Void = { Console.print($0) }) { self.write = write }

    func title(_ text: String) { write(text) }

    /// Something measured, with nothing wrong about it.
    func fact(_ name: String, _ value: String) {
        write("  \(name)\(String(repeating: " ", count: max(1, 24 - name.count)))\(value)")
    }

    /// Something to change, with how to.
    func finding(_ text: String, advice: [String] = []) {
        findings += 1
        write("! \(text)")
        for line in advice { write("    \(line)") }
    }

    func conclude() {
        switch findings {
        case 0: write("nothing to change")
        case 1: write("1 finding")
        default: write("\(findings) findings")
        }
    }
}
