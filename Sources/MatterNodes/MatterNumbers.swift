/// Numbers of the clusters and attributes that say how a node is built (Matter Core Specification, "Service and Device
/// Management", "Data Model").
public enum MatterNumbers {
    public static let descriptor: UInt32 = 0x001D
    public static let deviceTypeList: UInt32 = 0
    public static let partsList: UInt32 = 3
    public static let tagList: UInt32 = 4

    public static let fixedLabel: UInt32 = 0x0040
    public static let userLabel: UInt32 = 0x0041
    public static let labelList: UInt32 = 0

    public static let powerSource: UInt32 = 0x002F

    /// BasicInformation; BridgedDeviceBasicInformation has the same facts under the same numbers, but its product id.
    public static let basicInformation: UInt32 = 0x0028
    public static let bridgedDeviceBasicInformation: UInt32 = 0x0039
    public static let vendorName: UInt32 = 1
    public static let vendorID: UInt32 = 2
    public static let productName: UInt32 = 3
    public static let productID: UInt32 = 4
    public static let bridgedProductID: UInt32 = 20
    public static let nodeLabel: UInt32 = 5
    public static let hardwareVersion: UInt32 = 7
    public static let hardwareVersionString: UInt32 = 8
    public static let softwareVersion: UInt32 = 9
    public static let softwareVersionString: UInt32 = 10
    public static let serialNumber: UInt32 = 15
    public static let reachable: UInt32 = 17
    public static let uniqueID: UInt32 = 18

    // Attributes that every cluster has.
    public static let acceptedCommandList: UInt32 = 0xFFF9
    public static let eventList: UInt32 = 0xFFFA
    public static let attributeList: UInt32 = 0xFFFB
    public static let featureMap: UInt32 = 0xFFFC

    /// Attributes that every cluster has say how it is built, not how it is.
    public static func isGlobal(_ attribute: UInt32) -> Bool { (0xF000...0xFFFF).contains(attribute) }

    /// Whether a change of an attribute changes what a device is, not how it is: its types, parts, lists and who made it.
    public static func tellsStructure(_ cluster: UInt32, _ attribute: UInt32) -> Bool {
        if [attributeList, acceptedCommandList, featureMap].contains(attribute) { return true }
        return switch cluster {
        case descriptor: [deviceTypeList, partsList, tagList].contains(attribute)
        case basicInformation, bridgedDeviceBasicInformation:
            [
                vendorName, vendorID, productName, productID, bridgedProductID, hardwareVersion, hardwareVersionString,
                softwareVersion, softwareVersionString, serialNumber, uniqueID,
            ].contains(attribute)
        default: false
        }
    }

    /// Clusters for the running of a node, which mean nothing to its user; that no definition knows them is no loss.
    public static func isLowLevel(_ cluster: UInt32) -> Bool {
        switch cluster {
        case 0x0003, 0x0004, 0x0005, 0x001D...0x001F, 0x0025, 0x0028...0x002E, 0x0030...0x0039, 0x003C...0x0042, 0x0046,
            0x0062, 0x0453, 0x0750...0x0753, 0x0801, 0x0802:
            true
        default: false
        }
    }
}
