import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Locks: with a code where the lock has codes, and with "open" where it has a latch.
enum LockMaker {
    static func make(_ draft: inout Draft) {
        let part = draft.part
        if let state = part.state(of: DoorLock.self), state.supports(DoorLock.lockState) {
            draft.add(.lock, "lock", name: "Lock", isMain: true, doorLock(part, state))
            draft.show("locked")
        } else if part.state(of: GoogleLockUnlock.self) != nil, part.fact("locked")?.isSettable == true {
            // A door that opens is for opening; its lock comes beside it.
            let isMain = part.state(of: GoogleOpenClose.self) == nil
            draft.add(.lock, "lock", name: "Lock", isMain: isMain, googleLock(part))
            draft.show("locked")
        }
    }

    private static func doorLock(_ part: PartContext, _ state: TraitState) -> JSONObject {
        func name(_ value: DoorLock.LockState) -> String {
            DoorLock.LockState.definition.name(of: UInt64(value.rawValue)) ?? ""
        }
        let states = [
            (name(.locked), "LOCKED"), (name(.unlocked), "UNLOCKED"), (name(.unlatched), "OPEN"),
            (name(.notFullyLocked), "UNLOCKED"),
        ]
        // That a lock is jammed is known to the everyday view only, that a latch is drawn back to the trait only, and an entity has
        // one topic for its state. A latch goes back by itself; what is jammed stays so.
        var fields: JSONObject =
            part.fact(EverydayKeys.jammed) != nil
            ? everydayState(part)
            : [
                "state_topic": .string(part.topic(of: DoorLock.self)),
                "value_template": .string(Template.map(part.attribute(DoorLock.lockState), states)),
            ]
        fields.append("command_topic", .string(part.setTopic))
        if part.actions.contains("unlatch") { fields.append("payload_open", "OPEN") }
        fields.append("command_template", .string(command(part, hasPin: hasPin(state))))
        if hasPin(state) { fields.append("code_format", .string(codeFormat(state))) }
        return fields
    }

    private static func hasPin(_ state: TraitState) -> Bool {
        state.shape.features & DoorLock.Features.pinCredential.rawValue != 0
    }

    /// Without a code where the lock asks for none.
    private static func codeFormat(_ state: TraitState) -> String {
        let minimum = state[DoorLock.minPinCodeLength].map(Int.init) ?? 1
        let maximum = max(minimum, state[DoorLock.maxPinCodeLength].map(Int.init) ?? 20)
        let digits = "\\d{\(minimum),\(maximum)}"
        return state[DoorLock.requirePinForRemoteOperation] == true ? "^\(digits)$" : "^(\(digits))?$"
    }

    private static func command(_ part: PartContext, hasPin: Bool) -> String {
        let pin = hasPin ? "{% if code %}, \"pin\": {{ code|tojson }}{% endif %}" : ""
        let inner =
            "{% if value == 'OPEN' %}\"action\": \"unlatch\"{% else %}"
            + "\"locked\": {{ 'true' if value == 'LOCK' else 'false' }}{% endif %}\(pin)"
        return part.wrapped(inner)
    }

    private static func everydayState(_ part: PartContext) -> JSONObject {
        let jammed =
            part.fact(EverydayKeys.jammed) == nil ? "" : "'JAMMED' if \(part.everyday(EverydayKeys.jammed)) else "
        let locked = part.everyday(EverydayKeys.locked)
        return [
            "state_topic": .string(part.deviceTopic),
            "value_template": .string(
                "{{ \(jammed)none if \(locked) is none else 'LOCKED' if \(locked) else 'UNLOCKED' }}"),
        ]
    }

    private static func googleLock(_ part: PartContext) -> JSONObject {
        everydayState(part).joined([
            "command_topic": .string(part.setTopic),
            "payload_lock": .string(part.set(["locked": true])), "payload_unlock": .string(part.set(["locked": false])),
        ])
    }
}
