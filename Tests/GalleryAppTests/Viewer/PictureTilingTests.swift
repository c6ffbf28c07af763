import ImageDecoding
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("The tiles of a picture")
struct PictureTilingTests {
  private struct Sample {
    let tiling: PictureTiling
    let orientation: ImageOrientation
    let level: Int
  }

  /// A random picture, up to 5000 pixels on a side, and a level of it.
  private func sample(_ random: inout SplitMix64) -> Sample {
    let orientation = ImageOrientation.allCases.randomElement(using: &random) ?? .up
    let tiling = PictureTiling(
      width: .random(in: 1...5000, using: &random), height: .random(in: 1...5000, using: &random),
      orientation: orientation)
    return Sample(
      tiling: tiling, orientation: orientation, level: .random(in: 0..<tiling.levelCount, using: &random))
  }

  /// How many of some rectangles cover the middle of each pixel of a line.
  private func coverage(_ ranges: [(CGFloat, CGFloat)], length: Int) -> [Int] {
    var counts = Array(repeating: 0, count: length)
    for (start, end) in ranges {
      for index in 0..<length where CGFloat(index) + 0.5 > start && CGFloat(index) + 0.5 < end {
        counts[index] += 1
      }
    }
    return counts
  }

  @Test("every pixel is in exactly one tile of each level", arguments: UInt64(0)..<40)
  func coverage(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = sample(&random)
    let (tiling, level) = (sample.tiling, sample.level)
    let tiles = tiling.tiles(ofLevel: level).tiles
    let rects = tiles.map { tiling.rect(of: tiling.pixels(of: $0), atLevel: level) }
    let top = zip(tiles, rects).filter { $0.0.row == 0 }.map { ($0.1.minX, $0.1.maxX) }
    let left = zip(tiles, rects).filter { $0.0.column == 0 }.map { ($0.1.minY, $0.1.maxY) }
    #expect(coverage(top, length: tiling.width).allSatisfy { $0 == 1 }, "seed \(seed)")
    #expect(coverage(left, length: tiling.height).allSatisfy { $0 == 1 }, "seed \(seed)")
    #expect(tiles.count == top.count * left.count && Set(tiles).count == tiles.count, "seed \(seed)")
    // Tiles of one column have the same columns of pixels, and tiles of one row the same rows.
    for (tile, rect) in zip(tiles, rects) {
      #expect((rect.minX, rect.maxX) == top[tile.column] && (rect.minY, rect.maxY) == left[tile.row])
    }
  }

  @Test("a rectangle is covered by those tiles that overlap it", arguments: UInt64(0)..<200)
  func rectangles(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = sample(&random)
    let (tiling, level) = (sample.tiling, sample.level)
    let picture = CGRect(x: 0, y: 0, width: tiling.width, height: tiling.height)
    let rect = CGRect(
      x: .random(in: -600...5000, using: &random), y: .random(in: -600...5000, using: &random),
      width: .random(in: 0...3000, using: &random), height: .random(in: 0...3000, using: &random))
    let expected = tiling.tiles(ofLevel: level).tiles.filter {
      let common = tiling.rect(of: tiling.pixels(of: $0), atLevel: level).intersection(picture).intersection(
        rect)
      return common.width > 0 && common.height > 0
    }
    #expect(tiling.tiles(covering: rect, atLevel: level)?.tiles ?? [] == expected, "seed \(seed)")
  }

  @Test("the pixels of a level are the squares that are reduced to them", arguments: UInt64(0)..<40)
  func squares(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = sample(&random)
    let (tiling, side) = (sample.tiling, CGFloat(1 << sample.level))
    // From the definition of the orientations: where the first stored row and column are.
    let isRight = [.upMirrored, .down, .right, .rightMirrored].contains(sample.orientation)
    let isBottom = [.down, .downMirrored, .rightMirrored, .left].contains(sample.orientation)
    let size = tiling.size(ofLevel: sample.level)
    let first = PixelRect(
      x: isRight ? size.width - 1 : 0, y: isBottom ? size.height - 1 : 0, width: 1, height: 1)
    #expect(
      tiling.rect(of: first, atLevel: sample.level)
        == CGRect(
          x: isRight ? CGFloat(tiling.width) - side : 0, y: isBottom ? CGFloat(tiling.height) - side : 0,
          width: side, height: side))
  }

  @Test(
    "a level has at least one pixel for each of the display, and the next one has not",
    arguments: UInt64(0)..<200)
  func levels(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tiling = PictureTiling(width: 100_000, height: 60_000, orientation: .up)
    // 100,000 / 2⁷ = 781.25 needs two tiles, 100,000 / 2⁸ = 390.6 one.
    #expect(tiling.levelCount == 9)
    let scale = pow(2, CGFloat.random(in: -12...4, using: &random))
    let level = tiling.level(forScale: scale)
    let enlargement = pow(2, CGFloat(level)) * scale
    #expect(level == 0 || enlargement <= 1)
    #expect(level == 8 || 2 * enlargement > 1)
  }

  @Test(
    "powers of two have the level of their own, and invalid scales the first one",
    arguments: [
      (1, 0), (0.5, 1), (0.25, 2), (0.51, 0), (0.49, 1), (8, 0), (0, 0), (-1, 0), (.nan, 0), (1e-300, 2),
    ]
      as [(CGFloat, Int)])
  func exactLevels(scale: CGFloat, level: Int) {
    // 1200 / 2² = 300 is one tile.
    #expect(PictureTiling(width: 1200, height: 800, orientation: .up).level(forScale: scale) == level)
  }

  @Test(
    "a pass contains the missing tile next to the middle, and no more than it may", arguments: UInt64(0)..<200
  )
  func passes(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let columns = Int.random(in: 0...9, using: &random), rows = Int.random(in: 0...9, using: &random)
    let range = PictureTileRange(
      level: 1, columns: columns..<columns + .random(in: 1...9, using: &random),
      rows: rows..<rows + .random(in: 1...9, using: &random))
    let missing = range.tiles.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    let maximum = Int.random(in: 1...20, using: &random)
    guard let pass = range.pass(for: missing, maximumCount: maximum) else {
      #expect(missing.isEmpty, "seed \(seed)")
      return
    }
    #expect((1...maximum).contains(pass.count) && pass.tiles.allSatisfy(range.contains), "seed \(seed)")
    let center = range.center
    func distance(_ tile: PictureTile) -> Int {
      max(abs(tile.column - center.column), abs(tile.row - center.row))
    }
    let nearest = try #require(missing.map(distance).min())
    #expect(missing.contains { pass.contains($0) && distance($0) == nearest }, "seed \(seed)")
    // With enough tiles, nothing is left out, and nothing is decoded that no missing tile needs.
    let whole = try #require(range.pass(for: missing, maximumCount: 1000))
    #expect(missing.allSatisfy(whole.contains))
    #expect(
      whole.columns.lowerBound == missing.map(\.column).min()
        && whole.rows.upperBound - 1 == missing.map(\.row).max())
  }
}
