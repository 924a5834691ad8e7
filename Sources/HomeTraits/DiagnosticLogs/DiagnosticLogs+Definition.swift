// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension DiagnosticLogs {
    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "retrieveLogsRequest", id: 0x00,
                fields: [
                    FieldDefinition(name: "intent", id: 0, type: .enumeration(Intent.definition)),
                    FieldDefinition(name: "requestedProtocol", id: 1, type: .enumeration(TransferProtocol.definition)),
                    FieldDefinition(
                        name: "transferFileDesignator", id: 2, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(32))), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "retrieveLogsResponse", id: 0x01,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(
                            name: "logContent", id: 1, type: .octets,
                            range: ValueRange(maximumLength: .constant(.integer(1024)))),
                        FieldDefinition(
                            name: "utcTimeStamp", id: 2, type: .unsigned(bits: 64),
                            unit: "µs since 2000-01-01T00:00:00Z", isOptional: true),
                        FieldDefinition(
                            name: "timeSinceBoot", id: 3, type: .unsigned(bits: 64), unit: "µs since boot",
                            isOptional: true),
                    ]))
        ]
    }
}
