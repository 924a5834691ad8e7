/// One action of several that together carry out a set, and the keys (attributes or everyday keys) that it carries out.
public struct ActionStep: Sendable {
    public var keys: [String]
    public var action: DeviceAction

    public init(keys: [String], action: DeviceAction) {
        self.keys = keys
        self.action = action
    }
}
