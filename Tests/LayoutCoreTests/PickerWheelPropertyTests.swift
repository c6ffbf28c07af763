import Geometry
import LayoutCore
import TestSupport
import Testing

extension PickerWheel {
  /// A wheel of up to 40 rows, usually more than it has faces.
  static func random(using random: inout SplitMix64) -> PickerWheel {
    PickerWheel(
      itemCount: .random(in: 1...40, using: &random),
      itemSize: Size2D(
        width: .random(in: 10...500, using: &random), height: .random(in: 10...150, using: &random)),
      viewportSize: Size2D(
        width: .random(in: 50...900, using: &random), height: .random(in: 50...900, using: &random)),
      direction: .random(using: &random) ? .vertical : .horizontal,
      order: .random(using: &random) ? .forward : .reversed,
      visibleFaces: .random(in: 3...16, using: &random),
      farFaces: .random(using: &random) ? .hidden : .shown)
  }

  /// Every row with its angle and corners by the formulas as written, without inverting anything.
  func bruteForceFaces(at offset: Double) -> [(item: Int, angle: Double, quadrilateral: Quadrilateral)] {
    let page = direction == .vertical ? viewportSize.height : viewportSize.width
    let (across, along) =
      direction == .vertical ? (itemSize.width, itemSize.height) : (itemSize.height, itemSize.width)
    let faces = min(itemCount, visibleFaces)
    let radius = faces > 2 ? along / 2 / Trigonometry.tan(.pi / Double(faces)) : 0
    return (0..<itemCount).compactMap { item in
      let rows =
        order == .forward ? offset / page - 1 - Double(item) : Double(item) + offset / page - 1
      let turns = (rows / Double(itemCount) + 0.5).rounded(.down)
      let angle = 2 * .pi * (rows - turns * Double(itemCount)) / Double(faces)
      let isNear = abs(angle) < .pi / 2
      guard isNear || (farFaces == .shown && itemCount <= visibleFaces) else { return nil }
      // A corner (u, v) of the face, v along the scroll direction, is carried to v·cos − r·sin and to the
      // height v·sin + r·cos, and projected for an eye 900 away.
      let sine = Trigonometry.sin(angle)
      let cosine = Trigonometry.cos(angle)
      // Whatever reaches the eye is not seen.
      guard 900 > radius * cosine + abs(along / 2 * sine) else { return nil }
      func corner(_ u: Double, _ v: Double) -> Point2D {
        let scale = 900 / (900 - (v * sine + radius * cosine))
        let (a, b) = (u * scale, (v * cosine - radius * sine) * scale)
        return direction == .vertical
          ? Point2D(x: viewportSize.width / 2 + a, y: viewportSize.height / 2 + b)
          : Point2D(x: viewportSize.width / 2 + b, y: viewportSize.height / 2 + a)
      }
      let (u, v) = (across / 2, along / 2)
      let drawn =
        direction == .vertical
        ? Quadrilateral(corner(-u, -v), corner(u, -v), corner(u, v), corner(-u, v))
        : Quadrilateral(corner(-u, -v), corner(-u, v), corner(u, v), corner(u, -v))
      return (item, angle, drawn)
    }
  }
}

@Suite("Picker wheel, random")
struct PickerWheelPropertyTests {
  @Test("the faces made are those that meet the rectangle, drawn where the formulas say")
  func facesEqualBruteForce() {
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      let wheel = PickerWheel.random(using: &random)
      let offset = Double.random(in: -wheel.pages.pageLength...wheel.pages.contentLength, using: &random)
      var rectangle = Rectangle(origin: Point2D(x: 0, y: 0), size: wheel.viewportSize)
      if seed % 2 == 1 {
        rectangle = Rectangle(
          x: .random(in: 0...900, using: &random), y: .random(in: 0...900, using: &random),
          width: .random(in: 1...300, using: &random), height: .random(in: 1...300, using: &random))
      }
      let made = Array(wheel.items(at: offset, intersecting: rectangle))
      let expected = wheel.bruteForceFaces(at: offset)
        .filter { $0.quadrilateral.overlaps(rectangle) }
      #expect(Set(made.map(\.item)) == Set(expected.map(\.item)), "seed \(seed): \(wheel) at \(offset)")
      #expect(made.count == expected.count, "seed \(seed)")
      for (item, angle, quadrilateral) in expected {
        guard let face = made.first(where: { $0.item == item }) else { continue }
        #expect(abs(face.angle - angle) < 1e-9, "seed \(seed)")
        #expect(abs(wheel.angle(ofItem: item, at: offset) - angle) < 1e-9, "seed \(seed)")
        #expect(face.quadrilateral.isClose(to: quadrilateral, within: 1e-6), "seed \(seed)")
      }
    }
  }

  @Test("wrapping the offset cannot be seen", arguments: [1, 2, 3, 12, 13, 1000, 1_000_000])
  func wrappingIsInvisible(itemCount: Int) {
    var random = SplitMix64(seed: UInt64(itemCount))
    for _ in 0..<100 {
      var wheel = PickerWheel.random(using: &random)
      wheel.itemCount = itemCount
      let turn = Double(itemCount) * wheel.pages.pageLength
      let offset = Double.random(in: -turn...(2 * turn), using: &random)
      let wrapped = wheel.pages.wrappedOffset(offset)
      #expect(wrapped >= wheel.pages.pageLength / 2 - 1e-6 && wrapped < turn + wheel.pages.pageLength / 2)
      let before = wheel.items(at: offset)
      // An item at the very edge may come or go with the last bit: compare those made both times.
      let after = Dictionary(uniqueKeysWithValues: wheel.items(at: wrapped).map { ($0.item, $0) })
      for face in before {
        guard let same = after[face.item] else { continue }
        #expect(face.quadrilateral.isClose(to: same.quadrilateral, within: 1e-3), "\(wheel) at \(offset)")
      }
      #expect(abs(after.count - before.count { _ in true }) <= 1)
    }
  }

  /// Numbers no one should pass, each in every place: nothing traps, and what comes out is finite.
  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for itemCount in [Int.min, -1, 0, 1, 2, 13, Int.max] {
      for faces in [Int.min, 0, 12, Int.max] {
        for a in numbers {
          for b in numbers {
            let sizes = [Size2D(width: a, height: b), Size2D(width: 100, height: 100)]
            for (size, viewport) in [(sizes[0], sizes[1]), (sizes[1], sizes[0])] {
              let wheel = PickerWheel(
                itemCount: itemCount, itemSize: size, viewportSize: viewport, order: .reversed,
                visibleFaces: faces, farFaces: .shown, eyeDistance: a)
              #expect(wheel.items(at: b).prefix(3).allSatisfy { $0.transform.isFinite })
              #expect(wheel.pages.contentLength.isFinite && wheel.pages.wrappedOffset(a).isNaN == false)
              #expect(wheel.angle(ofItem: .max, at: b).isFinite)
              #expect(wheel.snappedOffset(b).isFinite && wheel.offset(ofItem: .min).isFinite)
            }
          }
        }
      }
    }
  }

  @Test("an empty viewport, or none, shows nothing")
  func emptyViewport() {
    for size in [Size2D.zero, Size2D(width: 320, height: 0), Size2D(width: 0, height: 400)] {
      let wheel = PickerWheel(
        itemCount: 10, itemSize: Size2D(width: 260, height: 100), viewportSize: size)
      #expect(wheel.items(at: 0).first { _ in true } == nil)
    }
    let none = PickerWheel(
      itemCount: 0, itemSize: Size2D(width: 260, height: 100),
      viewportSize: Size2D(width: 320, height: 400))
    #expect(none.items(at: 400).first { _ in true } == nil)
    #expect(none.pages.contentLength == 400)
    #expect(none.pages.initialOffset == 0)
  }
}
