import ImageDecoding
import UIKit

/// The division of a picture into square tiles, at its full size and at each half of it.
///
/// Level *n* is the picture reduced by a factor of 2ⁿ, as ``ImageDecoder/region(of:rect:reduction:limit:isCancelled:)``
/// decodes it. Its tiles have ``side`` pixels on each side; those in the last column and row may have fewer. All
/// rectangles of the picture are in pixels of the upright picture.
struct PictureTiling: Hashable {
  /// The width and height of a tile, in pixels of its level.
  static let side = 512
  /// The pixels that are decoded around a tile, to enlarge it without an edge.
  static let margin = 1

  /// The size of the picture, in pixels.
  let width: Int
  let height: Int
  /// How the file stores the picture. The pixels of a level are squares that begin at the first stored pixel.
  private let orientation: ImageOrientation

  /// Creates the tiling of an upright picture of a size in pixels.
  init(width: Int, height: Int, orientation: ImageOrientation) {
    (self.width, self.height, self.orientation) = (max(1, width), max(1, height), orientation)
  }

  // MARK: - Levels

  /// The number of levels. The last one is a single tile.
  var levelCount: Int {
    let longer = max(width, height)
    return (0..<Int.bitWidth).first { (longer - 1) >> $0 < Self.side }.map { $0 + 1 } ?? 1
  }

  /// Returns the highest level that has at least one pixel for every pixel of the display.
  ///
  /// - Parameter scale: Pixels of the display for each pixel of the picture. From 1 and for invalid numbers, the result
  ///   is level 0.
  func level(forScale scale: CGFloat) -> Int {
    guard scale > 0, scale < 1 else { return 0 }
    // A scale from 1/4 up to, but not including 1/2 has the exponent −2.
    let level = scale.significand == 1 ? -Int(scale.exponent) : -Int(scale.exponent) - 1
    return min(level, levelCount - 1)
  }

  /// Returns the size of a level, in its pixels.
  func size(ofLevel level: Int) -> (width: Int, height: Int) {
    ((width - 1) >> level + 1, (height - 1) >> level + 1)
  }

  // MARK: - Tiles

  /// Returns all tiles of a level.
  func tiles(ofLevel level: Int) -> PictureTileRange {
    let size = size(ofLevel: level)
    return PictureTileRange(
      level: level, columns: 0..<(size.width - 1) / Self.side + 1, rows: 0..<(size.height - 1) / Self.side + 1
    )
  }

  /// Returns the tiles of a level that overlap a rectangle of the picture; nil if there are none.
  func tiles(covering rect: CGRect, atLevel level: Int) -> PictureTileRange? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width > 0, part.height > 0 else { return nil }
    let (origin, all) = (origin(ofLevel: level), tiles(ofLevel: level))
    let tileSide = CGFloat(Self.side << level)
    func range(_ start: CGFloat, _ end: CGFloat, in all: Range<Int>) -> Range<Int> {
      Int((start / tileSide).rounded(.down))..<min(Int((end / tileSide).rounded(.up)), all.upperBound)
    }
    return PictureTileRange(
      level: level, columns: range(part.minX - origin.x, part.maxX - origin.x, in: all.columns),
      rows: range(part.minY - origin.y, part.maxY - origin.y, in: all.rows))
  }

  /// Returns a range with as many more tiles on every side, as far as the level has them.
  func range(_ range: PictureTileRange, enlargedBy margin: Int) -> PictureTileRange {
    let all = tiles(ofLevel: range.level)
    func enlarged(_ part: Range<Int>, in all: Range<Int>) -> Range<Int> {
      max(all.lowerBound, part.lowerBound - margin)..<min(all.upperBound, part.upperBound + margin)
    }
    return PictureTileRange(
      level: range.level, columns: enlarged(range.columns, in: all.columns),
      rows: enlarged(range.rows, in: all.rows))
  }

  // MARK: - Pixels

  /// Returns the pixels of some tiles of a level, and as many more on every side as the level has, up to `margin`.
  func pixels(of range: PictureTileRange, margin: Int = 0) -> PixelRect {
    let size = size(ofLevel: range.level)
    func pixels(_ part: Range<Int>, _ count: Int) -> Range<Int> {
      max(0, part.lowerBound * Self.side - margin)..<min(count, part.upperBound * Self.side + margin)
    }
    let (columns, rows) = (pixels(range.columns, size.width), pixels(range.rows, size.height))
    return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// Returns the pixels of a tile, and as many more on every side as the level has, up to `margin`.
  func pixels(of tile: PictureTile, margin: Int = 0) -> PixelRect {
    pixels(
      of: PictureTileRange(
        level: tile.level, columns: tile.column..<tile.column + 1, rows: tile.row..<tile.row + 1),
      margin: margin)
  }

  /// Returns the rectangle of the picture that pixels of a level show. At the edges it may be larger than the picture,
  /// by less than a pixel of the level.
  func rect(of pixels: PixelRect, atLevel level: Int) -> CGRect {
    let (origin, side) = (origin(ofLevel: level), CGFloat(1 << level))
    return CGRect(
      x: origin.x + CGFloat(pixels.x) * side, y: origin.y + CGFloat(pixels.y) * side,
      width: CGFloat(pixels.width) * side, height: CGFloat(pixels.height) * side)
  }

  /// The upper left corner of a level. It is not that of the picture if the first stored pixel is at the right or at the
  /// bottom.
  private func origin(ofLevel level: Int) -> CGPoint {
    let size = size(ofLevel: level)
    return CGPoint(
      x: orientation.reversesColumns ? width - size.width << level : 0,
      y: orientation.reversesRows ? height - size.height << level : 0)
  }
}
