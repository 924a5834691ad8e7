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

    /// AreaTypeTag; vendors add members of their own.
    public struct AreaTypeTag: RawRepresentable, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var aisle: AreaTypeTag { AreaTypeTag(rawValue: 0) }
        public static var attic: AreaTypeTag { AreaTypeTag(rawValue: 1) }
        public static var backDoor: AreaTypeTag { AreaTypeTag(rawValue: 2) }
        public static var backYard: AreaTypeTag { AreaTypeTag(rawValue: 3) }
        public static var balcony: AreaTypeTag { AreaTypeTag(rawValue: 4) }
        public static var ballroom: AreaTypeTag { AreaTypeTag(rawValue: 5) }
        public static var bathroom: AreaTypeTag { AreaTypeTag(rawValue: 6) }
        public static var bedroom: AreaTypeTag { AreaTypeTag(rawValue: 7) }
        public static var border: AreaTypeTag { AreaTypeTag(rawValue: 8) }
        public static var boxroom: AreaTypeTag { AreaTypeTag(rawValue: 9) }
        public static var breakfastRoom: AreaTypeTag { AreaTypeTag(rawValue: 10) }
        public static var carport: AreaTypeTag { AreaTypeTag(rawValue: 11) }
        public static var cellar: AreaTypeTag { AreaTypeTag(rawValue: 12) }
        public static var cloakroom: AreaTypeTag { AreaTypeTag(rawValue: 13) }
        public static var closet: AreaTypeTag { AreaTypeTag(rawValue: 14) }
        public static var conservatory: AreaTypeTag { AreaTypeTag(rawValue: 15) }
        public static var corridor: AreaTypeTag { AreaTypeTag(rawValue: 16) }
        public static var craftRoom: AreaTypeTag { AreaTypeTag(rawValue: 17) }
        public static var cupboard: AreaTypeTag { AreaTypeTag(rawValue: 18) }
        public static var deck: AreaTypeTag { AreaTypeTag(rawValue: 19) }
        public static var den: AreaTypeTag { AreaTypeTag(rawValue: 20) }
        public static var dining: AreaTypeTag { AreaTypeTag(rawValue: 21) }
        public static var drawingRoom: AreaTypeTag { AreaTypeTag(rawValue: 22) }
        public static var dressingRoom: AreaTypeTag { AreaTypeTag(rawValue: 23) }
        public static var driveway: AreaTypeTag { AreaTypeTag(rawValue: 24) }
        public static var elevator: AreaTypeTag { AreaTypeTag(rawValue: 25) }
        public static var ensuite: AreaTypeTag { AreaTypeTag(rawValue: 26) }
        public static var entrance: AreaTypeTag { AreaTypeTag(rawValue: 27) }
        public static var entryway: AreaTypeTag { AreaTypeTag(rawValue: 28) }
        public static var familyRoom: AreaTypeTag { AreaTypeTag(rawValue: 29) }
        public static var foyer: AreaTypeTag { AreaTypeTag(rawValue: 30) }
        public static var frontDoor: AreaTypeTag { AreaTypeTag(rawValue: 31) }
        public static var frontYard: AreaTypeTag { AreaTypeTag(rawValue: 32) }
        public static var gameRoom: AreaTypeTag { AreaTypeTag(rawValue: 33) }
        public static var garage: AreaTypeTag { AreaTypeTag(rawValue: 34) }
        public static var garageDoor: AreaTypeTag { AreaTypeTag(rawValue: 35) }
        public static var garden: AreaTypeTag { AreaTypeTag(rawValue: 36) }
        public static var gardenDoor: AreaTypeTag { AreaTypeTag(rawValue: 37) }
        public static var guestBathroom: AreaTypeTag { AreaTypeTag(rawValue: 38) }
        public static var guestBedroom: AreaTypeTag { AreaTypeTag(rawValue: 39) }
        public static var reserved28: AreaTypeTag { AreaTypeTag(rawValue: 40) }
        public static var guestRoom: AreaTypeTag { AreaTypeTag(rawValue: 41) }
        public static var gym: AreaTypeTag { AreaTypeTag(rawValue: 42) }
        public static var hallway: AreaTypeTag { AreaTypeTag(rawValue: 43) }
        public static var hearthRoom: AreaTypeTag { AreaTypeTag(rawValue: 44) }
        public static var kidsRoom: AreaTypeTag { AreaTypeTag(rawValue: 45) }
        public static var kidsBedroom: AreaTypeTag { AreaTypeTag(rawValue: 46) }
        public static var kitchen: AreaTypeTag { AreaTypeTag(rawValue: 47) }
        public static var reserved30: AreaTypeTag { AreaTypeTag(rawValue: 48) }
        public static var laundryRoom: AreaTypeTag { AreaTypeTag(rawValue: 49) }
        public static var lawn: AreaTypeTag { AreaTypeTag(rawValue: 50) }
        public static var library: AreaTypeTag { AreaTypeTag(rawValue: 51) }
        public static var livingRoom: AreaTypeTag { AreaTypeTag(rawValue: 52) }
        public static var lounge: AreaTypeTag { AreaTypeTag(rawValue: 53) }
        public static var mediaTvRoom: AreaTypeTag { AreaTypeTag(rawValue: 54) }
        public static var mudRoom: AreaTypeTag { AreaTypeTag(rawValue: 55) }
        public static var musicRoom: AreaTypeTag { AreaTypeTag(rawValue: 56) }
        public static var nursery: AreaTypeTag { AreaTypeTag(rawValue: 57) }
        public static var office: AreaTypeTag { AreaTypeTag(rawValue: 58) }
        public static var outdoorKitchen: AreaTypeTag { AreaTypeTag(rawValue: 59) }
        public static var outside: AreaTypeTag { AreaTypeTag(rawValue: 60) }
        public static var pantry: AreaTypeTag { AreaTypeTag(rawValue: 61) }
        public static var parkingLot: AreaTypeTag { AreaTypeTag(rawValue: 62) }
        public static var parlor: AreaTypeTag { AreaTypeTag(rawValue: 63) }
        public static var patio: AreaTypeTag { AreaTypeTag(rawValue: 64) }
        public static var playRoom: AreaTypeTag { AreaTypeTag(rawValue: 65) }
        public static var poolRoom: AreaTypeTag { AreaTypeTag(rawValue: 66) }
        public static var porch: AreaTypeTag { AreaTypeTag(rawValue: 67) }
        public static var primaryBathroom: AreaTypeTag { AreaTypeTag(rawValue: 68) }
        public static var primaryBedroom: AreaTypeTag { AreaTypeTag(rawValue: 69) }
        public static var ramp: AreaTypeTag { AreaTypeTag(rawValue: 70) }
        public static var receptionRoom: AreaTypeTag { AreaTypeTag(rawValue: 71) }
        public static var recreationRoom: AreaTypeTag { AreaTypeTag(rawValue: 72) }
        public static var reserved49: AreaTypeTag { AreaTypeTag(rawValue: 73) }
        public static var roof: AreaTypeTag { AreaTypeTag(rawValue: 74) }
        public static var sauna: AreaTypeTag { AreaTypeTag(rawValue: 75) }
        public static var scullery: AreaTypeTag { AreaTypeTag(rawValue: 76) }
        public static var sewingRoom: AreaTypeTag { AreaTypeTag(rawValue: 77) }
        public static var shed: AreaTypeTag { AreaTypeTag(rawValue: 78) }
        public static var sideDoor: AreaTypeTag { AreaTypeTag(rawValue: 79) }
        public static var sideYard: AreaTypeTag { AreaTypeTag(rawValue: 80) }
        public static var sittingRoom: AreaTypeTag { AreaTypeTag(rawValue: 81) }
        public static var snug: AreaTypeTag { AreaTypeTag(rawValue: 82) }
        public static var spa: AreaTypeTag { AreaTypeTag(rawValue: 83) }
        public static var staircase: AreaTypeTag { AreaTypeTag(rawValue: 84) }
        public static var steamRoom: AreaTypeTag { AreaTypeTag(rawValue: 85) }
        public static var storageRoom: AreaTypeTag { AreaTypeTag(rawValue: 86) }
        public static var studio: AreaTypeTag { AreaTypeTag(rawValue: 87) }
        public static var study: AreaTypeTag { AreaTypeTag(rawValue: 88) }
        public static var sunRoom: AreaTypeTag { AreaTypeTag(rawValue: 89) }
        public static var swimmingPool: AreaTypeTag { AreaTypeTag(rawValue: 90) }
        public static var terrace: AreaTypeTag { AreaTypeTag(rawValue: 91) }
        public static var utilityRoom: AreaTypeTag { AreaTypeTag(rawValue: 92) }
        public static var ward: AreaTypeTag { AreaTypeTag(rawValue: 93) }
        public static var workshop: AreaTypeTag { AreaTypeTag(rawValue: 94) }
        public static var toilet: AreaTypeTag { AreaTypeTag(rawValue: 95) }

        public static let definition = EnumDefinition(
            name: "AreaTypeTag", isOpen: true,
            members: [
                EnumDefinition.Member(value: 0, name: "aisle"),
                EnumDefinition.Member(value: 1, name: "attic"),
                EnumDefinition.Member(value: 2, name: "backDoor"),
                EnumDefinition.Member(value: 3, name: "backYard"),
                EnumDefinition.Member(value: 4, name: "balcony"),
                EnumDefinition.Member(value: 5, name: "ballroom"),
                EnumDefinition.Member(value: 6, name: "bathroom"),
                EnumDefinition.Member(value: 7, name: "bedroom"),
                EnumDefinition.Member(value: 8, name: "border"),
                EnumDefinition.Member(value: 9, name: "boxroom"),
                EnumDefinition.Member(value: 10, name: "breakfastRoom"),
                EnumDefinition.Member(value: 11, name: "carport"),
                EnumDefinition.Member(value: 12, name: "cellar"),
                EnumDefinition.Member(value: 13, name: "cloakroom"),
                EnumDefinition.Member(value: 14, name: "closet"),
                EnumDefinition.Member(value: 15, name: "conservatory"),
                EnumDefinition.Member(value: 16, name: "corridor"),
                EnumDefinition.Member(value: 17, name: "craftRoom"),
                EnumDefinition.Member(value: 18, name: "cupboard"),
                EnumDefinition.Member(value: 19, name: "deck"),
                EnumDefinition.Member(value: 20, name: "den"),
                EnumDefinition.Member(value: 21, name: "dining"),
                EnumDefinition.Member(value: 22, name: "drawingRoom"),
                EnumDefinition.Member(value: 23, name: "dressingRoom"),
                EnumDefinition.Member(value: 24, name: "driveway"),
                EnumDefinition.Member(value: 25, name: "elevator"),
                EnumDefinition.Member(value: 26, name: "ensuite"),
                EnumDefinition.Member(value: 27, name: "entrance"),
                EnumDefinition.Member(value: 28, name: "entryway"),
                EnumDefinition.Member(value: 29, name: "familyRoom"),
                EnumDefinition.Member(value: 30, name: "foyer"),
                EnumDefinition.Member(value: 31, name: "frontDoor"),
                EnumDefinition.Member(value: 32, name: "frontYard"),
                EnumDefinition.Member(value: 33, name: "gameRoom"),
                EnumDefinition.Member(value: 34, name: "garage"),
                EnumDefinition.Member(value: 35, name: "garageDoor"),
                EnumDefinition.Member(value: 36, name: "garden"),
                EnumDefinition.Member(value: 37, name: "gardenDoor"),
                EnumDefinition.Member(value: 38, name: "guestBathroom"),
                EnumDefinition.Member(value: 39, name: "guestBedroom"),
                EnumDefinition.Member(value: 40, name: "reserved28"),
                EnumDefinition.Member(value: 41, name: "guestRoom"),
                EnumDefinition.Member(value: 42, name: "gym"),
                EnumDefinition.Member(value: 43, name: "hallway"),
                EnumDefinition.Member(value: 44, name: "hearthRoom"),
                EnumDefinition.Member(value: 45, name: "kidsRoom"),
                EnumDefinition.Member(value: 46, name: "kidsBedroom"),
                EnumDefinition.Member(value: 47, name: "kitchen"),
                EnumDefinition.Member(value: 48, name: "reserved30"),
                EnumDefinition.Member(value: 49, name: "laundryRoom"),
                EnumDefinition.Member(value: 50, name: "lawn"),
                EnumDefinition.Member(value: 51, name: "library"),
                EnumDefinition.Member(value: 52, name: "livingRoom"),
                EnumDefinition.Member(value: 53, name: "lounge"),
                EnumDefinition.Member(value: 54, name: "mediaTvRoom"),
                EnumDefinition.Member(value: 55, name: "mudRoom"),
                EnumDefinition.Member(value: 56, name: "musicRoom"),
                EnumDefinition.Member(value: 57, name: "nursery"),
                EnumDefinition.Member(value: 58, name: "office"),
                EnumDefinition.Member(value: 59, name: "outdoorKitchen"),
                EnumDefinition.Member(value: 60, name: "outside"),
                EnumDefinition.Member(value: 61, name: "pantry"),
                EnumDefinition.Member(value: 62, name: "parkingLot"),
                EnumDefinition.Member(value: 63, name: "parlor"),
                EnumDefinition.Member(value: 64, name: "patio"),
                EnumDefinition.Member(value: 65, name: "playRoom"),
                EnumDefinition.Member(value: 66, name: "poolRoom"),
                EnumDefinition.Member(value: 67, name: "porch"),
                EnumDefinition.Member(value: 68, name: "primaryBathroom"),
                EnumDefinition.Member(value: 69, name: "primaryBedroom"),
                EnumDefinition.Member(value: 70, name: "ramp"),
                EnumDefinition.Member(value: 71, name: "receptionRoom"),
                EnumDefinition.Member(value: 72, name: "recreationRoom"),
                EnumDefinition.Member(value: 73, name: "reserved49"),
                EnumDefinition.Member(value: 74, name: "roof"),
                EnumDefinition.Member(value: 75, name: "sauna"),
                EnumDefinition.Member(value: 76, name: "scullery"),
                EnumDefinition.Member(value: 77, name: "sewingRoom"),
                EnumDefinition.Member(value: 78, name: "shed"),
                EnumDefinition.Member(value: 79, name: "sideDoor"),
                EnumDefinition.Member(value: 80, name: "sideYard"),
                EnumDefinition.Member(value: 81, name: "sittingRoom"),
                EnumDefinition.Member(value: 82, name: "snug"),
                EnumDefinition.Member(value: 83, name: "spa"),
                EnumDefinition.Member(value: 84, name: "staircase"),
                EnumDefinition.Member(value: 85, name: "steamRoom"),
                EnumDefinition.Member(value: 86, name: "storageRoom"),
                EnumDefinition.Member(value: 87, name: "studio"),
                EnumDefinition.Member(value: 88, name: "study"),
                EnumDefinition.Member(value: 89, name: "sunRoom"),
                EnumDefinition.Member(value: 90, name: "swimmingPool"),
                EnumDefinition.Member(value: 91, name: "terrace"),
                EnumDefinition.Member(value: 92, name: "utilityRoom"),
                EnumDefinition.Member(value: 93, name: "ward"),
                EnumDefinition.Member(value: 94, name: "workshop"),
                EnumDefinition.Member(value: 95, name: "toilet"),
            ])
    }

    /// LandmarkTag; vendors add members of their own.
    public struct LandmarkTag: RawRepresentable, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var airConditioner: LandmarkTag { LandmarkTag(rawValue: 0) }
        public static var airPurifier: LandmarkTag { LandmarkTag(rawValue: 1) }
        public static var backDoor: LandmarkTag { LandmarkTag(rawValue: 2) }
        public static var barStool: LandmarkTag { LandmarkTag(rawValue: 3) }
        public static var bathMat: LandmarkTag { LandmarkTag(rawValue: 4) }
        public static var bathtub: LandmarkTag { LandmarkTag(rawValue: 5) }
        public static var bed: LandmarkTag { LandmarkTag(rawValue: 6) }
        public static var bookshelf: LandmarkTag { LandmarkTag(rawValue: 7) }
        public static var chair: LandmarkTag { LandmarkTag(rawValue: 8) }
        public static var christmasTree: LandmarkTag { LandmarkTag(rawValue: 9) }
        public static var coatRack: LandmarkTag { LandmarkTag(rawValue: 10) }
        public static var coffeeTable: LandmarkTag { LandmarkTag(rawValue: 11) }
        public static var cookingRange: LandmarkTag { LandmarkTag(rawValue: 12) }
        public static var couch: LandmarkTag { LandmarkTag(rawValue: 13) }
        public static var countertop: LandmarkTag { LandmarkTag(rawValue: 14) }
        public static var cradle: LandmarkTag { LandmarkTag(rawValue: 15) }
        public static var crib: LandmarkTag { LandmarkTag(rawValue: 16) }
        public static var desk: LandmarkTag { LandmarkTag(rawValue: 17) }
        public static var diningTable: LandmarkTag { LandmarkTag(rawValue: 18) }
        public static var dishwasher: LandmarkTag { LandmarkTag(rawValue: 19) }
        public static var door: LandmarkTag { LandmarkTag(rawValue: 20) }
        public static var dresser: LandmarkTag { LandmarkTag(rawValue: 21) }
        public static var laundryDryer: LandmarkTag { LandmarkTag(rawValue: 22) }
        public static var fan: LandmarkTag { LandmarkTag(rawValue: 23) }
        public static var fireplace: LandmarkTag { LandmarkTag(rawValue: 24) }
        public static var freezer: LandmarkTag { LandmarkTag(rawValue: 25) }
        public static var frontDoor: LandmarkTag { LandmarkTag(rawValue: 26) }
        public static var highChair: LandmarkTag { LandmarkTag(rawValue: 27) }
        public static var kitchenIsland: LandmarkTag { LandmarkTag(rawValue: 28) }
        public static var lamp: LandmarkTag { LandmarkTag(rawValue: 29) }
        public static var litterBox: LandmarkTag { LandmarkTag(rawValue: 30) }
        public static var mirror: LandmarkTag { LandmarkTag(rawValue: 31) }
        public static var nightstand: LandmarkTag { LandmarkTag(rawValue: 32) }
        public static var oven: LandmarkTag { LandmarkTag(rawValue: 33) }
        public static var petBed: LandmarkTag { LandmarkTag(rawValue: 34) }
        public static var petBowl: LandmarkTag { LandmarkTag(rawValue: 35) }
        public static var petCrate: LandmarkTag { LandmarkTag(rawValue: 36) }
        public static var refrigerator: LandmarkTag { LandmarkTag(rawValue: 37) }
        public static var scratchingPost: LandmarkTag { LandmarkTag(rawValue: 38) }
        public static var shoeRack: LandmarkTag { LandmarkTag(rawValue: 39) }
        public static var shower: LandmarkTag { LandmarkTag(rawValue: 40) }
        public static var sideDoor: LandmarkTag { LandmarkTag(rawValue: 41) }
        public static var sink: LandmarkTag { LandmarkTag(rawValue: 42) }
        public static var sofa: LandmarkTag { LandmarkTag(rawValue: 43) }
        public static var stove: LandmarkTag { LandmarkTag(rawValue: 44) }
        public static var table: LandmarkTag { LandmarkTag(rawValue: 45) }
        public static var toilet: LandmarkTag { LandmarkTag(rawValue: 46) }
        public static var trashCan: LandmarkTag { LandmarkTag(rawValue: 47) }
        public static var laundryWasher: LandmarkTag { LandmarkTag(rawValue: 48) }
        public static var window: LandmarkTag { LandmarkTag(rawValue: 49) }
        public static var wineCooler: LandmarkTag { LandmarkTag(rawValue: 50) }

        public static let definition = EnumDefinition(
            name: "LandmarkTag", isOpen: true,
            members: [
                EnumDefinition.Member(value: 0, name: "airConditioner"),
                EnumDefinition.Member(value: 1, name: "airPurifier"),
                EnumDefinition.Member(value: 2, name: "backDoor"),
                EnumDefinition.Member(value: 3, name: "barStool"),
                EnumDefinition.Member(value: 4, name: "bathMat"),
                EnumDefinition.Member(value: 5, name: "bathtub"),
                EnumDefinition.Member(value: 6, name: "bed"),
                EnumDefinition.Member(value: 7, name: "bookshelf"),
                EnumDefinition.Member(value: 8, name: "chair"),
                EnumDefinition.Member(value: 9, name: "christmasTree"),
                EnumDefinition.Member(value: 10, name: "coatRack"),
                EnumDefinition.Member(value: 11, name: "coffeeTable"),
                EnumDefinition.Member(value: 12, name: "cookingRange"),
                EnumDefinition.Member(value: 13, name: "couch"),
                EnumDefinition.Member(value: 14, name: "countertop"),
                EnumDefinition.Member(value: 15, name: "cradle"),
                EnumDefinition.Member(value: 16, name: "crib"),
                EnumDefinition.Member(value: 17, name: "desk"),
                EnumDefinition.Member(value: 18, name: "diningTable"),
                EnumDefinition.Member(value: 19, name: "dishwasher"),
                EnumDefinition.Member(value: 20, name: "door"),
                EnumDefinition.Member(value: 21, name: "dresser"),
                EnumDefinition.Member(value: 22, name: "laundryDryer"),
                EnumDefinition.Member(value: 23, name: "fan"),
                EnumDefinition.Member(value: 24, name: "fireplace"),
                EnumDefinition.Member(value: 25, name: "freezer"),
                EnumDefinition.Member(value: 26, name: "frontDoor"),
                EnumDefinition.Member(value: 27, name: "highChair"),
                EnumDefinition.Member(value: 28, name: "kitchenIsland"),
                EnumDefinition.Member(value: 29, name: "lamp"),
                EnumDefinition.Member(value: 30, name: "litterBox"),
                EnumDefinition.Member(value: 31, name: "mirror"),
                EnumDefinition.Member(value: 32, name: "nightstand"),
                EnumDefinition.Member(value: 33, name: "oven"),
                EnumDefinition.Member(value: 34, name: "petBed"),
                EnumDefinition.Member(value: 35, name: "petBowl"),
                EnumDefinition.Member(value: 36, name: "petCrate"),
                EnumDefinition.Member(value: 37, name: "refrigerator"),
                EnumDefinition.Member(value: 38, name: "scratchingPost"),
                EnumDefinition.Member(value: 39, name: "shoeRack"),
                EnumDefinition.Member(value: 40, name: "shower"),
                EnumDefinition.Member(value: 41, name: "sideDoor"),
                EnumDefinition.Member(value: 42, name: "sink"),
                EnumDefinition.Member(value: 43, name: "sofa"),
                EnumDefinition.Member(value: 44, name: "stove"),
                EnumDefinition.Member(value: 45, name: "table"),
                EnumDefinition.Member(value: 46, name: "toilet"),
                EnumDefinition.Member(value: 47, name: "trashCan"),
                EnumDefinition.Member(value: 48, name: "laundryWasher"),
                EnumDefinition.Member(value: 49, name: "window"),
                EnumDefinition.Member(value: 50, name: "wineCooler"),
            ])
    }

    /// RelativePositionTag; vendors add members of their own.
    public struct RelativePositionTag: RawRepresentable, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var under: RelativePositionTag { RelativePositionTag(rawValue: 0) }
        public static var nextTo: RelativePositionTag { RelativePositionTag(rawValue: 1) }
        public static var around: RelativePositionTag { RelativePositionTag(rawValue: 2) }
        public static var on: RelativePositionTag { RelativePositionTag(rawValue: 3) }
        public static var above: RelativePositionTag { RelativePositionTag(rawValue: 4) }
        public static var frontOf: RelativePositionTag { RelativePositionTag(rawValue: 5) }
        public static var behind: RelativePositionTag { RelativePositionTag(rawValue: 6) }

        public static let definition = EnumDefinition(
            name: "RelativePositionTag", isOpen: true,
            members: [
                EnumDefinition.Member(value: 0, name: "under"),
                EnumDefinition.Member(value: 1, name: "nextTo"),
                EnumDefinition.Member(value: 2, name: "around"),
                EnumDefinition.Member(value: 3, name: "on"),
                EnumDefinition.Member(value: 4, name: "above"),
                EnumDefinition.Member(value: 5, name: "frontOf"),
                EnumDefinition.Member(value: 6, name: "behind"),
            ])
    }

    /// LandmarkInfoStruct
    public struct LandmarkInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "LandmarkInfoStruct",
            fields: [
                FieldDefinition(name: "landmarkTag", id: 0, type: .enumeration(LandmarkTag.definition)),
                FieldDefinition(
                    name: "relativePositionTag", id: 1, type: .enumeration(RelativePositionTag.definition),
                    isNullable: true),
            ])

        public var landmarkTag: LandmarkTag
        public var relativePositionTag: RelativePositionTag?

        public init(landmarkTag: LandmarkTag, relativePositionTag: RelativePositionTag?) {
            self.landmarkTag = landmarkTag
            self.relativePositionTag = relativePositionTag
        }

        public init?(fields: [Value?]) {
            guard
                let landmarkTag: LandmarkTag = fields.required(at: 0),
                let relativePositionTag: RelativePositionTag? = fields.required(at: 1)
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
                FieldDefinition(name: "areaType", id: 2, type: .enumeration(AreaTypeTag.definition), isNullable: true),
            ])

        public var locationName: String
        public var floorNumber: Int16?
        public var areaType: AreaTypeTag?

        public init(locationName: String, floorNumber: Int16?, areaType: AreaTypeTag?) {
            self.locationName = locationName
            self.floorNumber = floorNumber
            self.areaType = areaType
        }

        public init?(fields: [Value?]) {
            guard
                let locationName: String = fields.required(at: 0),
                let floorNumber: Int16? = fields.required(at: 1),
                let areaType: AreaTypeTag? = fields.required(at: 2)
            else { return nil }
            self.locationName = locationName
            self.floorNumber = floorNumber
            self.areaType = areaType
        }

        public var fields: [Value?] { [locationName.value, floorNumber.value, areaType.value] }
    }
}
