import Synchronization

/// A number that several threads add to.
final class Count: Sendable {
    private let total = Atomic<Int>(0)

    func add() { total.add(1, ordering: .relaxed) }

    var value: Int { total.load(ordering: .relaxed) }
}

/// A list that several threads append to.
final class Order: Sendable {
    private let list = Mutex<[Int]>([])

    func append(_ value: Int) { list.withLock { $0.append(value) } }

    var values: [Int] { list.withLock { $0 } }
}
