import CBareClient

/// A thread in C that answers commands with recorded messages.
final class BareEcho {
    private var handle: OpaquePointer?
    private let commands: MessageList
    private let answers: MessageList
    private let bounds: UnsafeMutableBufferPointer<Int>

    /// - Parameter answers: to each command, for its first occurrence and its second and so on, going round.
    init(port: Int, filter: String, commands: MessageList, answers: [[[MessageList.Message]]], qos: Int)
        throws(BenchError)
    {
        let variants = answers.first?.count ?? 0
        guard variants > 0, answers.count == commands.count, answers.allSatisfy({ $0.count == variants }) else {
            throw BenchError("there is not the same number of answers to each command")
        }
        self.commands = commands
        let list = MessageList()
        var ends = [0]
        for variant in answers.joined() {
            for message in variant { list.add(message) }
            ends.append(list.count)
        }
        self.answers = list
        bounds = .allocate(capacity: ends.count)
        _ = bounds.initialize(from: ends)
        var error: Int32 = 0
        handle = bare_echo_start(
            Int32(port), "bench-echo", filter, commands.handle, list.handle, bounds.baseAddress, variants, Int32(qos),
            &error)
        guard handle != nil else {
            throw BenchError("the bare echo cannot start: \(String(cString: bare_error_text(error)))")
        }
    }

    deinit {
        if let handle { _ = bare_echo_stop(handle) }
        bounds.deallocate()
    }

    /// Ends the thread.
    /// - Throws: when it had trouble.
    func stop() throws(BenchError) {
        guard let handle else { return }
        self.handle = nil
        let code = bare_echo_stop(handle)
        if code != 0 { throw BenchError("the bare echo: \(String(cString: bare_error_text(code)))") }
    }
}
