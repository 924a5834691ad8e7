/// A small vendor's trait in which tests replace a piece.
enum VendorTraitText {
    static let text = """
        trait: spinner
        namespace: exampleOrganization
        id: 0xFFF1FC01
        features:
          reverse: { bit: 0, code: REV }
        enums:
          DirectionEnum:
            values: { clockwise: 0, counterclockwise: 1 }
        bitmaps:
          FaultBitmap:
            flags: { overload: 0, severity: 2-3 }
        structs:
          SpinStruct:
            rpm: { type: uint16, unit: rpm }
            endedEarly: { type: bool, is: [optional] }
        attributes:
          speed: { id: 0, type: uint16, unit: rpm, is: [writable], range: 0..maxSpeed, default: 800 }
          maxSpeed: { id: 1, type: uint16, is: [fixed], range: 100..2000, default: 1600 }
          spinning: { id: 2, type: bool, default: false, affectedBy: [start, stop] }
          direction: { id: 3, type: DirectionEnum, is: [writable], default: clockwise, conformance: REV }
          faults: { id: 4, type: FaultBitmap, default: [overload] }
          revolutions: { id: 5, type: uint64, default: 18446744073709551615 }
          lastSpin: { id: 6, type: SpinStruct, is: [nullable], default: null }
        commands:
          start:
            fields:
              speed: { type: uint16, range: 1..maxSpeed }
              duration: { type: uint32, is: [nullable] }
              faults: FaultBitmap
          stop:
          reset:
            response: { fields: { revolutions: uint64 } }
        events:
          jammed: { priority: critical, fields: { rpm: uint16 } }
        set:
          - { attributes: [spinning], value: true, command: start, fields: { speed: 100 } }
          - { attributes: [spinning], value: false, command: stop }
        everyday:
          - { key: spinning, attribute: spinning }
          - { key: spinSpeed, attribute: speed, unit: rpm }
        actions:
          - { action: spinUp, command: start, fields: { speed: 200, duration: null } }
          - { action: halt, command: stop }
        alarms:
          - { key: stuck, event: jammed, when: { rpm: 0 }, until: { spinning: [true] } }

        """

    /// The text with one piece replaced; nil when the piece is not there exactly once.
    static func replacing(_ piece: String, with other: String) -> String? {
        let parts = text.split(separator: piece, omittingEmptySubsequences: false)
        return parts.count == 2 ? parts[0] + other + parts[1] : nil
    }
}
