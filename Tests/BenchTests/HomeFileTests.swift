import Testing

@testable import trait2mqtt_bench

@Suite("Homes for the benchmark")
struct HomeFileTests {
    @Test(arguments: [1, 9, 10, 11, 100, 1234])
    func `a home has as many devices as asked for, each with an id of its own`(count: Int) {
        let lines = HomeFile.text(devices: count).split(separator: "\n")
        let ids = lines.filter { $0.contains(" id: bench-") }
        #expect(ids.count == count)
        #expect(Set(ids).count == count)
        #expect(
            lines.count { $0.contains("- name: Room") } == (count + HomeFile.devicesInRoom - 1) / HomeFile.devicesInRoom
        )
    }

    @Test func `commands go to lights that are there`() {
        #expect(HomeFile.toggles(devices: 3).count == 3)
        let topics = HomeFile.toggles(devices: 12)
        #expect(topics.count == 6)
        #expect(topics.first == "bench/room-1/ceiling-light/extendedColorLight/onOff/toggle/call")
        #expect(topics.last == "bench/room-2/floor-lamp/extendedColorLight/onOff/toggle/call")
    }
}
