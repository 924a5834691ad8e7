// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ApplicationBasic {
    /// ApplicationStatusEnum
    public enum ApplicationStatus: UInt8, ValueConvertible, CaseIterable {
        case stopped = 0
        case activeVisibleFocus = 1
        case activeHidden = 2
        case activeVisibleNotFocus = 3

        public static let definition = EnumDefinition(
            name: "ApplicationStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "stopped"),
                EnumDefinition.Member(value: 1, name: "activeVisibleFocus"),
                EnumDefinition.Member(value: 2, name: "activeHidden"),
                EnumDefinition.Member(value: 3, name: "activeVisibleNotFocus"),
            ])
    }

    /// ApplicationStruct
    public struct Application: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ApplicationStruct",
            fields: [
                FieldDefinition(name: "catalogVendorId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "applicationId", id: 1, type: .string),
            ])

        public var catalogVendorId: UInt16
        public var applicationId: String

        public init(catalogVendorId: UInt16, applicationId: String) {
            self.catalogVendorId = catalogVendorId
            self.applicationId = applicationId
        }

        public init?(fields: [Value?]) {
            guard
                let catalogVendorId: UInt16 = fields.required(at: 0),
                let applicationId: String = fields.required(at: 1)
            else { return nil }
            self.catalogVendorId = catalogVendorId
            self.applicationId = applicationId
        }

        public var fields: [Value?] { [catalogVendorId.value, applicationId.value] }
    }
}
