import Geometry
import LayoutCore
import TestSupport
import Testing

private func wheel(
  _ itemCount: Int, size: Size2D = Size2D(width: 260, height: 100),
  in viewport: Size2D = Size2D(width: 320, height: 400)
) -> PickerWheel {
  PickerWheel(itemCount: itemCount, itemSize: size, viewportSize: viewport)
}

@Suite("Picker wheel")
struct PickerWheelTests {
  // (100 / 2) / tan(π / n): tan 18° = 0.32491970, tan 30° = 1/√3, tan 45° = 1, tan 15° = 2 − √3, and
  // 1 / (2 − √3) = 3.73205081.
  @Test(
    "the radius is that of a prism of n faces, up to the visible ones",
    arguments: [
      (0, 0), (1, 0), (2, 0), (4, 50), (6, 86.602540378444), (10, 153.884176858763),
      (12, 186.602540378444), (13, 186.602540378444), (1_000_000, 186.602540378444),
    ] as [(Int, Double)])
  func radius(itemCount: Int, expected: Double) {
    #expect(abs(wheel(itemCount).radius - expected) < 1e-9)
  }

  // At a radius of 300 the front face is magnified by 900 / (900 − 300) = 1.5. The faces keep their angles: 36° apart,
  // the next one is at y = 200 + 300 · sin 36° · 900 / (900 − 300 · cos 36°) = 200 + 176.3356 · 1.3692497 = 441.4472.
  @Test("a custom radius moves the faces outwards or inwards, and keeps their angles")
  func customRadius() throws {
    var wheel = wheel(10)
    wheel.customRadius = 300
    #expect(wheel.radius == 300)
    let front = try #require(wheel.items(at: 400).first { $0.item == 0 }).quadrilateral
    #expect(abs(front.topRight.x - front.topLeft.x - 390) < 1e-9)
    let middle = try #require(wheel.transform(at: -2 * .pi / 10).homography.apply(to: Point2D.zero))
    #expect(abs(middle.y - 241.4472) < 1e-3)
    wheel.customRadius = .nan
    #expect(wheel.radius == 0)
  }

  // A page is 400, a turn 4,000: row 2 is in front at 1,200, 5,200, 9,200 and −2,800.
  @Test(
    "a row is nearest by the shorter way round",
    arguments: [(1200, 1200), (5000, 5200), (3100, 1200), (3300, 5200), (-1000, -2800), (.infinity, 1200)]
      as [(Double, Double)])
  func nearestOffset(present: Double, expected: Double) {
    #expect(wheel(10).offset(ofItem: 2, nearest: present) == expected)
  }

  // Ten rows: z = 153.8842, hence a magnification of 900 / (900 − 153.8842) = 1.2062470; the face is
  // 260 · 1.2062470 = 313.6242 wide and 120.6247 high around (160, 200).
  @Test("the front face is magnified around the middle")
  func frontFace() throws {
    let front = try #require(wheel(10).items(at: 400).first { $0.item == 0 })
    #expect(front.angle == 0)
    let box = front.quadrilateral.boundingBox
    #expect(abs(box.width - 313.6242) < 1e-3)
    #expect(abs(box.height - 120.6247) < 1e-4)
    #expect(abs(box.midX - 160) < 1e-9)
    #expect(abs(box.midY - 200) < 1e-9)
  }

  // Row 1 is 36° below: its centre is at y = r · sin 36° = 90.4508, z = r · cos 36° = 124.4949, drawn at
  // 90.4508 · 900 / (900 − 124.4949) = 104.9712 below the middle.
  @Test("the next row is below, or above when the order is reversed")
  func order() throws {
    var wheel = wheel(10)
    let center = Point3D(x: 0, y: 0, z: 0)
    for (order, side) in [(PickerWheel.Order.forward, 1.0), (.reversed, -1)] {
      wheel.order = order
      let next = try #require(wheel.items(at: 400).first { $0.item == 1 })
      #expect(abs(next.angle + side * .pi / 5) < 1e-12)
      let image = next.transform.homogeneousImage(of: center)
      #expect(abs(image.y / image.w - side * 104.9712) < 1e-3)
    }
  }

  @Test("both orders turn the same way: scrolling on takes the front face up")
  func turningDirection() throws {
    var wheel = wheel(10)
    for order in [PickerWheel.Order.forward, .reversed] {
      wheel.order = order
      let front = try #require(wheel.items(at: 410).first { $0.item == 0 })
      #expect(front.quadrilateral.boundingBox.midY < 200)
      #expect(abs(front.angle - 2 * .pi / 10 * 10 / 400) < 1e-12)
    }
  }

  @Test("a horizontal wheel is a vertical one with its axes exchanged")
  func horizontal() throws {
    let vertical = wheel(10)
    var horizontal = wheel(
      10, size: Size2D(width: 100, height: 260), in: Size2D(width: 400, height: 320))
    horizontal.direction = .horizontal
    let pairs = zip(vertical.items(at: 730), horizontal.items(at: 730))
    #expect(Array(pairs).count == 5)
    for (upright, lying) in pairs {
      #expect(upright.item == lying.item)
      let a = upright.quadrilateral
      let b = lying.quadrilateral
      // Exchanging x and y mirrors the face: its lower left corner becomes the upper right one.
      let exchanged = Quadrilateral(
        Point2D(x: b.topLeft.y, y: b.topLeft.x), Point2D(x: b.bottomLeft.y, y: b.bottomLeft.x),
        Point2D(x: b.bottomRight.y, y: b.bottomRight.x), Point2D(x: b.topRight.y, y: b.topRight.x))
      #expect(a.isClose(to: exchanged))
    }
  }

  // Twelve faces: |d| < 12/4 leaves 2 rows on each side of the front one; a quarter of the way on,
  // −2 ≤ d ≤ 3 − ¼. Ten faces: |d| < 2.5.
  @Test(
    "only faces less than a quarter turn from the front are made",
    arguments: [
      (1_000_000, 400.0, [999_998, 999_999, 0, 1, 2]), (1_000_000, 500, [999_998, 999_999, 0, 1, 2, 3]),
      (13, 400 * 14, [11, 12, 0, 1, 2]), (10, 400, [8, 9, 0, 1, 2]), (1, 400, [0]), (2, 400, [0]),
      (2, 800, [1]),
    ] as [(Int, Double, [Int])])
  func nearFaces(itemCount: Int, offset: Double, expected: [Int]) {
    #expect(wheel(itemCount).items(at: offset).map(\.item) == expected)
  }

  @Test("far faces are made when asked for, mirrored, and only while every row has a face")
  func farFaces() throws {
    var wheel = wheel(10)
    for (farFaces, alpha) in [(PickerWheel.FarFaces.shown, 1.0), (.dimmed(alpha: 0.25), 0.25)] {
      wheel.farFaces = farFaces
      let faces = Array(wheel.items(at: 400))
      #expect(Set(faces.map(\.item)) == Set(0..<10))
      let opposite = try #require(faces.first { $0.item == 5 })
      #expect(opposite.quadrilateral.doubledSignedArea < 0)
      #expect(opposite.quadrilateral.topLeft.y > opposite.quadrilateral.bottomLeft.y)
      #expect(wheel.alpha(at: opposite.angle) == alpha)
      #expect(wheel.alpha(at: 0) == 1)
    }
    wheel.itemCount = 100
    #expect(wheel.items(at: 400).count { _ in true } == 5)
    #expect(wheel.alpha(at: .pi) == 0)
  }

  // Face 3 of 11, with the wheel a quarter of a face further: 2¾ of 11 faces are a quarter turn. Rounded, the angle is
  // less than that.
  @Test("a face a quarter turn away is not seen, however its angle is rounded")
  func quarterTurn() {
    let angle = 2 * Double.pi * -2.75 / 11
    #expect(abs(angle) < .pi / 2)
    let wheel = PickerWheel(
      itemCount: 11, itemSize: Size2D(width: 120, height: 40), viewportSize: Size2D(width: 200, height: 260))
    #expect(wheel.alpha(at: angle) == 0 && wheel.alpha(at: -angle) == 0)
    #expect(wheel.alpha(at: 1.57) == 1)
  }

  @Test("two faces stand back to back")
  func twoFaces() {
    var wheel = wheel(2)
    wheel.farFaces = .shown
    let faces = Array(wheel.items(at: 400))
    #expect(Set(faces.map(\.item)) == [0, 1])
    // Radius 0: neither is magnified, and both cover the same 260 × 100 points.
    for face in faces {
      let box = face.quadrilateral.boundingBox
      #expect(abs(box.width - 260) < 1e-9 && abs(box.height - 100) < 1e-9)
    }
    #expect(wheel.zIndex(at: 0) > wheel.zIndex(at: .pi))
  }

  @Test("nearer faces stand higher in the stack")
  func stacking() {
    let wheel = wheel(1000)
    let faces = wheel.items(at: 5 * 400 + 123).sorted { abs($0.angle) < abs($1.angle) }
    let indices = faces.map { wheel.zIndex(at: $0.angle) }
    #expect(indices == indices.sorted(by: >))
    #expect(Set(indices).count == indices.count)
  }

  // Four rows, pages of 400: the legal part is 200 ..< 1800, a turn is 1600.
  @Test(
    "the offset is wrapped below half a page and from n + ½ pages on",
    arguments: [
      (200.0, 200.0), (199.5, 1799.5), (0, 1600), (-100, 1500), (1799.5, 1799.5), (1800, 200),
      (2000, 400), (-1401, 1799), (8400, 400),
    ] as [(Double, Double)])
  func wrapping(offset: Double, expected: Double) {
    #expect(wheel(4).pages.wrappedOffset(offset) == expected)
  }

  @Test("content, start, and the places to stop at")
  func scrolling() {
    let wheel = wheel(10)
    #expect(wheel.pages.contentLength == 12 * 400)
    #expect(wheel.pages.initialOffset == 400)
    #expect(wheel.snappedOffset(599) == 400)
    #expect(wheel.snappedOffset(601) == 800)
    #expect(wheel.offset(ofItem: 0) == 400)
    #expect(wheel.offset(ofItem: 9) == 4000)
    var reversed = wheel
    reversed.order = .reversed
    #expect(reversed.offset(ofItem: 0) == 400)
    #expect(reversed.offset(ofItem: 1) == 4000)
    for item in 0..<10 {
      #expect(wheel.angle(ofItem: item, at: wheel.offset(ofItem: item)) == 0)
      #expect(reversed.angle(ofItem: item, at: reversed.offset(ofItem: item)) == 0)
    }
  }

  @Test("row 1,000,000 is drawn to the last bit as row 1 is")
  func farAwayIsAsSharp() {
    let wheel = wheel(1_000_000, in: Size2D(width: 375, height: 667.5))
    for fraction in [0, 0.5, 333.5, 667.0] {
      let near = wheel.items(at: 667.5 + fraction)
      let far = wheel.items(at: 1_000_000 * 667.5 + fraction)
      for (a, b) in zip(near, far) {
        #expect(a.transform == b.transform)
        #expect((a.item + 999_999) % 1_000_000 == b.item)
      }
    }
  }
}
