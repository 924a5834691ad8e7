extension Homes {
    /// Two structures, rooms, devices in rooms and in none, two groups.
    static let estate = """
        structures:
          - name: Main House
            id: house
            rooms:
              - name: Kitchen
                id: kitchen
                devices:
                  - { name: Lamp, id: lamp, type: dimmableLight }
                  - { name: Spot, id: spot, type: onOffLight }
              - name: Hall
                id: hall
                devices:
                  - { name: Door, id: door, type: doorLock }
            devices:
              - { name: Robot, id: robot, type: onOffPlugInUnit }
            groups:
              - { name: Lights, id: lights, members: [lamp, spot] }
          - name: Cottage
            id: cottage
            rooms:
              - { name: Kitchen, id: den }
            devices:
              - { name: Lamp, id: lantern, type: dimmableLight }
        """
}
