public import HomeModel

extension Store: CloudLinkStore {
    public func cloudLink() throws -> String? { try Facts(reader())[.cloudLink] }

    public func keepCloudLink(_ text: String?) throws {
        try write(.power) { connection throws(StoreError) in try Facts(connection).set(.cloudLink, text) }
    }
}
