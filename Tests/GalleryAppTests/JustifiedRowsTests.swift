import Foundation
import TestSupport
import Testing

@testable import GalleryApp

@Suite("Rows that fill the width")
struct JustifiedRowsTests {
  // 210 points wide, 10 between pictures, about 100 high, whole points.
  private let rows = JustifiedRows(width: 210, spacing: 10, height: 100, pixel: 1)

  @Test(
    "sizes",
    arguments: [
      ([], []),
      // Two squares fill 210 points at a height of (210 − 10) / 2 = 100.
      ([1, 1], [CGSize(width: 100, height: 100), CGSize(width: 100, height: 100)]),
      // A third square in one row would make it (210 − 20) / 3 = 63 high: farther from 100.
      (
        [1, 1, 1],
        [CGSize(width: 100, height: 100), CGSize(width: 100, height: 100), CGSize(width: 100, height: 100)]
      ),
      // 210 / 1.8 = 116.7 is less than a third above 100, so the last row is filled …
      ([1.8], [CGSize(width: 210, height: 116)]),
      // … and 210 is more.
      ([1], [CGSize(width: 100, height: 100)]),
      // A long picture is as high as the width allows.
      ([3], [CGSize(width: 210, height: 70)]),
    ] as [([Double], [CGSize])])
  func sizes(ratios: [Double], expected: [CGSize]) {
    #expect(rows.frames(ratios: ratios).map(\.size) == expected)
  }

  // 1.2 and 0.8 fill 210 points at 100: 120 and 80. The square after them stays short.
  @Test("a filled row ends at the edge of the view, and the last row keeps the spacing")
  func positions() {
    #expect(
      rows.frames(ratios: [1.2, 0.8, 0.5, 0.5, 0.4]) == [
        CGRect(x: 0, y: 0, width: 120, height: 100), CGRect(x: 130, y: 0, width: 80, height: 100),
        CGRect(x: 0, y: 110, width: 50, height: 100), CGRect(x: 60, y: 110, width: 50, height: 100),
        CGRect(x: 120, y: 110, width: 40, height: 100),
      ])
    // Three squares fill 211 points at 63.67. Rounding leaves 2 points, so that the gaps are 11.
    #expect(
      JustifiedRows(width: 211, spacing: 10, height: 64, pixel: 1).frames(ratios: [1, 1, 1]).map(\.minX)
        == [0, 74, 148])
  }

  @Test("a view without width or height gives sizes all the same", arguments: [0.0, -5, 1])
  func narrow(width: Double) {
    let sizes = JustifiedRows(width: width, spacing: 10, height: 100, pixel: 0.5)
      .frames(ratios: [1, 2, 0.5]).map(\.size)
    #expect(sizes.count == 3)
    #expect(sizes.allSatisfy { $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite })
  }

  @Test("no row is wider than the view, and all but the last are as good as full", arguments: UInt64(0)..<100)
  func fill(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let rows = JustifiedRows(
      width: .random(in: 300...2000, using: &random), spacing: .random(in: 0...20, using: &random),
      height: .random(in: 60...200, using: &random), pixel: 0.5)
    let ratios = (0..<60).map { _ in Double.random(in: 0.5...3, using: &random) }
    let sizes = rows.frames(ratios: ratios).map(\.size)
    #expect(sizes.count == ratios.count)

    // Breaks lines as a flow layout does, greedily.
    var lines: [(width: Double, count: Int)] = []
    for size in sizes {
      if let line = lines.last, line.width + rows.spacing + size.width <= rows.width {
        lines[lines.count - 1] = (line.width + rows.spacing + size.width, line.count + 1)
      } else {
        lines.append((size.width, 1))
      }
    }
    for line in lines {
      #expect(line.width <= rows.width, "seed \(seed)")
    }
    for line in lines.dropLast() {
      // Every width loses less than a pixel, and up to a pixel of height times its ratio.
      #expect(line.width > rows.width - Double(line.count) * (0.5 + 0.5 * 3), "seed \(seed)")
    }
  }
}
