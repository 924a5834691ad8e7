public import Testing

extension Trait where Self == ConditionTrait {
    /// Skips the test, visibly, where there is no mosquitto to test against.
    public static var requiresMosquitto: Self {
        .enabled(if: MosquittoBroker.isInstalled, "mosquitto is not installed")
    }

    /// Skips the test, visibly, where certificates cannot be made.
    public static var requiresOpenSSL: Self {
        .enabled(if: TestCertificates.isInstalled, "openssl is not installed")
    }
}
