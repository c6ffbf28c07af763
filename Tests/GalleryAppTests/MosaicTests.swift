import Foundation
import TestSupport
import Testing

@testable import GalleryApp

@Suite("Tiles of a sheet")
struct MosaicTests {
  // 4 × 3 tiles of 100 × 80 with gaps of 10 would be 430 × 260 in size, and 12; of eleven the first one takes two.
  @Test("the first tile is as wide as it takes to leave no gap")
  func eleven() {
    let frames = Mosaic.frames(of: 11, in: CGRect(x: 5, y: 7, width: 430, height: 260), gap: 10)
    #expect(frames[0] == CGRect(x: 5, y: 7, width: 210, height: 80))
    #expect(frames[1] == CGRect(x: 225, y: 7, width: 100, height: 80))
    #expect(frames[3] == CGRect(x: 5, y: 97, width: 100, height: 80))
    #expect(frames[10] == CGRect(x: 335, y: 187, width: 100, height: 80))
  }

  @Test("tiles do not overlap, lie in the area and fill it", arguments: 1...24)
  func filled(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let area = CGRect(
      x: 0, y: 0, width: CGFloat.random(in: 200...3000, using: &random),
      height: CGFloat.random(in: 200...3000, using: &random))
    let frames = Mosaic.frames(of: count, in: area, gap: 0)
    #expect(frames.count == count)
    let covered = frames.reduce(0) { $0 + $1.width * $1.height }
    // Rounded to whole points, tiles are up to a point larger on each side.
    #expect(abs(covered - area.width * area.height) < CGFloat(2 * count) * (area.width + area.height))
    for (index, frame) in frames.enumerated() {
      #expect(area.insetBy(dx: -1, dy: -1).contains(frame), "\(area) \(frame)")
      for other in frames[..<index] {
        #expect(!frame.insetBy(dx: 1, dy: 1).intersects(other.insetBy(dx: 1, dy: 1)), "\(area)")
      }
    }
  }

  @Test("no tiles, and no area")
  func nothing() {
    #expect(Mosaic.frames(of: 0, in: CGRect(x: 0, y: 0, width: 10, height: 10), gap: 1).isEmpty)
    #expect(Mosaic.frames(of: 3, in: .zero, gap: 1).count == 3)
  }
}
