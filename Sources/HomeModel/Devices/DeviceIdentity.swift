/// Who made a device (Matter "Basic Information"). `.absent`: the device does not have the fact; `.unknown`: not read yet.
public struct DeviceIdentity: Sendable, Hashable {
    public enum Fact<Wrapped: Sendable & Hashable>: Sendable, Hashable {
        case absent
        case unknown
        case known(Wrapped)

        public var value: Wrapped? {
            if case .known(let value) = self { value } else { nil }
        }
    }

    public var vendorName: Fact<String> = .absent
    public var vendorID: Fact<UInt16> = .absent
    public var productName: Fact<String> = .absent
    public var productID: Fact<UInt16> = .absent
    public var serialNumber: Fact<String> = .absent
    public var uniqueID: Fact<String> = .absent
    public var hardwareVersion: Fact<String> = .absent
    public var softwareVersion: Fact<String> = .absent

    public init() {}
}
