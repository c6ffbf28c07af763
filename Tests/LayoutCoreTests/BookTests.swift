import Geometry
import LayoutCore
import Testing

/// Pages of 150 × 210 in 320 × 400: an open spread covers 10…310 × 95…305.
private func book(_ itemCount: Int, startsWithCover: Bool = true) -> Book {
  Book(
    itemCount: itemCount, itemSize: Size2D(width: 150, height: 210),
    viewportSize: Size2D(width: 320, height: 400), startsWithCover: startsWithCover)
}

@Suite("Book")
struct BookTests {
  // With a cover: nothing and 0, 1 and 2, 3 and 4 … Without: 0 and 1, 2 and 3 …
  @Test(
    "spreads and the items on them",
    arguments: [
      (0, true, 0, []), (1, true, 1, [0]), (2, true, 2, [0, 1]), (5, true, 3, [0, 1, 1, 2, 2]),
      (6, true, 4, [0, 1, 1, 2, 2, 3]), (1, false, 1, [0]), (2, false, 1, [0, 0]),
      (5, false, 3, [0, 0, 1, 1, 2]),
      (1_000_000, true, 500_001, []),
    ] as [(Int, Bool, Int, [Int])])
  func spreads(itemCount: Int, startsWithCover: Bool, count: Int, spreads: [Int]) {
    let book = book(itemCount, startsWithCover: startsWithCover)
    #expect(book.spreadCount == count)
    #expect(book.pages.contentLength == Double(max(1, count)) * 320)
    #expect(spreads.indices.map { book.spread(ofItem: $0) } == spreads)
  }

  // The cover is moved by half a page into the middle, 85…235; so is a last page that is alone.
  @Test("at rest pages lie flat on either side of the spine, single ones in the middle")
  func resting() {
    let book = book(6)
    let expected: [(Double, [(Int, Double)])] = [
      (0, [(0, 85)]), (320, [(1, 10), (2, 160)]), (640, [(3, 10), (4, 160)]), (960, [(5, 85)]),
      // Pulled beyond its ends it follows the finger.
      (-40, [(0, 125)]), (1000, [(5, 45)]),
    ]
    for (offset, pages) in expected {
      let made = Array(book.items(at: offset))
      #expect(made.map(\.item) == pages.map(\.0))
      for (page, (_, x)) in zip(made, pages) {
        let box = page.quadrilateral.boundingBox
        #expect(abs(box.minX - x) < 1e-9 && abs(box.width - 150) < 1e-9)
        #expect(abs(box.minY - 95) < 1e-9 && abs(box.height - 210) < 1e-9)
        #expect(page.pose.shade == 0)
      }
    }
    var fixed = book
    fixed.centersSinglePages = false
    #expect(fixed.items(at: 0).map { $0.quadrilateral.topLeft.x } == [160])
  }

  // A quarter of the way on, the leaf with items 2 and 3 has turned by 45°: its edge is 150 · cos 45° = 106.066017 aside
  // and as far in front, magnified by 900 / (900 − 106.066017) = 1.133596: 120.235961 from the spine and 238.055058 high.
  // Three quarters on, its back is seen on the other side. Light falls along the eye's line: 1 − cos 45° = 0.292893.
  @Test("a leaf turns about the spine, front first, then back")
  func turning() throws {
    let book = book(6)
    for (offset, item, side) in [(400.0, 2, 1.0), (560, 3, -1)] {
      let made = Array(book.items(at: offset))
      #expect(made.map(\.item) == [1, item, 4])
      let page = try #require(made.first { $0.item == item })
      let drawn = page.quadrilateral
      let (outer, spine) =
        side > 0
        ? ((drawn.topRight, drawn.bottomRight), drawn.topLeft)
        : ((drawn.topLeft, drawn.bottomLeft), drawn.topRight)
      #expect(abs(outer.0.x - (160 + side * 120.235961)) < 1e-5)
      #expect(abs(outer.1.y - outer.0.y - 238.055058) < 1e-5)
      #expect(abs(spine.x - 160) < 1e-9 && abs(spine.y - 95) < 1e-9)
      #expect(drawn.doubledSignedArea > 0)
      #expect(abs(page.pose.shade - 0.292893) < 1e-6)
      // The page it rises from, or sinks to, lies in its shadow; the other one in the light.
      let (shaded, lit) = side > 0 ? (made[2], made[0]) : (made[0], made[2])
      #expect(abs(shaded.pose.shade - 0.707107) < 1e-6 && lit.pose.shade == 0)
      #expect(book.zIndex(page.pose) > book.zIndex(shaded.pose))
    }
    // Upright, a leaf is seen neither from the front nor from behind.
    #expect(book.items(at: 480).map(\.item) == [1, 4])
  }

  // Two leaves of 2 points peek out on either side: on spread 10 the fronts of leaves 10, 11 and 12, and the backs of 9, 8
  // and 7. A quarter of the way on, leaf 11 is 0.75 deep, leaf 13 2.75, which shows as much as 2.
  @Test("the leaves of a stack peek out by their thickness, the topmost least")
  func stacks() throws {
    var book = book(100)
    book.leafThickness = 2
    book.visibleLeaves = 2
    let made = Array(book.items(at: 3200))
    #expect(made.map(\.item) == [15, 17, 19, 20, 22, 24])
    #expect(made.map { $0.quadrilateral.topLeft.x } == [6, 8, 10, 160, 160, 160])
    #expect(made.map { $0.quadrilateral.topRight.x } == [160, 160, 160, 310, 312, 314])
    let ordered = made.sorted { book.zIndex($0.pose) < book.zIndex($1.pose) }.map {
      Set([$0.item, 39 - $0.item])
    }
    #expect(ordered == [[15, 24], [15, 24], [17, 22], [17, 22], [19, 20], [19, 20]])
    let turning = Array(book.items(at: 3280))
    #expect(turning.map(\.item) == [15, 17, 19, 20, 22, 24, 26])
    #expect(turning.dropFirst(4).map { $0.quadrilateral.topRight.x } == [311.5, 313.5, 314])
    #expect(turning.map(\.pose.depth) == [2.25, 1.25, 0.25, 0, 0.75, 1.75, 2.75])
    // Without thickness only the topmost are made.
    book.leafThickness = 0
    #expect(book.items(at: 3200).map(\.item) == [19, 20])
  }

  // Three spreads: offset 640 shows the cover, 320 the first two pages, the earlier of them on the right.
  @Test("a book read from right to left is the mirror image")
  func mirrored() throws {
    var book = book(5)
    book.isMirrored = true
    #expect(book.pages.initialOffset == 640)
    #expect(book.items(at: 640).map(\.item) == [0])
    #expect(
      book.items(at: 320).map { [Double($0.item), $0.quadrilateral.topLeft.x] } == [[1, 160], [2, 10]])
    let plain = self.plain(5)
    for (page, other) in zip(book.items(at: 640 - 400), plain.items(at: 400)) {
      #expect(page.item == other.item)
      let drawn = other.quadrilateral
      let mirror = Quadrilateral(
        Point2D(x: 320 - drawn.topRight.x, y: drawn.topRight.y),
        Point2D(x: 320 - drawn.topLeft.x, y: drawn.topLeft.y),
        Point2D(x: 320 - drawn.bottomLeft.x, y: drawn.bottomLeft.y),
        Point2D(x: 320 - drawn.bottomRight.x, y: drawn.bottomRight.y))
      #expect(page.quadrilateral.isClose(to: mirror))
    }
  }

  private func plain(_ itemCount: Int) -> Book { book(itemCount) }

  @Test("with a vertical axis it turns its leaves up, as a wall calendar")
  func vertical() throws {
    var book = book(6)
    book.direction = .vertical
    book.itemSize = Size2D(width: 210, height: 150)
    book.viewportSize = Size2D(width: 400, height: 320)
    for (page, other) in zip(book.items(at: 400), plain(6).items(at: 400)) {
      #expect(page.item == other.item)
      let (a, b) = (page.quadrilateral, other.quadrilateral)
      // Exchanging x and y mirrors the page: its lower left corner becomes the upper right one.
      let exchanged = Quadrilateral(
        Point2D(x: b.topLeft.y, y: b.topLeft.x), Point2D(x: b.bottomLeft.y, y: b.bottomLeft.x),
        Point2D(x: b.bottomRight.y, y: b.bottomRight.x), Point2D(x: b.topRight.y, y: b.topRight.x))
      #expect(a.isClose(to: exchanged))
    }
  }

  // 320 × 400 less 10, 20, 30 and 40: 260 × 360 for two pages side by side, around (150, 190).
  @Test("pages without extent share what the insets leave")
  func filling() {
    var book = book(3)
    book.itemSize = .zero
    book.insets = Insets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(book.drawnItemSize == Size2D(width: 130, height: 360))
    #expect(book.spine(at: 320) == Point2D(x: 150, y: 190))
    book.direction = .vertical
    #expect(book.drawnItemSize == Size2D(width: 260, height: 180))
  }

  @Test("a leaf far into the book turns exactly like one near its beginning")
  func farAway() {
    let book = book(1_000_000)
    for fraction in [0, 0.5, 101.5, 250] {
      let near = Array(book.items(at: 3200 + fraction))
      let far = Array(book.items(at: 320 * 400_000 + fraction))
      #expect(near.map(\.quadrilateral) == far.map(\.quadrilateral))
      #expect(near.map { $0.item + 2 * 399_990 } == far.map(\.item))
    }
  }
}
