import EventLoop

/// Subscriptions and their answers.
extension Connection {
    /// Subscribes to everything configured; when all is answered the connection is ready.
    func subscribeToAll() {
        for subscription in subscriptions { subscribe(toConfigured: subscription) }
        becomeReadyIfAnswered()
    }

    private func subscribe(toConfigured subscription: Subscription) {
        do {
            try request(.configured(subscription), client.subscribe(subscription))
        } catch {
            pendingEnding = Ending(kind: .lost, text: "cannot subscribe to \(subscription.filter): \(error)")
        }
    }

    func subscribe(
        _ subscription: Subscription, completion: @escaping @LoopActor (SubscribeOutcome) -> Void
    ) throws(MQTTError) {
        guard phase == .ready, pendingEnding == nil else { throw .notConnected }
        try request(.subscribed(completion), client.subscribe(subscription))
    }

    func unsubscribe(_ filter: TopicFilter, completion: @escaping @LoopActor () -> Void) throws(MQTTError) {
        guard phase == .ready, pendingEnding == nil else { throw .notConnected }
        try request(.unsubscribed(completion), client.unsubscribe(filter))
    }

    private func request(_ completion: Request.Completion, _ packet: UInt16) {
        used(packet)
        requests[packet] = Request(completion: completion, tick: tick)
    }

    /// The broker answered SUBSCRIBE or UNSUBSCRIBE.
    func didAnswer(_ packet: UInt16, code: UInt8) {
        guard let request = requests.removeValue(forKey: packet) else { return }
        let outcome: SubscribeOutcome =
            if code >= 128 {
                .refused(code: code, text: MosquittoLibrary.reasonText(code))
            } else {
                .granted(QoS(rawValue: code) ?? .atLeastOnce)
            }
        switch request.completion {
        case .configured(let subscription): didAnswer(subscription, outcome)
        case .subscribed(let completion): completion(outcome)
        case .unsubscribed(let completion): completion()
        }
    }

    private func didAnswer(_ subscription: Subscription, _ outcome: SubscribeOutcome) {
        let isKnown = info.failedSubscriptions.contains { $0.filter == subscription.filter }
        info.failedSubscriptions.removeAll { $0.filter == subscription.filter }
        if case .refused(let code, let text) = outcome {
            info.failedSubscriptions.append(.init(filter: subscription.filter, code: code, text: text))
            refusedSubscriptions.append(subscription)
            if !isKnown { engine.connection(self, wasRefused: subscription, text: text) }
        }
        becomeReadyIfAnswered()
    }

    private func becomeReadyIfAnswered() {
        guard phase == .subscribing, requests.isEmpty, pendingEnding == nil else { return }
        phase = .ready
        engine.connectionIsReady(self)
        deliverEarlyMessages()
    }

    /// About once a minute: an administrator may have mended the broker's rules.
    func retryRefusedSubscriptions() {
        guard phase == .ready, tick % 60 == 0, !refusedSubscriptions.isEmpty else { return }
        let subscriptions = refusedSubscriptions
        refusedSubscriptions = []
        for subscription in subscriptions { subscribe(toConfigured: subscription) }
    }
}
