/// A Matter endpoint number: 0 is the node itself, the others carry its parts (Matter Core Specification, "Endpoint").
public typealias EndpointID = UInt16
