import CloudImport
import Testing

@Suite("A SYNC answer that cannot be used")
struct SyncMistakeTests {
    private static let good = SyncTesting.device("LIGHT", ["OnOff"])

    @Test(arguments: [
        ("", "this is not JSON: "), ("{", "this is not JSON: "), ("{'a':1}", "this is not JSON: "),
        ("[1,2,]", "this is not JSON: "), ("requestId: 1", "this is not JSON: "),
        ("[]", "a SYNC answer is an object"), ("1", "a SYNC answer is an object"),
        ("{}", "devices: the list of devices is missing: this is no SYNC answer"),
        (#"{"payload":{}}"#, "payload.devices: the list of devices is missing: this is no SYNC answer"),
        (#"{"payload":[]}"#, "payload: expected an object"),
        (#"{"payload":{"devices":{}}}"#, "payload.devices: expected a list of devices"),
        (#"{"payload":{"errorCode":"authFailure"}}"#, "payload: the provider answered with the error authFailure"),
        (SyncTesting.answer("7"), "payload.devices[0]: expected an object"),
        (SyncTesting.answer("{}"), "payload.devices[0].id: is missing"),
    ])
    func `says what is wrong`(text: String, message: String) throws {
        let mistakes = SyncTesting.mistakes(text)
        #expect(mistakes.first?.hasPrefix("sync.json: \(message)") == true, "\(mistakes)")
    }

    @Test(arguments: [
        (#"{"id":1,"type":"t","traits":[],"name":{"name":"n"}}"#, "id: expected a text"),
        (#"{"id":"","type":"t","traits":[],"name":{"name":"n"}}"#, "id: an id has 1 to 1024 bytes"),
        (#"{"id":"a","traits":[],"name":{"name":"n"}}"#, "type: is missing"),
        (#"{"id":"a","type":null,"traits":[],"name":{"name":"n"}}"#, "type: expected a text"),
        (#"{"id":"a","type":"t","name":{"name":"n"}}"#, "traits: is missing"),
        (#"{"id":"a","type":"t","traits":"x","name":{"name":"n"}}"#, "traits: expected a list of texts"),
        (#"{"id":"a","type":"t","traits":[1],"name":{"name":"n"}}"#, "traits[0]: expected a text"),
        (#"{"id":"a","type":"t","traits":[]}"#, "name: is missing"),
        (#"{"id":"a","type":"t","traits":[],"name":"n"}"#, "name: expected an object with a name"),
        (#"{"id":"a","type":"t","traits":[],"name":{}}"#, "name.name: is missing"),
        (#"{"id":"a","type":"t","traits":[],"name":{"name":["n"]}}"#, "name.name: expected a text"),
        (#"{"id":"a","type":"t","traits":[],"name":{"name":"n"},"attributes":[]}"#, "attributes: expected an object"),
        (#"{"id":"a","type":"t","traits":[],"name":{"name":"n"},"roomHint":7}"#, "roomHint: expected a text"),
        (#"{"id":"a","type":"t","traits":[],"name":{"name":"n"},"deviceInfo":"x"}"#, "deviceInfo: expected an object"),
        (
            #"{"id":"a","type":"t","traits":[],"name":{"name":"n"},"deviceInfo":{"model":1}}"#,
            "deviceInfo.model: expected a text"
        ),
    ])
    func `names the member that is wrong`(device: String, message: String) {
        let mistakes = SyncTesting.mistakes(SyncTesting.answer(Self.good, device))
        #expect(mistakes.first?.hasPrefix("sync.json: payload.devices[1].\(message)") == true, "\(mistakes)")
    }

    @Test func `names both devices of an id`() {
        #expect(
            SyncTesting.mistakes(SyncTesting.answer(Self.good, Self.good)) == [
                "sync.json: payload.devices[1].id: the device payload.devices[0] has the id \"one\" too; ids are unique"
            ])
    }

    @Test func `tells all mistakes, up to a limit`() {
        let devices = [String](repeating: "{}", count: 200).joined(separator: ",")
        let error = #expect(throws: SyncError.self) { try SyncTesting.read(SyncTesting.answer(devices)) }
        #expect(error?.problems.count == SyncError.limit)
        #expect(error?.omitted == 750)
        #expect(error?.description.hasSuffix("… and 750 more") == true)
    }
}
