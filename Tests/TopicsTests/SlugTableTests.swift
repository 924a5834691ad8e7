import HomeModel
import Testing
import Topics

@Suite("Who holds which slug")
struct SlugTableTests {
    @Test("`Of equal slugs under one parent the newcomer gets a number`")
    func numbers() {
        var table = SlugTable()
        #expect(table.claim("lamp", for: "a", in: "room").slug == "lamp")
        #expect(table.claim("lamp", for: "b", in: "room").slug == "lamp-2")
        #expect(table.claim("lamp", for: "c", in: "room").slug == "lamp-3")
        #expect(table.claim("lamp", for: "d", in: "other room").slug == "lamp")
        #expect(table.owner(of: "lamp-2", in: "room") == "b")
        #expect(table.owner(of: "lamp-2", in: "other room") == nil)
    }

    @Test("`A numbered slug does not push out a name that looks like one`")
    func lookalike() {
        var table = SlugTable()
        #expect(table.claim("lamp-2", for: "a", in: "room").slug == "lamp-2")
        #expect(table.claim("lamp", for: "b", in: "room").slug == "lamp")
        #expect(table.claim("lamp", for: "c", in: "room").slug == "lamp-3")
        #expect(table.claim("lamp-2", for: "d", in: "room").slug == "lamp-2-2")
    }

    @Test("`A holder keeps its slug whatever it wishes for later, and nothing is stored again`")
    func holds() {
        var table = SlugTable()
        let first = table.claim("lamp", for: "a", in: "room")
        #expect(first.record?.slug == "lamp")
        #expect(first.record?.owner == "a")
        #expect(first.record?.scope == "room")
        let second = table.claim("spot", for: "a", in: "room")
        #expect(second.slug == "lamp")
        #expect(second.record == nil)
    }

    @Test("`A slug is free again once it is released, and no sooner`")
    func release() {
        var table = SlugTable()
        _ = table.claim("lamp", for: "a", in: "room")
        #expect(table.claim("lamp", for: "b", in: "room").slug == "lamp-2")
        #expect(table.release("a", in: "room")?.slug == "lamp")
        #expect(table.release("a", in: "room") == nil)
        #expect(table.owner(of: "lamp", in: "room") == nil)
        #expect(table.claim("lamp", for: "c", in: "room").slug == "lamp")
        #expect(table.slug(of: "b", in: "room") == "lamp-2")
    }

    @Test("`Stored slugs come back as they were`")
    func stored() {
        var table = SlugTable([
            SlugRecord(scope: "room", owner: "a", slug: "lamp-2"), SlugRecord(scope: "room", owner: "b", slug: "lamp"),
        ])
        #expect(table.claim("lamp", for: "a", in: "room").slug == "lamp-2")
        #expect(table.claim("lamp", for: "b", in: "room").slug == "lamp")
        #expect(table.claim("lamp", for: "c", in: "room").slug == "lamp-3")
    }

    @Test("`Slugs are compared as bytes, not as canonical equivalents`")
    func bytes() {
        var table = SlugTable()
        _ = table.claim("e\u{301}", for: "a", in: "room")
        #expect(table.owner(of: "\u{E9}", in: "room") == nil)
        #expect(table.claim("\u{E9}", for: "b", in: "room").slug.utf8.elementsEqual("\u{E9}".utf8))
    }

    @Test("`Six names that lose letters elsewhere stay six different slugs`")
    func fieldCase() {
        var table = SlugTable()
        let names = ["Fenêtre", "Fentre", "Lumière 💡", "Büro", "$lamp", "  lamp "]
        let slugs = names.enumerated().map { index, name in
            table.claim(Slug.make(name) ?? "", for: "\(index)", in: "room").slug
        }
        #expect(slugs == ["fenêtre", "fentre", "lumière-💡", "büro", "lamp", "lamp-2"])
    }
}
