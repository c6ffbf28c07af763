import Geometry
import LayoutCore
import TestSupport
import Testing

extension Carousel {
  /// A carousel of up to 40 cards, often turned, sometimes overlapping.
  static func random(using random: inout SplitMix64) -> Carousel {
    Carousel(
      itemCount: .random(in: 1...40, using: &random),
      itemSize: Size2D(
        width: .random(in: 10...500, using: &random), height: .random(in: 10...500, using: &random)),
      viewportSize: Size2D(
        width: .random(in: 50...900, using: &random), height: .random(in: 50...900, using: &random)),
      direction: .random(using: &random) ? .vertical : .horizontal,
      lineSpacing: .random(in: -50...50, using: &random),
      insets: Insets(
        top: .random(in: -20...40, using: &random), left: .random(in: -20...40, using: &random),
        bottom: .random(in: -20...40, using: &random), right: .random(in: -20...40, using: &random)),
      isEndless: .random(using: &random), isMirrored: .random(using: &random),
      neighborScale: .random(in: 0.3...1.5, using: &random),
      neighborAngle: .random(using: &random) ? 0 : .random(in: -1.4...1.4, using: &random),
      neighborAlpha: 0.5, eyeDistance: .random(in: 300...1500, using: &random))
  }

  /// Every card, at each place where it might be, with its corners by the formulas as written.
  func bruteForceItems(at offset: Double) -> [(item: Int, distance: Double, quadrilateral: Quadrilateral)] {
    let isVertical = direction == .vertical
    let (along, across) = isVertical ? (itemSize.height, itemSize.width) : (itemSize.width, itemSize.height)
    let pitch = max(1, along / 100, along + lineSpacing)
    let isBackward = isMirrored && !isVertical
    let reading = isBackward ? pages.lastOffset - offset : offset
    // The first page of the middle row begins at the initial offset.
    let first = isBackward ? pages.lastOffset - pages.initialOffset : pages.initialOffset
    let eye = max(eyeDistance, along * max(1, neighborScale))
    return (0..<itemCount).flatMap { item in
      // The nearest of its places, and those on either side of it.
      let nearest = ((reading - first) / pitch - Double(item)) / Double(itemCount)
      let turns: [Double] = pages.isEndless ? [-1, 0, 1].map { nearest.rounded() + $0 } : [0]
      return turns.map { turn in
        let distance = ((Double(item) + turn * Double(itemCount)) * pitch + first - reading) / pitch
        let side = min(max(isBackward ? -distance : distance, -1), 1)
        let scale = 1 + (neighborScale - 1) * abs(side)
        let (sine, cosine) = (Trigonometry.sin(neighborAngle * side), Trigonometry.cos(neighborAngle * side))
        // A corner (u along, v across) goes back or forth by u·sin, and is seen from the eye over the card's middle.
        func corner(_ u: Double, _ v: Double) -> Point2D {
          let z = u * scale * sine
          let magnified = eye / (eye - z)
          let main = (isBackward ? -distance : distance) * pitch + u * scale * cosine * magnified
          let cross = v * scale * magnified
          let x = (insets.left + viewportSize.width - insets.right) / 2
          let y = (insets.top + viewportSize.height - insets.bottom) / 2
          return isVertical ? Point2D(x: x + cross, y: y + main) : Point2D(x: x + main, y: y + cross)
        }
        let (u, v) = (along / 2, across / 2)
        let drawn =
          isVertical
          ? Quadrilateral(corner(-u, -v), corner(-u, v), corner(u, v), corner(u, -v))
          : Quadrilateral(corner(-u, -v), corner(u, -v), corner(u, v), corner(-u, v))
        return (item, distance, drawn)
      }
    }
  }
}

@Suite("Carousel, random")
struct CarouselPropertyTests {
  @Test("the cards made are those that meet the viewport, drawn where the formulas say, none of them twice")
  func itemsEqualBruteForce() {
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      var carousel = Carousel.random(using: &random)
      // Insets that leave nothing are for the tables.
      carousel.viewportSize.width = max(carousel.viewportSize.width, 90)
      carousel.viewportSize.height = max(carousel.viewportSize.height, 90)
      let offset = Double.random(in: -200...carousel.pages.contentLength, using: &random)
      let viewport = Rectangle(origin: .zero, size: carousel.viewportSize)
      let made = Array(carousel.items(at: offset))
      let expected = carousel.bruteForceItems(at: offset)
        .filter { $0.quadrilateral.overlaps(viewport) }
      #expect(Set(made.map(\.item)) == Set(expected.map(\.item)), "seed \(seed): \(carousel) at \(offset)")
      #expect(made.count == expected.count, "seed \(seed): \(carousel) at \(offset)")
      for (item, distance, quadrilateral) in expected {
        guard let card = made.first(where: { $0.item == item }) else { continue }
        #expect(abs(card.distance - distance) < 1e-6, "seed \(seed)")
        #expect(abs(carousel.pages.distance(ofItem: item, at: offset) - distance) < 1e-6, "seed \(seed)")
        #expect(card.quadrilateral.isClose(to: quadrilateral, within: 1e-6), "seed \(seed)")
      }
    }
  }

  @Test("any rectangle gets those cards of the viewport that meet it")
  func rectangles() {
    for seed in UInt64(0)..<500 {
      var random = SplitMix64(seed: seed)
      let carousel = Carousel.random(using: &random)
      let offset = Double.random(in: 0...carousel.pages.contentLength, using: &random)
      let size = carousel.viewportSize
      let rectangle = Rectangle(
        x: .random(in: 0...size.width / 2, using: &random),
        y: .random(in: 0...size.height / 2, using: &random),
        width: .random(in: 1...size.width / 2, using: &random),
        height: .random(in: 1...size.height / 2, using: &random))
      let expected = carousel.items(at: offset).filter { $0.quadrilateral.intersects(rectangle) }
      #expect(Array(carousel.items(at: offset, intersecting: rectangle)) == expected, "seed \(seed)")
    }
  }

  @Test("wrapping the offset cannot be seen", arguments: [3, 4, 13, 1000, 1_000_000])
  func wrappingIsInvisible(itemCount: Int) {
    var random = SplitMix64(seed: UInt64(itemCount))
    for _ in 0..<100 {
      var carousel = Carousel.random(using: &random)
      carousel.itemCount = itemCount
      carousel.isEndless = true
      let pages = carousel.pages
      let offset = Double.random(in: -pages.contentLength...(2 * pages.contentLength), using: &random)
      let wrapped = pages.wrappedOffset(offset)
      #expect(!pages.isEndless || (wrapped > 0 && wrapped < pages.lastOffset))
      // A card at the very edge may come or go with the last bit: compare those made both times.
      let after = Dictionary(uniqueKeysWithValues: carousel.items(at: wrapped).map { ($0.item, $0) })
      let before = Array(carousel.items(at: offset))
      for card in before {
        guard let same = after[card.item] else { continue }
        #expect(card.quadrilateral.isClose(to: same.quadrilateral, within: 1e-3), "\(carousel) at \(offset)")
      }
      #expect(abs(after.count - before.count) <= 1, "\(carousel) at \(offset)")
    }
  }

  /// Numbers no one should pass, each in every place: nothing traps, and what comes out is finite.
  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for itemCount in [Int.min, -1, 0, 1, 13, Int.max] {
      for a in numbers {
        for b in numbers {
          let sizes = [Size2D(width: a, height: b), Size2D(width: 100, height: 100)]
          for (size, viewport) in [(sizes[0], sizes[1]), (sizes[1], sizes[0])] {
            var carousel = Carousel(
              itemCount: itemCount, itemSize: size, viewportSize: viewport, lineSpacing: b,
              isEndless: a > b, isMirrored: true, neighborScale: a, neighborAngle: b, neighborAlpha: a,
              eyeDistance: b)
            #expect(carousel.items(at: b).prefix(3).allSatisfy { $0.distance.isFinite })
            #expect(carousel.pages.contentLength.isFinite && carousel.pitch >= 1)
            #expect(carousel.transform(at: a).isFinite && carousel.alpha(at: b).isFinite)
            _ = carousel.zIndex(at: a)
            carousel.insets = Insets(top: a, left: b, bottom: b, right: a)
            #expect(carousel.items(at: a).prefix(3).allSatisfy { $0.distance.isFinite })
            #expect(carousel.center.x.isFinite && carousel.drawnItemSize.width.isFinite)
          }
        }
      }
    }
  }

  @Test("an empty viewport, or no cards, shows nothing")
  func nothing() {
    for size in [Size2D.zero, Size2D(width: 320, height: 0), Size2D(width: 0, height: 400)] {
      let carousel = Carousel(
        itemCount: 10, itemSize: Size2D(width: 260, height: 100), viewportSize: size)
      #expect(carousel.items(at: 0).first { _ in true } == nil)
    }
    let none = Carousel(
      itemCount: 0, itemSize: Size2D(width: 260, height: 100), viewportSize: Size2D(width: 320, height: 400))
    #expect(none.items(at: 0).first { _ in true } == nil)
    #expect(none.pages.contentLength == 320)
  }
}
