/// Homes that tests share.
enum Homes {
    static let lamp = """
        structures:
          - name: Main House
            id: house
            rooms:
              - name: Kitchen
                id: kitchen
                devices:
                  - name: Ceiling light
                    id: lamp
                    type: dimmableLight
                    identity: { vendorName: Example, vendorID: 0xfff1, productID: 0x8000, productName: Lamp, serialNumber: A1, uniqueID: lamp-1 }
                    traits: { onOff: { onOff: true }, levelControl: { currentLevel: 127 } }
        """
}
