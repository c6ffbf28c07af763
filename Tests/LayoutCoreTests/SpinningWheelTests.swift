import Geometry
import LayoutCore
import Testing

private func wheel(
  _ itemCount: Int, in viewport: Size2D = Size2D(width: 320, height: 480),
  _ contentWidth: SpinningWheel.ContentWidth = .items
) -> SpinningWheel {
  SpinningWheel(
    itemCount: itemCount, itemSize: Size2D(width: 133, height: 173), viewportSize: viewport,
    contentWidth: contentWidth)
}

@Suite("Spinning wheel")
struct SpinningWheelTests {
  // atan x = x − x³/3 + x⁵/5 − x⁷/7 + …, at x = 133/500 = 0.266: 0.266 − 0.0062737 + 0.0002663 − 0.0000135
  // + 0.0000007 = 0.2599799; (173/2 + 500) / 173 = 586.5 / 173 = 3.3901734.
  @Test("the angle of an item and the hub in its unit square")
  func numbers() {
    let wheel = wheel(10)
    #expect(abs(wheel.anglePerItem - 0.2599799) < 1e-6)
    #expect(abs(wheel.anchorPoint.y - 3.3901734) < 1e-7)
    #expect(wheel.anchorPoint.x == 0.5)
    // The cell moves its centre down by (anchorY − ½) · h, which has to be the radius.
    #expect(abs((wheel.anchorPoint.y - 0.5) * 173 - 500) < 1e-12)
  }

  // Between 20 and 480 − 100 is 200, between 40 and 320 is 180. A quarter turn is 500 to the right and 500 down.
  @Test("insets move the wheel to the middle of what they leave free")
  func insets() {
    var wheel = wheel(10)
    wheel.insets = Insets(top: 20, left: 40, bottom: 100)
    let top = wheel.quadrilateral(at: 0).boundingBox
    #expect(abs(top.midX - 180) < 1e-9 && abs(top.midY - 200) < 1e-9)
    #expect(abs(top.width - 133) < 1e-9 && abs(top.height - 173) < 1e-9)
    let side = wheel.quadrilateral(at: .pi / 2).boundingBox
    #expect(abs(side.midX - 680) < 1e-9 && abs(side.midY - 700) < 1e-9)
  }

  // n · w = 1330 and W + (n − 1) · w = 320 + 1197 = 1517.
  @Test("the content is as high as the view, and as wide as the mode says")
  func contentSize() {
    #expect(wheel(10).contentSize == Size2D(width: 1330, height: 480))
    #expect(
      wheel(10, .viewportAndItems).contentSize == Size2D(width: 1517, height: 480))
    #expect(wheel(0, .viewportAndItems).contentSize == Size2D(width: 0, height: 480))
    #expect(wheel(1, .viewportAndItems).contentSize == Size2D(width: 320, height: 480))
  }

  @Test("item 0's angle falls from 0 to −(n − 1) items over the whole range", arguments: [true, false])
  func angles(isOriginal: Bool) {
    let wheel = wheel(10, isOriginal ? .items : .viewportAndItems)
    let end = wheel.contentSize.width - 320
    let step = wheel.anglePerItem
    #expect(wheel.angle(ofItem: 0, at: 0) == 0)
    #expect(abs(wheel.angle(ofItem: 0, at: end) + 9 * step) < 1e-12)
    #expect(abs(wheel.angle(ofItem: 9, at: end)) < 1e-12)
    #expect(abs(wheel.angle(ofItem: 4, at: end / 3) - (4 - 9.0 / 3) * step) < 1e-12)
    // Beyond the ends the wheel turns on in proportion.
    #expect(abs(wheel.angle(ofItem: 0, at: -end / 9) - step) < 1e-12)
  }

  @Test("with nothing to scroll item 0 stays in the middle")
  func nothingToScroll() {
    let wide = wheel(2, in: Size2D(width: 266, height: 480))
    for offset in [-100.0, 0, 50] {
      #expect(wide.angle(ofItem: 0, at: offset) == 0)
      #expect(wide.targetOffset(proposed: offset, velocity: 1) == 0)
    }
    #expect(wheel(1).angle(ofItem: 0, at: 77) == 0)
    #expect(wheel(1, .viewportAndItems).targetOffset(proposed: 77, velocity: 1) == 0)
  }

  // On top: the item's rectangle around the middle (160, 240). A quarter turn clockwise about the hub at
  // (160, 740) takes (160, 240) to (660, 740) and lays the item on its side.
  @Test("an item on top, and one a quarter turn on")
  func quadrilaterals() {
    let wheel = wheel(10)
    #expect(
      wheel.quadrilateral(at: 0).isClose(
        to: Rectangle(x: 160 - 66.5, y: 240 - 86.5, width: 133, height: 173).corners))
    let turned = wheel.quadrilateral(at: .pi / 2)
    let box = Rectangle(x: 660 - 86.5, y: 740 - 66.5, width: 173, height: 133)
    #expect(abs(turned.boundingBox.minX - box.minX) < 1e-9)
    #expect(abs(turned.boundingBox.maxY - box.maxY) < 1e-9)
    // What was its upper left corner is now the upper right one.
    #expect(abs(turned.topLeft.x - box.maxX) < 1e-9 && abs(turned.topLeft.y - box.minY) < 1e-9)
  }

  // 9 items of half a radian: the angles of items 6 and 7 are 3 and 3.5, and half a turn is 3.14.
  @Test("items more than half a turn away are not seen, asked for alone either")
  func beyondHalfATurn() {
    let wheel = SpinningWheel(
      itemCount: 9, itemSize: Size2D(width: 60, height: 80), viewportSize: Size2D(width: 200, height: 260),
      radius: 250, customAnglePerItem: 0.5)
    #expect(wheel.angle(ofItem: 7, at: 0) == 3.5)
    #expect([3, 3.5, -3, -3.5].map(wheel.alpha) == [1, 0, 1, 0])
    let everywhere = Rectangle(x: -1000, y: -1000, width: 2000, height: 2000)
    #expect(wheel.items(at: 0, intersecting: everywhere).map(\.item) == Array(0...6))
  }

  @Test(
    "the stack is by angle in millionths, cut, whatever the last bits of the angle are",
    arguments: [
      (0.1234567, 123456), (-0.1234567, -123456), (0.88, 880_000), (0.88.nextDown, 880_000),
      (-0.88.nextUp, -880_000),
    ])
  func stacking(angle: Double, expected: Int) {
    #expect(wheel(10).zIndex(at: angle) == expected)
  }

  // W = 320, n · w − W = 1330 − 320 = 1010 for 9 items: an item every 112.222 points.
  @Test(
    "the wheel stops on an item, in the direction it turns",
    arguments: [
      (0, 0, 0), (56, 0, 0), (57, 0, 1), (1, 2, 1), (111, -0.5, 0), (113, -0.5, 1), (113, 0.5, 2),
      (1010, 1, 9), (1500, 1, 9), (-70, -1, 0), (-70, 1, 0),
      // Half-way, still: the later item. On an item but for rounding: that item, however it moves.
      (1010.0 / 18, 0, 1), (1010.0 / 9 * 3 + 1e-5, 1, 3), (1010.0 / 9 * 3 - 1e-5, -1, 3),
      (1010.0 / 9 * 3 + 1e-3, 1, 4), (.nan, 1, 0), (200, .nan, 2), (.infinity, 1, 0),
    ] as [(Double, Double, Double)])
  func stopping(proposed: Double, velocity: Double, item: Double) {
    let target = wheel(10).targetOffset(proposed: proposed, velocity: velocity)
    #expect(abs(target - item * 1010 / 9) < 1e-9)
    #expect(wheel(10).offset(ofItem: Int(item)) == target)
  }

  @Test("a custom angle spreads the items, in reverse order when negative")
  func customAngle() {
    var wheel = wheel(10)
    for (custom, angle) in [(0.5, 1.0), (-0.5, -1), (0, 0.5199598), (.nan, 0.5199598)] {
      wheel.customAnglePerItem = custom
      #expect(abs(wheel.angle(ofItem: 2, at: 0) - angle) < 1e-5)
      #expect(wheel.items(at: 0).first { _ in true }?.item == 0)
    }
  }

  @Test("item 1,000,000 stands to the last bit as item 1 does", arguments: [true, false])
  func farAwayIsAsSharp(isOriginal: Bool) {
    // In the original mode the width is chosen so that one item's scrolling is a whole number of points:
    // (1,000,001 · 133 − 133) / 1,000,000 = 133 as well.
    let wheel = wheel(
      1_000_001, in: Size2D(width: 133, height: 400), isOriginal ? .items : .viewportAndItems)
    for fraction in [0, 0.5, 66.5, 132.5] {
      let near = wheel.items(at: 10 * 133 + fraction)
      let far = wheel.items(at: 999_990 * 133 + fraction)
      #expect(near.count { _ in true } == far.count { _ in true })
      for (a, b) in zip(near, far) {
        #expect(a.angle == b.angle)
        #expect(a.item + 999_980 == b.item)
      }
    }
  }
}
