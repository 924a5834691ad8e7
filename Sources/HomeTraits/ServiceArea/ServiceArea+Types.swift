// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ServiceArea {
    /// OperationalStatusEnum
    public enum OperationalStatus: UInt8, ValueConvertible, CaseIterable {
        case pending = 0
        case operating = 1
        case skipped = 2
        case completed = 3

        public static let definition = EnumDefinition(
            name: "OperationalStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "pending"),
                EnumDefinition.Member(value: 1, name: "operating"),
                EnumDefinition.Member(value: 2, name: "skipped"),
                EnumDefinition.Member(value: 3, name: "completed"),
            ])
    }

    /// SelectAreasStatus
    public enum SelectAreasStatus: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case unsupportedArea = 1
        case invalidInMode = 2
        case invalidSet = 3

        public static let definition = EnumDefinition(
            name: "SelectAreasStatus",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "unsupportedArea"),
                EnumDefinition.Member(value: 2, name: "invalidInMode"),
                EnumDefinition.Member(value: 3, name: "invalidSet"),
            ])
    }

    /// SkipAreaStatus
    public enum SkipAreaStatus: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case invalidAreaList = 1
        case invalidInMode = 2
        case invalidSkippedArea = 3

        public static let definition = EnumDefinition(
            name: "SkipAreaStatus",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "invalidAreaList"),
                EnumDefinition.Member(value: 2, name: "invalidInMode"),
                EnumDefinition.Member(value: 3, name: "invalidSkippedArea"),
            ])
    }

    /// LandmarkInfoStruct
    public struct LandmarkInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "LandmarkInfoStruct",
            fields: [
                FieldDefinition(name: "landmarkTag", id: 0, type: .unsigned(bits: 8)),
                FieldDefinition(name: "relativePositionTag", id: 1, type: .unsigned(bits: 8), isNullable: true),
            ])

        public var landmarkTag: UInt8
        public var relativePositionTag: UInt8?

        public init(landmarkTag: UInt8, relativePositionTag: UInt8?) {
            self.landmarkTag = landmarkTag
            self.relativePositionTag = relativePositionTag
        }

        public init?(fields: [Value?]) {
            guard
                let landmarkTag: UInt8 = fields.required(at: 0),
                let relativePositionTag: UInt8? = fields.required(at: 1)
            else { return nil }
            self.landmarkTag = landmarkTag
            self.relativePositionTag = relativePositionTag
        }

        public var fields: [Value?] { [landmarkTag.value, relativePositionTag.value] }
    }

    /// AreaInfoStruct
    public struct AreaInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AreaInfoStruct",
            fields: [
                FieldDefinition(
                    name: "locationInfo", id: 0, type: .structure(LocationDescriptor.definition), isNullable: true),
                FieldDefinition(
                    name: "landmarkInfo", id: 1, type: .structure(LandmarkInfo.definition), isNullable: true),
            ])

        public var locationInfo: LocationDescriptor?
        public var landmarkInfo: LandmarkInfo?

        public init(locationInfo: LocationDescriptor?, landmarkInfo: LandmarkInfo?) {
            self.locationInfo = locationInfo
            self.landmarkInfo = landmarkInfo
        }

        public init?(fields: [Value?]) {
            guard
                let locationInfo: LocationDescriptor? = fields.required(at: 0),
                let landmarkInfo: LandmarkInfo? = fields.required(at: 1)
            else { return nil }
            self.locationInfo = locationInfo
            self.landmarkInfo = landmarkInfo
        }

        public var fields: [Value?] { [locationInfo.value, landmarkInfo.value] }
    }

    /// MapStruct
    public struct Map: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "MapStruct",
            fields: [
                FieldDefinition(name: "mapId", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(
                    name: "name", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(64)))),
            ])

        public var mapId: UInt32
        public var name: String

        public init(mapId: UInt32, name: String) {
            self.mapId = mapId
            self.name = name
        }

        public init?(fields: [Value?]) {
            guard
                let mapId: UInt32 = fields.required(at: 0),
                let name: String = fields.required(at: 1)
            else { return nil }
            self.mapId = mapId
            self.name = name
        }

        public var fields: [Value?] { [mapId.value, name.value] }
    }

    /// AreaStruct
    public struct Area: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AreaStruct",
            fields: [
                FieldDefinition(name: "areaId", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(name: "mapId", id: 1, type: .unsigned(bits: 32), isNullable: true),
                FieldDefinition(name: "areaInfo", id: 2, type: .structure(AreaInfo.definition)),
            ])

        public var areaId: UInt32
        public var mapId: UInt32?
        public var areaInfo: AreaInfo

        public init(areaId: UInt32, mapId: UInt32?, areaInfo: AreaInfo) {
            self.areaId = areaId
            self.mapId = mapId
            self.areaInfo = areaInfo
        }

        public init?(fields: [Value?]) {
            guard
                let areaId: UInt32 = fields.required(at: 0),
                let mapId: UInt32? = fields.required(at: 1),
                let areaInfo: AreaInfo = fields.required(at: 2)
            else { return nil }
            self.areaId = areaId
            self.mapId = mapId
            self.areaInfo = areaInfo
        }

        public var fields: [Value?] { [areaId.value, mapId.value, areaInfo.value] }
    }

    /// ProgressStruct
    public struct Progress: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ProgressStruct",
            fields: [
                FieldDefinition(name: "areaId", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(name: "status", id: 1, type: .enumeration(OperationalStatus.definition)),
                FieldDefinition(
                    name: "totalOperationalTime", id: 2, type: .unsigned(bits: 32), unit: "s", isNullable: true,
                    isOptional: true),
                FieldDefinition(
                    name: "estimatedTime", id: 3, type: .unsigned(bits: 32), unit: "s", isNullable: true,
                    isOptional: true),
            ])

        public var areaId: UInt32
        public var status: OperationalStatus
        /// In s.
        public var totalOperationalTime: UInt32??
        /// In s.
        public var estimatedTime: UInt32??

        public init(
            areaId: UInt32, status: OperationalStatus, totalOperationalTime: UInt32?? = nil,
            estimatedTime: UInt32?? = nil
        ) {
            self.areaId = areaId
            self.status = status
            self.totalOperationalTime = totalOperationalTime
            self.estimatedTime = estimatedTime
        }

        public init?(fields: [Value?]) {
            guard
                let areaId: UInt32 = fields.required(at: 0),
                let status: OperationalStatus = fields.required(at: 1),
                let totalOperationalTime: UInt32?? = fields.optional(at: 2),
                let estimatedTime: UInt32?? = fields.optional(at: 3)
            else { return nil }
            self.areaId = areaId
            self.status = status
            self.totalOperationalTime = totalOperationalTime
            self.estimatedTime = estimatedTime
        }

        public var fields: [Value?] { [areaId.value, status.value, totalOperationalTime?.value, estimatedTime?.value] }
    }

    /// LocationDescriptorStruct
    public struct LocationDescriptor: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "LocationDescriptorStruct",
            fields: [
                FieldDefinition(
                    name: "locationName", id: 0, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(128)))),
                FieldDefinition(name: "floorNumber", id: 1, type: .signed(bits: 16), isNullable: true),
                FieldDefinition(name: "areaType", id: 2, type: .unsigned(bits: 8), isNullable: true),
            ])

        public var locationName: String
        public var floorNumber: Int16?
        public var areaType: UInt8?

        public init(locationName: String, floorNumber: Int16?, areaType: UInt8?) {
            self.locationName = locationName
            self.floorNumber = floorNumber
            self.areaType = areaType
        }

        public init?(fields: [Value?]) {
            guard
                let locationName: String = fields.required(at: 0),
                let floorNumber: Int16? = fields.required(at: 1),
                let areaType: UInt8? = fields.required(at: 2)
            else { return nil }
            self.locationName = locationName
            self.floorNumber = floorNumber
            self.areaType = areaType
        }

        public var fields: [Value?] { [locationName.value, floorNumber.value, areaType.value] }
    }
}
