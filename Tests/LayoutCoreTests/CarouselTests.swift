import Geometry
import LayoutCore
import Testing

/// Cards of 240 × 320, 10 apart, in 320 × 400: one pitch is 250.
private func carousel(_ itemCount: Int, isEndless: Bool = false) -> Carousel {
  Carousel(
    itemCount: itemCount, itemSize: Size2D(width: 240, height: 320),
    viewportSize: Size2D(width: 320, height: 400), isEndless: isEndless)
}

@Suite("Carousel")
struct CarouselTests {
  // The card in the middle is 240 wide around 160. The next one is 250 further on, 0.9 times as large: 216 × 288 around
  // (410, 200). Half a pitch on, both are scaled by 0.95 and 228 wide, around 35 and 285.
  @Test("the current card is in the middle, its neighbours beside it are smaller")
  func places() throws {
    let carousel = carousel(5)
    let atRest = Array(carousel.items(at: 0))
    #expect(atRest.map(\.item) == [0, 1])
    #expect(atRest[0].quadrilateral.boundingBox == Rectangle(x: 40, y: 40, width: 240, height: 320))
    let neighbor = atRest[1].quadrilateral.boundingBox
    for (value, expected) in [
      (neighbor.minX, 302.0), (neighbor.maxX, 518), (neighbor.minY, 56), (neighbor.maxY, 344),
    ] { #expect(abs(value - expected) < 1e-9) }
    let between = Array(carousel.items(at: 125))
    #expect(between.map(\.item) == [0, 1])
    for (item, minX) in zip(between, [-79.0, 171]) {
      #expect(abs(item.quadrilateral.boundingBox.minX - minX) < 1e-9)
      #expect(abs(item.quadrilateral.boundingBox.width - 228) < 1e-9)
    }
    #expect(carousel.items(at: 500).map(\.item) == [1, 2, 3])
    #expect(carousel.items(at: 1000).map(\.item) == [3, 4])
  }

  // Turned by 30° about its own axis, half a card of 120 reaches 120 · cos 30° = 103.923048 aside, its edges 60 to the
  // front and to the back: 103.923048 · 900/840 = 111.346123 outwards and 103.923048 · 900/960 = 97.427858 inwards. The
  // outer edge is 320 · 900/840 = 342.857143 high, the inner one 320 · 900/960 = 300.
  @Test("neighbours are turned to face the middle")
  func turning() throws {
    var carousel = carousel(3)
    carousel.neighborScale = 1
    carousel.neighborAngle = .pi / 6
    let right = try #require(carousel.quadrilateral(at: 1))
    let left = try #require(carousel.quadrilateral(at: -1))
    for (value, expected) in [
      (right.topLeft.x, 410 - 97.427858), (right.topRight.x, 410 + 111.346123),
      (right.bottomLeft.y - right.topLeft.y, 300), (right.bottomRight.y - right.topRight.y, 342.857143),
      (left.topRight.x, -90 + 97.427858), (left.topLeft.x, -90 - 111.346123),
      (left.bottomLeft.y - left.topLeft.y, 342.857143),
    ] { #expect(abs(value - expected) < 1e-5) }
    // Beyond the neighbours nothing changes any more; in the middle nothing is done at all.
    #expect(carousel.transform(at: 7) == carousel.transform(at: 1))
    #expect(carousel.transform(at: 0) == .identity)
  }

  // Seen from as near as may be, 100 (a card's length): turned by 1.4, the far edge is 50 · sin 1.4 = 49.27 before the
  // screen and 100/(100 − 49.27) = 1.971 times as high: it reaches from 150 − 98.6 = 51.4 on down.
  @Test("what a turned neighbour reaches above the row by perspective is found")
  func turnedNeighbor() {
    let carousel = Carousel(
      itemCount: 3, itemSize: Size2D(width: 100, height: 100), viewportSize: Size2D(width: 400, height: 300),
      lineSpacing: 0, neighborScale: 1, neighborAngle: 1.4, eyeDistance: 1)
    let above = Rectangle(x: 0, y: 55, width: 400, height: 5)
    #expect(carousel.items(at: 0, intersecting: above).map(\.item) == [1])
  }

  @Test("a vertical carousel is a horizontal one with its axes exchanged")
  func vertical() {
    var horizontal = carousel(9)
    horizontal.neighborAngle = 0.5
    var vertical = horizontal
    vertical.direction = .vertical
    vertical.itemSize = Size2D(width: 320, height: 240)
    vertical.viewportSize = Size2D(width: 400, height: 320)
    for (upright, lying) in zip(vertical.items(at: 730), horizontal.items(at: 730)) {
      #expect(upright.item == lying.item)
      let (a, b) = (upright.quadrilateral, lying.quadrilateral)
      // Exchanging x and y mirrors the card: its lower left corner becomes the upper right one.
      let exchanged = Quadrilateral(
        Point2D(x: b.topLeft.y, y: b.topLeft.x), Point2D(x: b.bottomLeft.y, y: b.bottomLeft.x),
        Point2D(x: b.bottomRight.y, y: b.bottomRight.x), Point2D(x: b.topRight.y, y: b.topRight.x))
      #expect(a.isClose(to: exchanged))
    }
  }

  // Five cards, offsets 0…1000: from right to left, 1000 shows the first, and the second is on its left.
  @Test("from right to left everything is the other way round")
  func mirrored() throws {
    let plain = carousel(5)
    var carousel = plain
    carousel.isMirrored = true
    carousel.neighborAngle = 0.4
    #expect(carousel.pages.initialOffset == 1000)
    let items = Array(carousel.items(at: 1000 - 130))
    #expect(items.map(\.item) == plain.items(at: 130).map(\.item))
    #expect(carousel.center(at: 1) == Point2D(x: -90, y: 200))
    var turned = plain
    turned.neighborAngle = 0.4
    for item in items {
      // The picture of the one is that of the other in a mirror.
      let other = try #require(turned.quadrilateral(at: item.distance))
      let mirror = Quadrilateral(
        Point2D(x: 320 - other.topRight.x, y: other.topRight.y),
        Point2D(x: 320 - other.topLeft.x, y: other.topLeft.y),
        Point2D(x: 320 - other.bottomLeft.x, y: other.bottomLeft.y),
        Point2D(x: 320 - other.bottomRight.x, y: other.bottomRight.y))
      #expect(item.quadrilateral.isClose(to: mirror))
    }
  }

  // A viewport and a neighbour are 320 + 216 = 536 long: three cards of 250 go round, two do not.
  @Test("an endless carousel goes round when it has cards enough")
  func endless() {
    #expect(!carousel(1, isEndless: true).pages.isEndless)
    #expect(!carousel(2, isEndless: true).pages.isEndless)
    let three = carousel(3, isEndless: true)
    #expect(three.pages.isEndless)
    #expect(three.items(at: three.pages.initialOffset).map(\.item) == [2, 0, 1])
    #expect(three.items(at: three.pages.offset(ofItem: 2)).map(\.item) == [1, 2, 0])
  }

  // Banners fill the viewport less the insets: 300 × 180 around (160, 100) in 320 × 400 with 10, 10, 210, 10.
  @Test("a card without extent fills what the insets leave")
  func banner() {
    var carousel = carousel(3)
    carousel.itemSize = .zero
    carousel.lineSpacing = 0
    carousel.insets = Insets(top: 10, left: 10, bottom: 210, right: 10)
    #expect(carousel.drawnItemSize == Size2D(width: 300, height: 180))
    #expect(carousel.center == Point2D(x: 160, y: 100))
    #expect(carousel.pitch == 300)
    carousel.insets = Insets(left: 500)
    #expect(carousel.drawnItemSize.width == 0 && carousel.pitch == 1)
    // However much cards are to overlap, a hundredth is left between them.
    (carousel.itemSize, carousel.lineSpacing) = (Size2D(width: 240, height: 320), -500)
    #expect(carousel.pitch == 2.4)
  }

  @Test("cards nearer to the middle have a higher z-index, and neighbours fade to `neighborAlpha`")
  func stackingAndFading() {
    var carousel = carousel(9)
    carousel.neighborAlpha = 0.4
    for (distance, zIndex, alpha) in [
      (0.0, 0.0, 1.0), (0.5, -5000, 0.7), (-1, -10_000, 0.4), (3, -30_000, 0.4),
    ] {
      #expect(carousel.zIndex(at: distance) == Int(zIndex))
      #expect(abs(carousel.alpha(at: distance) - alpha) < 1e-12)
    }
    carousel.neighborAlpha = .nan
    #expect(carousel.alpha(at: 1) == 0)
  }
}
