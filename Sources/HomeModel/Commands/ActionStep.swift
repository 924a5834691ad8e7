/// One action of several that together carry out a set, and the keys (attributes or everyday keys) that it carries out.
public struct ActionStep: Sendable {
    public var keys: [String]
    public var action: DeviceAction
    /// A command that somebody called, who reads its answer; else one by which a set is carried out, which fails where the answer says
    /// that the device did not do it.
    public var isCall: Bool

    public init(keys: [String], action: DeviceAction, isCall: Bool = false) {
        self.keys = keys
        self.action = action
        self.isCall = isCall
    }
}
