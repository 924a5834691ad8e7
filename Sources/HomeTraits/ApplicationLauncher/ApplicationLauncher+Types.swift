// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ApplicationLauncher {
    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case appNotAvailable = 1
        case systemBusy = 2
        case pendingUserApproval = 3
        case downloading = 4
        case installing = 5

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "appNotAvailable"),
                EnumDefinition.Member(value: 2, name: "systemBusy"),
                EnumDefinition.Member(value: 3, name: "pendingUserApproval"),
                EnumDefinition.Member(value: 4, name: "downloading"),
                EnumDefinition.Member(value: 5, name: "installing"),
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

    /// ApplicationEPStruct
    public struct ApplicationEP: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ApplicationEPStruct",
            fields: [
                FieldDefinition(name: "application", id: 0, type: .structure(Application.definition)),
                FieldDefinition(name: "endpoint", id: 1, type: .unsigned(bits: 16), isOptional: true),
            ])

        public var application: Application
        public var endpoint: UInt16?

        public init(application: Application, endpoint: UInt16? = nil) {
            self.application = application
            self.endpoint = endpoint
        }

        public init?(fields: [Value?]) {
            guard
                let application: Application = fields.required(at: 0),
                let endpoint: UInt16? = fields.optional(at: 1)
            else { return nil }
            self.application = application
            self.endpoint = endpoint
        }

        public var fields: [Value?] { [application.value, endpoint?.value] }
    }
}
