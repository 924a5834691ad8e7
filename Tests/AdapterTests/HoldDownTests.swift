import HomeModel
import Testing

@testable import Adapter

/// When a device is shown as offline.
@Suite("Offline counts after the hold-down") struct HoldDownTests {
    private let device = DeviceID("lamp")
    private let start = ContinuousClock.now

    private func availability(holdDown: Duration) -> Availability {
        var availability = Availability(holdDown: holdDown)
        availability.set(device, isOnline: true)
        return availability
    }

    @Test func `without a hold-down each word counts at once`() {
        var availability = availability(holdDown: .zero)
        for isOnline in [false, true, false] {
            #expect(availability.report(device, isOnline: isOnline, at: start) == .changed)
            #expect(availability.report(device, isOnline: isOnline, at: start) == .unchanged)
            #expect(availability.isOnline(device) == isOnline)
        }
    }

    @Test func `a device that comes and goes is never shown offline, and asked about once`() {
        var availability = availability(holdDown: .seconds(10))
        #expect(availability.report(device, isOnline: false, at: start) == .wait(.seconds(10)))
        for second in 1...9 {
            let now = start + .seconds(second)
            #expect(availability.report(device, isOnline: true, at: now) == .unchanged)
            #expect(availability.report(device, isOnline: false, at: now) == .unchanged)
        }
        // It went last nine seconds after the first time.
        #expect(availability.settle(device, at: start + .seconds(10)) == .wait(.seconds(9)))
        #expect(availability.isOnline(device))
        #expect(availability.settle(device, at: start + .seconds(19)) == .changed)
        #expect(!availability.isOnline(device))
        #expect(availability.report(device, isOnline: false, at: start + .seconds(20)) == .unchanged)
        #expect(availability.report(device, isOnline: true, at: start + .seconds(21)) == .changed)
    }

    @Test func `a device that came back in time stays online`() {
        var availability = availability(holdDown: .seconds(10))
        #expect(availability.report(device, isOnline: false, at: start) == .wait(.seconds(10)))
        #expect(availability.report(device, isOnline: true, at: start + .seconds(9)) == .unchanged)
        #expect(availability.settle(device, at: start + .seconds(10)) == .unchanged)
        #expect(availability.isOnline(device))
        #expect(availability.report(device, isOnline: false, at: start + .seconds(11)) == .wait(.seconds(10)))
    }

    @Test func `a device that is gone is waited for in vain`() {
        var availability = availability(holdDown: .seconds(10))
        _ = availability.report(device, isOnline: false, at: start)
        availability.remove(device)
        #expect(availability.settle(device, at: start + .seconds(10)) == .unchanged)
        #expect(availability.report(device, isOnline: false, at: start) == .unchanged)
    }
}
