import CMosquitto

/// The library as a whole.
enum MosquittoLibrary {
    /// Set up once for the life of the process; it is never torn down, because other clients may live.
    static let isReady: Bool = mosquitto_lib_init() == MOSQ_ERR_SUCCESS.code

    static let version: String = {
        var (major, minor, revision): (Int32, Int32, Int32) = (0, 0, 0)
        mosquitto_lib_version(&major, &minor, &revision)
        return "\(major).\(minor).\(revision)"
    }()

    /// The text of one of the library's error numbers.
    static func text(_ code: Int32) -> String {
        code == MOSQ_ERR_ERRNO.code ? "system error" : String(cString: mosquitto_strerror(code))
    }

    /// The text of a reason code of MQTT 5.
    static func reasonText(_ code: UInt8) -> String {
        String(cString: mosquitto_reason_string(Int32(code)))
    }

    /// The text of a return code in a CONNACK of MQTT 3.1.1.
    static func connackText(_ code: UInt8) -> String {
        String(cString: mosquitto_connack_string(Int32(code)))
    }
}

extension mosq_err_t {
    /// As the library's functions return it.
    var code: Int32 { Int32(truncatingIfNeeded: rawValue) }
}
