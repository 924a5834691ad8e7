import HomeModel
import JSON

/// Who made a device, out of its (bridged device) basic information.
struct IdentityFacts {
    private let cluster: NodeDump.Cluster
    private let listed: Set<UInt64>
    private let isBridged: Bool

    init(_ cluster: NodeDump.Cluster, isBridged: Bool) {
        self.cluster = cluster
        self.isBridged = isBridged
        listed = Set((cluster[MatterNumbers.attributeList]?.arrayValue ?? []).compactMap(\.uintValue))
    }

    /// What people called the device; nil where they did not.
    var label: String? {
        cluster[MatterNumbers.nodeLabel]?.stringValue.map(PaddedText.trimmed)
            .flatMap { ObjectName.isBlank($0) ? nil : $0 }
    }

    var identity: DeviceIdentity {
        var identity = DeviceIdentity()
        identity.vendorName = text(MatterNumbers.vendorName)
        identity.vendorID = number(MatterNumbers.vendorID)
        identity.productName = text(MatterNumbers.productName)
        identity.productID = number(isBridged ? MatterNumbers.bridgedProductID : MatterNumbers.productID)
        identity.serialNumber = text(MatterNumbers.serialNumber)
        identity.uniqueID = text(MatterNumbers.uniqueID)
        identity.hardwareVersion = version(MatterNumbers.hardwareVersionString, MatterNumbers.hardwareVersion)
        identity.softwareVersion = version(MatterNumbers.softwareVersionString, MatterNumbers.softwareVersion)
        return identity
    }

    /// An empty text is how devices say that they have none.
    private func text(_ attribute: UInt32) -> DeviceIdentity.Fact<String> {
        guard let text = cluster[attribute]?.stringValue.map(PaddedText.trimmed) else { return missing(attribute) }
        return ObjectName.isBlank(text) ? .absent : .known(text)
    }

    private func number(_ attribute: UInt32) -> DeviceIdentity.Fact<UInt16> {
        guard let number = cluster[attribute]?.uintValue.flatMap({ UInt16(exactly: $0) }) else {
            return missing(attribute)
        }
        return .known(number)
    }

    /// The text, else the number.
    private func version(_ text: UInt32, _ number: UInt32) -> DeviceIdentity.Fact<String> {
        let fact = self.text(text)
        if case .known = fact { return fact }
        return cluster[number]?.uintValue.map { .known(String($0)) } ?? fact
    }

    private func missing<Wrapped>(_ attribute: UInt32) -> DeviceIdentity.Fact<Wrapped> {
        cluster[attribute] != nil || listed.contains(UInt64(attribute)) ? .unknown : .absent
    }
}
