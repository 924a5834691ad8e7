public import HomeModel
public import JSON

/// Payload of a device's `_meta`: what it is and what it supports (the contract's "`_meta` and what a trait is").
public enum DeviceMetaPayload {
    /// What the graph and the topic tree know of the device.
    public struct Context {
        public var structure: String
        public var room: String?
        public var groups: [DeviceGroup]
        /// Everyday keys that the device has.
        public var everyday: [String]
        public var partName: (EndpointID) -> String

        public init(
            structure: String, room: String?, groups: [DeviceGroup], everyday: [String],
            partName: @escaping (EndpointID) -> String
        ) {
            self.structure = structure
            self.room = room
            self.groups = groups
            self.everyday = everyday
            self.partName = partName
        }
    }

    public static func write(_ device: Device, _ context: Context, into writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", device.id.rawValue)
        writer.member("name", device.placement.name)
        writer.member("structure", context.structure)
        writer.key("room")
        if let room = context.room { writer.string(room) } else { writer.null() }
        writer.member("backend", device.backend)
        writer.member("transport", device.transport.rawValue)
        writer.key("identity")
        identity(device.identity, into: &writer)
        writer.key("groups")
        writer.strings(context.groups.map(\.name))
        writer.key("everyday")
        writer.strings(context.everyday)
        let undefined = device.parts.reduce(0) { $0 + $1.undefinedClusters.count }
        if undefined > 0 {
            writer.key("undefinedTraits")
            writer.int64(Int64(undefined))
        }
        writer.key("parts")
        writer.beginObject()
        for part in device.parts {
            writer.key(context.partName(part.endpoint))
            self.part(part, parent: part.parent.map(context.partName), into: &writer)
        }
        writer.endObject()
        writer.endObject()
    }

    private static func identity(_ identity: DeviceIdentity, into writer: inout JSONWriter) {
        func member<Wrapped>(_ key: String, _ fact: DeviceIdentity.Fact<Wrapped>, _ write: (Wrapped) -> Void) {
            switch fact {
            case .absent: return
            case .unknown:
                writer.key(key)
                writer.null()
            case .known(let value):
                writer.key(key)
                write(value)
            }
        }
        writer.beginObject()
        member("vendorName", identity.vendorName) { writer.string($0) }
        member("vendorID", identity.vendorID) { writer.uint64(UInt64($0)) }
        member("productName", identity.productName) { writer.string($0) }
        member("productID", identity.productID) { writer.uint64(UInt64($0)) }
        member("serialNumber", identity.serialNumber) { writer.string($0) }
        member("uniqueID", identity.uniqueID) { writer.string($0) }
        member("hardwareVersion", identity.hardwareVersion) { writer.string($0) }
        member("softwareVersion", identity.softwareVersion) { writer.string($0) }
        writer.endObject()
    }

    private static func part(_ part: Device.Part, parent: String?, into writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("endpoint")
        writer.int64(Int64(part.endpoint))
        writer.key("types")
        writer.beginArray()
        for type in part.types {
            writer.beginObject()
            writer.member("name", type.name)
            writer.key("id")
            writer.uint64(UInt64(type.id))
            writer.key("isPrimary")
            writer.bool(type.isPrimary)
            writer.endObject()
        }
        writer.endArray()
        writer.key("tags")
        writer.strings(part.tags.map(\.name))
        writer.key("parent")
        if let parent { writer.string(parent) } else { writer.null() }
        if !part.undefinedClusters.isEmpty {
            writer.key("undefinedTraits")
            writer.int64(Int64(part.undefinedClusters.count))
        }
        writer.key("traits")
        writer.beginObject()
        for trait in part.traits where trait.state.shape.definition.exposure != .hidden {
            writer.key(trait.state.shape.definition.name)
            self.trait(trait.state, into: &writer)
        }
        writer.endObject()
        writer.endObject()
    }

    private static func trait(_ state: TraitState, into writer: inout JSONWriter) {
        let shape = state.shape
        let definition = shape.definition
        writer.beginObject()
        writer.key("features")
        writer.strings(shape.featureNames)
        writer.key("attributes")
        writer.strings(
            definition.exposure == .full ? shape.attributes.map { definition.attributes[$0].name } : [])
        writer.key("commands")
        writer.strings(shape.commands.map { definition.commands[$0].name })
        writer.key("events")
        writer.strings(shape.events.map { definition.events[$0].name })
        let ranges = self.ranges(of: state)
        if !ranges.isEmpty {
            writer.key("ranges")
            writer.beginObject()
            for (name, bounds) in ranges {
                writer.key(name)
                writer.value(bounds.json)
            }
            writer.endObject()
        }
        writer.endObject()
    }

    /// The ranges that depend on what this device reports of itself.
    private static func ranges(of state: TraitState) -> [(name: String, bounds: Bounds)] {
        state.shape.attributes.compactMap { index in
            let attribute = state.shape.definition.attributes[index]
            guard let range = attribute.range, range.dependsOnAttributes else { return nil }
            let lookup: (String) -> Value? = { name in
                guard let source = state.shape.definition.attributeIndex(named: name),
                    state.shape.definition.rangeSources.contains(source)
                else { return nil }
                return state[attribute: source]
            }
            let bounds = Bounds(minimum: range.minimum?.value(lookup), maximum: range.maximum?.value(lookup))
            return bounds.minimum == nil && bounds.maximum == nil ? nil : (attribute.name, bounds)
        }
    }
}

extension JSONWriter {
    mutating func member(_ name: String, _ text: String) {
        key(name)
        string(text)
    }

    mutating func strings(_ texts: [String]) {
        beginArray()
        for text in texts { string(text) }
        endArray()
    }
}
