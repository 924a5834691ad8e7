import CloudToCloud
import EventLoop
import HomeModel
public import JSON

extension Adapter {
    /// Answers one of Google's cloud-to-cloud requests: the whole payload of a fulfilment call, in Google's format.
    ///
    /// What is no request is answered with Google's `protocolError`; nothing is thrown. A payload above 256 KiB is refused so.
    public func fulfil(_ request: [UInt8]) async -> [UInt8] {
        await withCheckedContinuation { continuation in
            cloud.answer(request) { continuation.resume(returning: $0) }
        }
    }
}

extension Adapter {
    /// The account of an adapter whose configuration names none: one that stays as long as the store.
    public static func defaultAgentUserID(store: String) -> String { CloudService.defaultAgentUserID(store: store) }

    /// SYNC's answer as a look at the home: nobody is told anything because of it.
    /// - Parameter structure: the id or topic of the only structure to look at.
    /// - Returns: nil when there is no such structure.
    public func syncAnswer(structure name: String?) -> JSON? {
        var structure: StructureID?
        if let name {
            guard let named = tree.structure(named: name) else { return nil }
            structure = named.id
        }
        let home = cloud.home
        return CloudAnswer.success(
            requestID: CloudRequests.ownRequestID, payload: home.sync(home.entries(of: structure)))
    }

    /// What Google would refuse or drop of the home, in sentences.
    public var cloudFindings: [String] { cloud.home.findings + cloud.unusedExclusions }

    /// How many devices Google sees.
    public var cloudDeviceCount: Int { cloud.home.entries().count }
}
