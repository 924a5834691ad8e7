import HomeModel
import Testing
import Topics

@Suite("Names of parts")
struct PartNamesTests {
    @Test("`A part alone of its type has the bare name, several carry their endpoints`")
    func plain() {
        #expect(PartNames.assign([(1, "dimmableLight")], held: [:]) == [1: "dimmableLight"])
        #expect(
            PartNames.assign([(1, "onOffPlugInUnit"), (2, "onOffPlugInUnit"), (3, "temperatureSensor")], held: [:])
                == [1: "onOffPlugInUnit-1", 2: "onOffPlugInUnit-2", 3: "temperatureSensor"])
        #expect(PartNames.assign([], held: [:]).isEmpty)
    }

    @Test("`A part that comes later never renames another`")
    func later() {
        #expect(
            PartNames.assign([(1, "light"), (2, "light")], held: [1: "light"]) == [1: "light", 2: "light-2"])
        #expect(
            PartNames.assign([(2, "light"), (1, "light"), (3, "light")], held: [1: "light-1", 2: "light-2"])
                == [1: "light-1", 2: "light-2", 3: "light-3"])
    }

    @Test("`A part that stays when others go keeps its number`")
    func leaves() {
        #expect(PartNames.assign([(2, "light")], held: [1: "light-1", 2: "light-2"])[2] == "light-2")
    }

    @Test("`A name held by a part that is gone is not given again`")
    func gone() {
        #expect(PartNames.assign([(4, "light")], held: [1: "light"])[4] == "light-4")
    }
}
