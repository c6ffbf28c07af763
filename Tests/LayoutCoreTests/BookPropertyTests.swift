import Geometry
import LayoutCore
import TestSupport
import Testing

extension Book {
  /// A book of up to 40 pages, often with leaves that peek out.
  static func random(using random: inout SplitMix64) -> Book {
    Book(
      itemCount: .random(in: 1...40, using: &random),
      itemSize: Size2D(
        width: .random(in: 10...500, using: &random), height: .random(in: 10...500, using: &random)),
      viewportSize: Size2D(
        width: .random(in: 50...900, using: &random), height: .random(in: 50...900, using: &random)),
      direction: .random(using: &random) ? .vertical : .horizontal,
      insets: Insets(top: .random(in: -20...20, using: &random), left: .random(in: -20...20, using: &random)),
      startsWithCover: .random(using: &random), centersSinglePages: .random(using: &random),
      isMirrored: .random(using: &random), leafThickness: Double(Int.random(in: 0...3, using: &random)),
      visibleLeaves: .random(in: 0...5, using: &random), eyeDistance: .random(in: 300...1500, using: &random))
  }

  /// Every page that looks towards the reader and is not covered, with its corners by the formulas as written.
  func bruteForceItems(at offset: Double) -> [(item: Int, quadrilateral: Quadrilateral)] {
    let isVertical = direction == .vertical
    let (along, across) =
      isVertical ? (itemSize.height, itemSize.width) : (itemSize.width, itemSize.height)
    let page = isVertical ? viewportSize.height : viewportSize.width
    let side = isMirrored && !isVertical ? -1.0 : 1
    let first = startsWithCover ? 0 : 1
    let spreads = (itemCount + first) / 2 + 1 - first
    let last = Double(spreads - 1)
    let raw = side < 0 ? last - offset / page : offset / page
    let spread = min(max(raw, 0), last)
    var shift = (spread - raw) * page * side
    if centersSinglePages {
      if startsWithCover { shift -= side * along / 2 * max(0, 1 - spread) }
      if (itemCount + first) % 2 == 0 { shift += side * along / 2 * max(0, min(spread - last + 1, 1)) }
    }
    let peeking = leafThickness > 0 ? Double(visibleLeaves) : 0
    let eye = max(eyeDistance, 2 * along)
    let (x, y) = ((insets.left + viewportSize.width) / 2, (insets.top + viewportSize.height) / 2)
    return (0..<itemCount).compactMap { item in
      let leaf = Double((item + first) / 2)
      let isFront = (item + first) % 2 == 0
      let turned = min(max(spread + Double(first) - leaf, 0), 1)
      let depth = max(leaf - spread - Double(first), spread + Double(first) - leaf - 1, 0)
      guard isFront ? turned < 0.5 : turned > 0.5, depth < peeking + 1 else { return nil }
      let peek = min(depth, peeking) * leafThickness
      // A point at a distance from the spine, and as far across, goes round with its leaf.
      func corner(_ reach: Double, _ v: Double) -> Point2D {
        let (sine, cosine) = (Trigonometry.sin(.pi * turned), Trigonometry.cos(.pi * turned))
        let magnified = eye / (eye - reach * sine)
        let (main, cross) = (shift + side * reach * cosine * magnified, v * magnified)
        return isVertical ? Point2D(x: x + cross, y: y + main) : Point2D(x: x + main, y: y + cross)
      }
      // The edge at the spine is the left, or upper, one of a front that lies to the right, or below.
      let (start, end) = (side > 0) == isFront ? (0.0, along + peek) : (along + peek, 0)
      let v = across / 2
      let drawn =
        isVertical
        ? Quadrilateral(corner(start, -v), corner(start, v), corner(end, v), corner(end, -v))
        : Quadrilateral(corner(start, -v), corner(end, -v), corner(end, v), corner(start, v))
      return (item, drawn)
    }
  }
}

@Suite("Book, random")
struct BookPropertyTests {
  @Test("the pages made are those that meet the rectangle, drawn where the formulas say")
  func itemsEqualBruteForce() {
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      let book = Book.random(using: &random)
      let offset = Double.random(in: -50...(book.pages.lastOffset + 50), using: &random)
      var rectangle = Rectangle(origin: .zero, size: book.viewportSize)
      if seed % 2 == 1 {
        rectangle = Rectangle(
          x: .random(in: 0...900, using: &random), y: .random(in: 0...900, using: &random),
          width: .random(in: 1...300, using: &random), height: .random(in: 1...300, using: &random))
      }
      let made = Array(book.items(at: offset, intersecting: rectangle))
      let expected = book.bruteForceItems(at: offset).filter { $0.quadrilateral.overlaps(rectangle) }
      #expect(made.map(\.item) == expected.map(\.item), "seed \(seed): \(book) at \(offset)")
      for (page, (_, quadrilateral)) in zip(made, expected) {
        #expect(page.quadrilateral.isClose(to: quadrilateral, within: 1e-6), "seed \(seed)")
        let pose = book.pose(ofItem: page.item, at: offset)
        #expect(pose == page.pose && book.isSeen(pose), "seed \(seed)")
      }
    }
  }

  @Test("from one offset to the next nothing jumps: a leaf comes to rest where the stack has it")
  func continuity() {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      let book = Book.random(using: &random)
      let spread = Double(Int.random(in: 0..<book.spreadCount, using: &random))
      for place in [spread, spread + 0.25] {
        let offset = place * book.pages.pageLength
        let before = Dictionary(uniqueKeysWithValues: book.items(at: offset - 1e-5).map { ($0.item, $0) })
        for page in book.items(at: offset + 1e-5) {
          guard let same = before[page.item] else { continue }
          #expect(page.quadrilateral.isClose(to: same.quadrilateral, within: 1e-2), "seed \(seed): \(book)")
          // A page in the shadow of a leaf that has just begun to rise is covered by it.
          if place != spread {
            #expect(abs(page.pose.shade - same.pose.shade) < 1e-3, "seed \(seed): \(book)")
          }
        }
      }
    }
  }

  /// Numbers no one should pass, each in every place: nothing traps, and what comes out is finite.
  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for itemCount in [Int.min, -1, 0, 1, 2, 13, Int.max] {
      for a in numbers {
        for b in numbers {
          let sizes = [Size2D(width: a, height: b), Size2D(width: 100, height: 100)]
          for (size, viewport) in [(sizes[0], sizes[1]), (sizes[1], sizes[0])] {
            let book = Book(
              itemCount: itemCount, itemSize: size, viewportSize: viewport, insets: Insets(top: a, left: b),
              isMirrored: a > b, leafThickness: b, visibleLeaves: itemCount, eyeDistance: a)
            #expect(book.items(at: b).prefix(3).allSatisfy { $0.pose.depth.isFinite })
            #expect(book.pages.contentLength.isFinite && book.spine(at: a).x.isFinite)
            let pose = book.pose(ofItem: .max, at: a)
            #expect(book.transform(pose).isFinite && book.spread(ofItem: .min) == 0)
            _ = book.zIndex(pose)
          }
        }
      }
    }
  }

  @Test("an empty viewport, or no pages, shows nothing")
  func nothing() {
    for size in [Size2D.zero, Size2D(width: 320, height: 0), Size2D(width: 0, height: 400)] {
      let book = Book(itemCount: 10, itemSize: Size2D(width: 100, height: 100), viewportSize: size)
      #expect(book.items(at: 0).first { _ in true } == nil)
    }
    let none = Book(
      itemCount: 0, itemSize: Size2D(width: 100, height: 100), viewportSize: Size2D(width: 320, height: 400))
    #expect(none.items(at: 0).first { _ in true } == nil)
    #expect(none.pages.contentLength == 320)
  }
}
