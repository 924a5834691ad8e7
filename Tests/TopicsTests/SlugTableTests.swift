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

    @Test("`A slug that its holder left is free for others once it is freed, and no sooner`")
    func retired() throws {
        var table = SlugTable()
        _ = table.claim("lamp", for: "a", in: "room")
        let left = table.retire("a", in: "room")
        let former = try #require(left)
        #expect(former == SlugRecord(scope: "room", owner: "a", slug: "lamp", isFormer: true))
        let again = table.retire("a", in: "room")
        #expect(again == nil)
        #expect(table.slug(of: "a", in: "room") == nil)
        #expect(table.claim("lamp", for: "b", in: "room").slug == "lamp-2")
        let isFree = table.free(former)
        #expect(isFree)
        let isFreeAgain = table.free(former)
        #expect(!isFreeAgain)
        #expect(table.owner(of: "lamp", in: "room") == nil)
        #expect(table.claim("lamp", for: "c", in: "room").slug == "lamp")
        #expect(table.slug(of: "b", in: "room") == "lamp-2")
    }

    @Test("`Who comes back to a slug that it left has it again, and nobody frees it meanwhile`")
    func comesBack() throws {
        var table = SlugTable()
        _ = table.claim("lamp", for: "a", in: "room")
        let left = table.retire("a", in: "room")
        let former = try #require(left)
        let (slug, record) = table.claim("lamp", for: "a", in: "room")
        #expect(slug == "lamp")
        #expect(record == SlugRecord(scope: "room", owner: "a", slug: "lamp"))
        let isFree = table.free(former)
        #expect(!isFree)
        #expect(table.owner(of: "lamp", in: "room") == "a")
    }

    @Test("`A former slug stays taken after a restart`")
    func formerStored() {
        var table = SlugTable([
            SlugRecord(scope: "room", owner: "a", slug: "lamp", isFormer: true),
            SlugRecord(scope: "room", owner: "a", slug: "spot"),
        ])
        #expect(table.slug(of: "a", in: "room") == "spot")
        #expect(table.claim("lamp", for: "b", in: "room").slug == "lamp-2")
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
