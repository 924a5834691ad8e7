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
        /// Kept from one device to the next.
        public var lists: ShapeLists

        public init(
            structure: String, room: String?, groups: [DeviceGroup], everyday: [String],
            lists: ShapeLists = ShapeLists(), partName: @escaping (EndpointID) -> String
        ) {
            self.lists = lists
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
            self.part(part, parent: part.parent.map(context.partName), context.lists, into: &writer)
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

    private static func part(
        _ part: Device.Part, parent: String?, _ lists: ShapeLists, into writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("endpoint")
        writer.int64(Int64(part.endpoint))
        writer.key("types")
        writer.beginArray()
        for type in part.types {
            writer.beginObject()
            writer.member("name", type.name)
            writer.key("id")
            if let identifier = type.identifier { writer.string(identifier) } else { writer.uint64(UInt64(type.id)) }
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
            self.trait(trait.state, lists.lists(of: trait.state.shape), into: &writer)
        }
        writer.endObject()
        writer.endObject()
    }

    private static func trait(_ state: TraitState, _ lists: ShapeLists.Lists, into writer: inout JSONWriter) {
        let shape = state.shape
        writer.beginObject()
        writer.key("features")
        writer.raw(lists.features)
        writer.key("attributes")
        writer.raw(lists.attributes)
        writer.key("commands")
        writer.raw(lists.commands)
        writer.key("events")
        writer.raw(lists.events)
        let ranges = lists.ranged.compactMap { index in
            Bounds(ofAttribute: index, in: state).map { (attribute: index, bounds: $0) }
        }
        if !ranges.isEmpty {
            writer.key("ranges")
            writer.beginObject()
            for (attribute, bounds) in ranges {
                writer.encodedKey(shape.definition.attributes[attribute].encodedKey)
                writer.value(bounds.json)
            }
            writer.endObject()
        }
        writer.endObject()
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
