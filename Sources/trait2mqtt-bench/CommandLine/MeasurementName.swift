/// What can be measured, in the order in which it is.
enum MeasurementName: String, CaseIterable {
    case stateOut = "state-out"
    case roundTrip = "round-trip"
    case fanOut = "fan-out"
    case resync
    case start
    case memory
    case scale

    static var listed: String { allCases.map(\.rawValue).joined(separator: ", ") }

    var explanation: String {
        switch self {
        case .stateOut:
            "Changed attributes to published state: the product's graph, publisher, store and MQTT engine, fed by a backend "
                + "that changes a device whenever there is room. The bare client publishes the recorded messages."
        case .roundTrip:
            "A toggle command to the running product until state and result are back at the sender. The bare client answers "
                + "the same commands with the recorded messages."
        case .fanOut:
            "A toggle command to a group of 100 lights until its result, beside one to a group of one light: with lights that "
                + "answer at once, and with lights that take 20 ms as radio devices do."
        case .resync:
            "From the connection to `online` at a broker that has nothing, about 10,000 retained topics, unpaced."
        case .start:
            "From starting the process to `online` with 10,000 devices: at a broker that has nothing, and at one that has "
                + "everything. The bare client connects and publishes the same topics."
        case .memory: "Resident memory with 1,000 devices, after `online` and after commands."
        case .scale: "Memory, processor time and time to `online` for each device, from 100 to 10,000 devices."
        }
    }
}
