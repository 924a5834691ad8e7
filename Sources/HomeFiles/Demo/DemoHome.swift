/// The home that is shown when nothing is configured, part of the program so that it runs without files.
public enum DemoHome {
    /// A home file; the same bytes as Config/homes/flat.yaml, which a test compares.
    public static let text = #"""
        # A small flat: the home that `trait2mqtt run` shows when nothing else is configured.
        #
        # A home file lists structures, their rooms, the devices in them, and groups. The embedded backend simulates each device:
        # `type` is a device type of the Matter data model (lowerCamel), which brings the traits that devices of this type have, with
        # sensible first values. Other first values stand under `traits`, written like the payloads of the `set` topics.
        #
        # Topics follow the names: this lamp is trait2mqtt/flat/living-room/ceiling-lamp. Ids are made from the names where none is
        # given; give an `id` to a device that may be renamed here later.

        structures:
          - name: Flat
            rooms:
              - name: Living room
                devices:
                  - name: Ceiling lamp
                    id: ceiling-lamp
                    type: extendedColorLight
                    identity: { vendorName: Example, vendorID: 0xfff1, productName: Colour lamp, productID: 0x8001, serialNumber: L-1, uniqueID: lamp-1 }
                    traits:
                      onOff: { onOff: true }
                      levelControl: { currentLevel: 127 } # of 254, so 50 %
                  - name: Floor lamp
                    id: floor-lamp
                    type: dimmableLight
                    traits:
                      onOff: { onOff: false }
                      levelControl: { currentLevel: 254 }
                  - name: Thermostat
                    id: thermostat
                    type: thermostat
                    traits:
                      thermostat: { localTemperature: 2050, occupiedHeatingSetpoint: 2100, systemMode: heat } # hundredths of a degree
                  - name: Blind
                    id: blind
                    type: windowCovering
                  - name: Speaker
                    id: speaker
                    type: speaker
                    traits:
                      onOff: { onOff: true } # for a speaker: not muted
                      levelControl: { currentLevel: 76 } # the volume

              - name: Kitchen
                devices:
                  - name: Worktop light
                    id: worktop-light
                    type: colorTemperatureLight
                  - name: Coffee machine
                    id: coffee-machine
                    type: onOffPlugInUnit
                  - name: Climate
                    id: climate
                    # Two parts: a sensor for each quantity, and the battery that feeds them.
                    parts:
                      - { type: temperatureSensor, endpoint: 1, traits: { temperatureMeasurement: { measuredValue: 2130 } } }
                      - { type: humiditySensor, endpoint: 2, traits: { relativeHumidityMeasurement: { measuredValue: 4620 } } }
                      - { type: powerSource, endpoint: 0, traits: { powerSource: { batPercentRemaining: 174 } } } # half percents

              - name: Bedroom
                devices:
                  - name: Fan
                    id: fan
                    type: fan
                  - name: Button
                    id: button
                    type: genericSwitch

              - name: Hall
                devices:
                  - name: Front door
                    id: front-door
                    type: doorLock
                    traits:
                      doorLock: { lockState: locked }
                  - name: Motion
                    id: motion
                    type: occupancySensor

            # In no room.
            devices:
              - name: Garage door
                id: garage-door
                # A Google trait beside the Matter type: traits of other namespaces have their topic names.
                type: closure
                traits:
                  google.openClose: { openPercent: 0 }

            groups:
              - name: Evening lights
                id: evening-lights
                members: [Ceiling lamp, Floor lamp, Worktop light]

        """#

    /// What errors call it.
    public static let file = "demo home"
}
