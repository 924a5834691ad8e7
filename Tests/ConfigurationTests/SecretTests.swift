import Configuration
import Testing

@Suite struct `Secrets` {
    @Test(arguments: [
        ("foo\n", "foo"), ("foo\r\n", "foo"), ("  p w  \n", "  p w  "), ("foo", "foo"), ("foo\n\n", "foo\n"),
        ("foo\r", "foo\r"), ("\tfoo\r\n\r\n", "\tfoo\r\n"), ("é", "é"), ("~\n", "~"), ("null\n", "null"),
    ])
    func `lose exactly one line end of their file`(contents: String, password: String) throws {
        let configuration = try parse(
            environment: ["TRAIT2MQTT_MQTT_PASSWORD_FILE": "/run/secrets/pw"],
            files: ["/run/secrets/pw": Array(contents.utf8)])
        #expect(configuration.mqtt.password?.text == password)
    }

    @Test func `need their file`() throws {
        let environment = ["TRAIT2MQTT_MQTT_PASSWORD_FILE": "pw"]
        func expect(_ files: [String: [UInt8]], _ problem: String) throws {
            let found = try problems(environment: environment, files: files)
            #expect(found == ["TRAIT2MQTT_MQTT_PASSWORD_FILE: mqtt.password: \(problem)"])
        }
        try expect([:], "cannot read \"pw\": no such file")
        try expect(["conf/pw": []], "cannot read \"pw\": the file is empty")
        try expect(["conf/pw": [0x0A]], "cannot read \"pw\": the file is empty")
        try expect(["conf/pw": [0x61, 0xFF]], "cannot read \"pw\": the file is not UTF-8")
        try expect(["conf/pw": [0x61, 0x00]], "must have at most 65535 bytes and no U+0000")
    }

    @Test func `come from one variable, not two`() throws {
        let environment = ["TRAIT2MQTT_MQTT_PASSWORD": "hunter2", "TRAIT2MQTT_MQTT_PASSWORD_FILE": "pw"]
        #expect(
            try problems(environment: environment, files: ["conf/pw": Array("hunter3".utf8)]) == [
                "TRAIT2MQTT_MQTT_PASSWORD: mqtt.password: give either this variable or "
                    + "TRAIT2MQTT_MQTT_PASSWORD_FILE, not both"
            ])
    }

    @Test func `never show in descriptions and dumps`() throws {
        let configuration = try parse("mqtt: { username: me, password: hunter2 }")
        #expect(configuration.mqtt.password?.text == "hunter2")
        var dumped = ""
        dump(configuration, to: &dumped)
        for text in ["\(configuration)", String(reflecting: configuration), dumped, "\(Secret("hunter2"))"] {
            #expect(!text.contains("hunter2"))
        }
        #expect("\(configuration)".contains("(secret)"))
    }

    @Test(arguments: [
        "mqtt: { password: [hunter2] }", "mqtt: { password: {hunter: hunter2} }", "mqtt: { password: !hunter2 }",
        "mqtt: { password: *hunter2 }", "mqtt: { password: &hunter2 }", "mqtt: { password: @hunter2 }",
        "mqtt: { password: %hunter2 }", "mqtt: { password: \"hunter2 }", "mqtt:\n  password: hunter2: x",
        "mqtt: { password: hunter2, password: hunter2 }", "mqtt: { password: \"hunter2\\0\" }",
        "mqtt: { protocol: 3.1.1, password: hunter2 }", "guard: { pin: hunter2 }", "http: { token: hunter2 }",
        "mqtt: { password: hunter2, port: x }",
    ])
    func `never show in errors`(text: String) throws {
        #expect(try !problems(text).joined().contains("hunter"))
    }
}
