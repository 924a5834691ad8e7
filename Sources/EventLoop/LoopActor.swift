/// The global actor of everything that runs on the product's one event loop thread.
///
/// The MQTT engine, the command router, the publisher and the embedded home are all isolated to it, so they call
/// each other synchronously and a message crosses threads at most once.
@globalActor
public actor LoopActor {
    public static let shared = LoopActor()

    nonisolated public var unownedExecutor: UnownedSerialExecutor {
        EventLoop.shared.asUnownedSerialExecutor()
    }

    /// Runs `body` synchronously as code of this actor.
    ///
    /// For callbacks that C code makes on the loop thread. Stops the program when the caller is on any other thread:
    /// that is a programming error, no input can cause it.
    nonisolated public static func assumeIsolated<Result>(
        _ body: @LoopActor () throws -> Result
    ) rethrows -> Result {
        typealias Isolated = @LoopActor () throws -> Result
        typealias Plain = () throws -> Result
        precondition(EventLoop.shared.isCurrentThread, "LoopActor code was entered from a thread other than the loop's")
        // The thread check above is what makes dropping the isolation from the type sound; the language has no
        // other spelling of this for global actors than the main one.
        return try withoutActuallyEscaping(body) { (body: @escaping Isolated) throws -> Result in
            try unsafeBitCast(body, to: Plain.self)()
        }
    }
}
