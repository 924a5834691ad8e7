public import HomeModel

/// A part of a simulated device: what it is, and the values it has when it first comes up. A value that is missing is not known
/// until the device reports it.
public typealias PartDefinition = PartDescription
