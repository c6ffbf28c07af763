import Testing
import UIKit

@testable import GalleryApp

@Suite("Thumbnail sizes")
struct ThumbnailSizesTests {
  private let grid = ThumbnailSizes(columns: 1...40, usual: 11)

  private func columns(_ level: CGFloat) -> Int { Int(exp2(-level).rounded()) }

  @Test(
    "a step leads to the next count, and from any count to the next step",
    arguments: [
      (6, 1, 5), (6, -1, 7), (1, 1, 1), (40, -1, 40), (10, -1, 11), (11, 1, 10), (11, -1, 12), (13, 1, 12),
      (13, -1, 14),
      (40, 100, 1), (1, -100, 40), (12, 2, 10), (20, -3, 32),
    ])
  func steps(from: Int, count: Int, to: Int) {
    #expect(columns(grid.level(count, stepsFrom: -log2(CGFloat(from)))) == to)
  }

  @Test(
    "a pinch rests at the nearest integer, in proportion",
    arguments: [
      // Between 2 and 3 columns the middle is the root of 6, 2.449.
      (2.44, 2), (2.46, 3), (0.5, 1), (80, 40), (6, 6), (1.42, 2), (1.41, 1),
    ])
  func rest(columns wanted: CGFloat, expected: Int) {
    #expect(columns(grid.resting(near: -log2(wanted))) == expected)
  }

  @Test("a slider goes from the smallest to the largest")
  func fractions() {
    #expect(columns(grid.level(at: 0)) == 40 && columns(grid.level(at: 1)) == 1)
    #expect(grid.fraction(of: 0) == 1 && grid.fraction(of: -log2(40)) == 0)
    // A third of the way in octaves.
    #expect(abs(grid.fraction(of: grid.level(at: 1.0 / 3)) - 1.0 / 3) < 1e-12)
    #expect(
      columns(grid.level(at: .nan)) == 40 && columns(grid.level(at: 7)) == 1
        && columns(grid.level(at: -.infinity)) == 40)
  }

  @Test("factors step by a fifth of an octave between their limits, and rest anywhere")
  func factors() {
    let sizes = ThumbnailSizes(factors: 0.5...1.5)
    #expect(sizes.usual == 0 && sizes.resting(near: 0.123) == 0.123)
    #expect(
      abs(sizes.level(1, stepsFrom: 0) - 0.2) < 1e-12 && abs(sizes.level(-2, stepsFrom: 0) + 0.4) < 1e-12)
    #expect(sizes.level(-100, stepsFrom: 0) == -1 && sizes.level(100, stepsFrom: 0) == log2(1.5))
  }

  @Test("the stops around a level")
  func stops() {
    let around = grid.stops(around: -log2(6.5))
    #expect(columns(around.smaller) == 7 && columns(around.larger) == 6)
    let at = grid.stops(around: -log2(7))
    #expect(at.smaller == at.larger && columns(at.smaller) == 7)
  }
}
