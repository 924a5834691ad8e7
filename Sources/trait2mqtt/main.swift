print("trait2mqtt")
