/// Certificates made for one test run with the `openssl` command, valid for a day.
public final class TestCertificates: Sendable {
    private let directory: TemporaryDirectory

    /// The authority that signed all but ``otherAuthority``.
    public let authority: String
    /// An authority that signed nothing.
    public let otherAuthority: String
    /// For `localhost` and 127.0.0.1.
    public let server: MosquittoBroker.TLS
    /// For another host.
    public let otherHostServer: MosquittoBroker.TLS
    public let clientCertificate: String
    public let clientKey: String

    public static var isInstalled: Bool { ChildProcess.find("openssl") != nil }

    public init() async throws {
        let directory = TemporaryDirectory()
        self.directory = directory
        authority = directory.file("authority.crt")
        otherAuthority = directory.file("other.crt")
        clientCertificate = directory.file("client.crt")
        clientKey = directory.file("client.key")
        server = .init(certificateFile: directory.file("server.crt"), keyFile: directory.file("server.key"))
        otherHostServer = .init(certificateFile: directory.file("host.crt"), keyFile: directory.file("host.key"))
        for name in ["authority", "other"] {
            try await ChildProcess.run(
                ["openssl", "req", "-x509", "-days", "1", "-subj", "/CN=\(name) of a test"]
                    + Self.newKey(directory.file("\(name).key")) + ["-out", directory.file("\(name).crt")])
        }
        try await sign("server", alternativeNames: "DNS:localhost,IP:127.0.0.1")
        try await sign("host", alternativeNames: "DNS:elsewhere.example")
        try await sign("client", alternativeNames: "DNS:client")
    }

    private func sign(_ name: String, alternativeNames: String) async throws {
        let extensions = try directory.write("subjectAltName=\(alternativeNames)\n", to: "\(name).ext")
        try await ChildProcess.run(
            ["openssl", "req", "-new", "-subj", "/CN=\(name) of a test"] + Self.newKey(directory.file("\(name).key"))
                + ["-out", directory.file("\(name).csr")])
        try await ChildProcess.run([
            "openssl", "x509", "-req", "-days", "1", "-in", directory.file("\(name).csr"), "-CA", authority, "-CAkey",
            directory.file("authority.key"), "-CAcreateserial", "-extfile", extensions, "-out",
            directory.file("\(name).crt"),
        ])
    }

    private static func newKey(_ file: String) -> [String] {
        ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", file]
    }
}
