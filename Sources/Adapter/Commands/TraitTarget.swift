import HomeModel

/// A trait of one part of a device, as a command addresses it.
struct TraitTarget {
    let device: Device
    let endpoint: EndpointID
    let state: TraitState

    var shape: TraitShape { state.shape }
    var definition: TraitDefinition { state.shape.definition }

    func has(attribute name: String) -> Bool { shape.position(ofAttributeNamed: name) != nil }
}
