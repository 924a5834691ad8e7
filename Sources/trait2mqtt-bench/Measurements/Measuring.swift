/// What all measurements share: the program, the length of the run, brokers and homes.
final class Measuring {
    let program: String
    let isShort: Bool
    let directory: WorkDirectory
    let stock: HomeStock
    private let wantedRounds: Int?

    init(program: String, options: BenchOptions, directory: WorkDirectory) {
        self.program = program
        self.directory = directory
        isShort = options.isShort
        wantedRounds = options.rounds
        stock = HomeStock(program: program, directory: directory)
    }

    /// Pairs of runs, as the command line wants or as fits.
    func rounds(_ full: Int, short: Int) -> Int { wantedRounds ?? (isShort ? short : full) }

    /// Base topics of equal length, so that topics of both sides have equal size.
    static let productBase = "bench-p"
    static let bareBase = "bench-b"

    /// A message of the product as the bare client's own.
    static func rebased(_ message: MessageList.Message) -> MessageList.Message {
        var message = message
        message.topic = bareBase + message.topic.dropFirst(productBase.count)
        return message
    }
}
