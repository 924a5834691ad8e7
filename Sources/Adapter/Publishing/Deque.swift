/// A first-in, first-out queue whose memory is bounded by what it held at its fullest.
struct Deque<Element> {
    private var elements: [Element?] = []
    private var head = 0

    var count: Int { elements.count - head }
    var isEmpty: Bool { head == elements.count }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head]
        elements[head] = nil
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: elements.count <= 4096)
            head = 0
        } else if head >= 1024, head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    var first: Element? { head < elements.count ? elements[head] : nil }

    /// The next elements, without taking them.
    func prefix(_ length: Int) -> some Sequence<Element> {
        elements[head..<min(elements.count, head + length)].lazy.compactMap { $0 }
    }
}
