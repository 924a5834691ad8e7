import Configuration
import Glibc
import HomeFiles
import JSON
import TestSupport
import Testing

/// The documents of the demo homes' devices, as they were looked at and found right. With `T2M_GOLDEN=write` in the environment they
/// are written again.
@Suite struct GoldenTests {
    @Test(arguments: ["flat", "parts"])
    func `documents of the demo homes are as reviewed`(_ home: String) async throws {
        let sample = try await SampleHome.load(PackageFolder.path("Config/homes/\(home).yaml")) {
            $0.homeAssistant.groups = true
        }
        for device in sample.devices {
            let path = PackageFolder.path("Tests/HomeAssistantTests/Golden/\(home)-\(device.id).json")
            let text = "\(device.topic)\n\(device.document.prettyText)\n"
            if getenv("T2M_GOLDEN").map({ String(cString: $0) }) == "write" {
                try Self.write(text, to: path)
            } else {
                #expect(text == String(decoding: try BoundedFile.read(path), as: UTF8.self), "\(device.id)")
            }
        }
    }

    struct CannotWrite: Error { let path: String }

    private static func write(_ text: String, to path: String) throws {
        guard let file = fopen(path, "w") else { throw CannotWrite(path: path) }
        defer { fclose(file) }
        fputs(text, file)
    }
}
