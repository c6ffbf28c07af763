import LayoutCore
import TestSupport
import Testing

@Suite("Scroll pages")
struct ScrollPagesTests {
  /// Five items, pages of 100 in a viewport of 320.
  private func row(_ itemCount: Int = 5, isEndless: Bool = false, isMirrored: Bool = false) -> ScrollPages {
    ScrollPages(
      itemCount: itemCount, pageLength: 100, viewportLength: 320, isEndless: isEndless, isMirrored: isMirrored
    )
  }

  // Bounded: (n − 1) · 100 + 320. Endless: k is the smallest with k · n ≥ 256, the pages are k · n + 2, the first item
  // begins on page 1 + ⌊k/2⌋ · n: for n = 5, k = 52, 262 pages, page 131; for n = 3, k = 86, 260 pages, page 130; from
  // 256 on, k = 1.
  @Test(
    "content and start",
    arguments: [
      (0, false, 320.0, 0.0), (1, false, 320, 0), (5, false, 720, 0), (0, true, 320, 0),
      (3, true, 259 * 100 + 320, 13000), (5, true, 261 * 100 + 320, 13100),
      (256, true, 257 * 100 + 320, 100), (1_000_000, true, 100_000_100 + 320, 100),
    ] as [(Int, Bool, Double, Double)])
  func content(itemCount: Int, isEndless: Bool, length: Double, start: Double) {
    let row = row(itemCount, isEndless: isEndless)
    #expect(row.contentLength == length)
    #expect(row.initialOffset == start)
    let mirrored = self.row(itemCount, isEndless: isEndless, isMirrored: true)
    #expect(mirrored.contentLength == length)
    #expect(mirrored.initialOffset == length - 320 - start)
  }

  // n = 5: offsets from 50 up to 260.5 pages stay; others go to 13050 ..< 13550.
  @Test(
    "an endless row is wrapped into its middle",
    arguments: [
      (50.0, 50.0), (49.5, 13_549.5), (0, 13_500), (-200, 13_300), (26_049.5, 26_049.5), (26_050, 13_050),
      (26_100, 13_100), (26_630, 13_130), (.infinity, 13_100),
    ] as [(Double, Double)])
  func wrapping(offset: Double, expected: Double) {
    #expect(row(isEndless: true).wrappedOffset(offset) == expected)
    // Counted from the other end, 26,100, the same.
    if offset.isFinite {
      #expect(row(isEndless: true, isMirrored: true).wrappedOffset(26_100 - offset) == 26_100 - expected)
    }
    #expect(row().wrappedOffset(offset) == (offset.isFinite ? offset : 0))
  }

  @Test("the current position at an offset, and back")
  func positions() {
    for (offset, position) in [(0.0, 0.0), (130, 1.3), (400, 4), (450, 4.5), (-20, -0.2)] {
      #expect(abs(row().position(at: offset) - position) < 1e-12)
      #expect(abs(row(isMirrored: true).position(at: 400 - offset) - position) < 1e-12)
    }
    for (offset, position) in [(13_100.0, 0.0), (13_230, 1.3), (13_550, 4.5), (0, 4), (13_080, 4.8)] {
      #expect(abs(row(isEndless: true).position(at: offset) - position) < 1e-12)
    }
    #expect(row().offset(atPosition: 1.5) == 150)
    #expect(row(isEndless: true).offset(atPosition: 1.5) == 13_250)
    #expect(row(isMirrored: true).offset(ofItem: 1) == 300)
    #expect(row().offset(ofItem: 99) == 400)
    #expect(row().offset(ofItem: -1) == 0)
  }

  // From item 3 (page 134) item 0 is two on, on page 136, and item 2 one back, on page 133.
  @Test("the nearest offset of an item is by the shorter way round")
  func nearest() {
    #expect(row(isEndless: true).offset(ofItem: 0, nearest: 13_400) == 13_600)
    #expect(row(isEndless: true).offset(ofItem: 2, nearest: 13_400) == 13_300)
    #expect(row().offset(ofItem: 0, nearest: 400) == 0)
    #expect(row(isEndless: true).distance(ofItem: 0, at: 13_400) == 2)
    #expect(row(isEndless: true).distance(ofItem: 1, at: 13_400) == -2)
    #expect(row().distance(ofItem: 0, at: 400) == -4)
  }

  @Test(
    "scrolling stops at the nearest item, or the next in its direction",
    arguments: [
      // proposed, from, velocity, to the nearest, to the next
      (240, 240, 0, 200, 200), (260, 260, 0, 300, 300), (350, 120, 1, 400, 200), (350, 100, 1, 400, 200),
      (10, 320, -1, 0, 300), (10, 300, -1, 0, 200), (990, 380, 1, 400, 400), (-50, 20, -1, 0, 0),
      (300.000_000_01, 300, 1, 300, 400), (400, 100, 0, 400, 200), (220, 100, .nan, 200, 200),
    ] as [(Double, Double, Double, Double, Double)])
  func snapping(proposed: Double, offset: Double, velocity: Double, nearest: Double, next: Double) {
    func target(_ row: ScrollPages, _ snapping: Snapping) -> Double {
      row.targetOffset(proposed: proposed, from: offset, velocity: velocity, snapping)
    }
    #expect(target(row(), .toNearest) == nearest)
    #expect(target(row(), .toNext) == next)
    #expect(target(row(), .none) == proposed)
    let mirrored = row(isMirrored: true)
    let target = mirrored.targetOffset(
      proposed: 400 - proposed, from: 400 - offset, velocity: -velocity, .toNearest)
    #expect(target == 400 - nearest)
  }

  @Test("an item a million pages on is found to the last bit")
  func farAway() {
    let row = ScrollPages(itemCount: 1_000_000, pageLength: 253.5, viewportLength: 320, isEndless: true)
    for fraction in [0.0, 0.5, 100, 253] {
      let near = row.distance(ofItem: 5, at: 5 * 253.5 + fraction)
      let far = row.distance(ofItem: 999_995, at: 999_995 * 253.5 + fraction)
      #expect(near == far)
    }
  }

  @Test("bad input is survived")
  func badInput() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for itemCount in [Int.min, -1, 0, 1, 13, Int.max] {
      for isEndless in [false, true] {
        for a in numbers {
          for b in numbers {
            let row = ScrollPages(
              itemCount: itemCount, pageLength: a, viewportLength: b, isEndless: isEndless, isMirrored: a > b)
            #expect(row.contentLength.isFinite && row.initialOffset.isFinite)
            #expect(row.position(at: a).isFinite && row.offset(atPosition: b).isFinite)
            #expect(
              row.offset(ofItem: .max, nearest: b).isFinite && row.distance(ofItem: .max, at: a).isFinite)
            #expect(row.wrappedOffset(b).isFinite)
            if a > 0 { #expect(row.targetOffset(proposed: b, from: a, velocity: b, .toNext).isFinite) }
          }
        }
      }
    }
  }
}
