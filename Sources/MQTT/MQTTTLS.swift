/// Encryption of the connection: TLS 1.2 or later.
public struct MQTTTLS: Sendable, Equatable {
    /// What is checked of the broker's certificate.
    public enum Verification: Sendable, Equatable {
        /// Its signatures, its dates and that it is for the host we connect to.
        case full
        /// Its signatures and dates.
        case withoutHostName
        /// Nothing: whoever sits between can read and change everything.
        case off
    }

    /// A file of certificates (PEM) to trust; with nil those that the operating system trusts.
    public var certificateAuthorityFile: String?
    /// A file with our certificate and those between it and its authority (PEM).
    public var certificateFile: String?
    /// The private key of that certificate (PEM, without a passphrase).
    public var keyFile: String?
    public var verification: Verification

    public init(
        certificateAuthorityFile: String? = nil, certificateFile: String? = nil, keyFile: String? = nil,
        verification: Verification = .full
    ) {
        self.certificateAuthorityFile = certificateAuthorityFile
        self.certificateFile = certificateFile
        self.keyFile = keyFile
        self.verification = verification
    }

    func validate() throws(MQTTError) {
        guard (certificateFile == nil) == (keyFile == nil) else {
            throw .invalidConfiguration("a TLS certificate needs its key and the other way round")
        }
        for path in [certificateAuthorityFile, certificateFile, keyFile] {
            guard path?.isEmpty != true, path?.utf8.contains(0) != true else {
                throw .invalidConfiguration("path of a TLS file is empty or has U+0000")
            }
        }
    }
}
