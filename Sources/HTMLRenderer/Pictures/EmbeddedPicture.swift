import DisplayList
import Foundation
import Geometry
import ImageDecoding

/// A picture as a page contains it: the part that is visible, with the pixels that it needs, compressed.
struct EmbeddedPicture {
  /// The part of the picture, in its pixels.
  let part: Rectangle
  /// The part as a data URL.
  let address: String

  /// The quality of lossy compression. With photos at two pixels per point, artifacts are not visible at this value,
  /// and a higher one would need more bytes than the gain in sharpness is worth: 0.9 takes half as many again.
  private static let quality = 0.8
  /// The quality for pictures that are enlarged, because their artifacts are enlarged, too.
  private static let qualityIfEnlarged = 0.95
  /// Pictures whose pixels are larger than so many pixels of the page count as enlarged.
  private static let minimumEnlargement = 2.0
  /// Pictures with fewer pixels are stored without loss, because they are small and may be enlarged.
  private static let minimumArea = 64 * 64
  /// A picture that would lose fewer of its columns and rows than this fraction is not resampled.
  private static let minimumReduction = 0.1

  /// Compresses a picture; nil if memory runs out.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - use: What the page shows of it.
  ///   - scale: Pixels per point.
  init?(_ picture: Picture, use: PictureUse, scale: Double) {
    // The pixels next to the part are needed to interpolate at its edges.
    let columns = Range(from: use.part.minX - 1, to: use.part.maxX + 1, limit: picture.bitmap.width)
    let rows = Range(from: use.part.minY - 1, to: use.part.maxY + 1, limit: picture.bitmap.height)
    guard var bitmap = picture.bitmap.part(columns: columns, rows: rows) else { return nil }
    let reduction = use.magnification * scale
    if reduction < 1 - Self.minimumReduction {
      let (width, height) = (Double(bitmap.width) * reduction, Double(bitmap.height) * reduction)
      bitmap =
        bitmap.resized(width: max(1, Int(width.rounded(.up))), height: max(1, Int(height.rounded(.up))))
        ?? bitmap
    }
    let isEnlarged = reduction >= Self.minimumEnlargement
    guard let file = Self.file(of: bitmap, isEnlarged: isEnlarged) else { return nil }
    part = Rectangle(
      x: Double(columns.lowerBound), y: Double(rows.lowerBound), width: Double(columns.count),
      height: Double(rows.count))
    address = "data:\(file.type);base64,\(Data(file.bytes).base64EncodedString())"
  }

  /// The picture in the format that suits it.
  private static func file(of bitmap: Bitmap, isEnlarged: Bool) -> (type: String, bytes: [UInt8])? {
    guard bitmap.width * bitmap.height >= minimumArea, bitmap.isOpaque, !bitmap.hasFewColors else {
      return bitmap.pngData().map { ("image/png", $0) }
    }
    // WebP is a third smaller at this quality, but its edges of colour are blurred, and no side may be longer than
    // 16,383 pixels.
    if !isEnlarged, let file = bitmap.webPData(quality: quality) { return ("image/webp", file) }
    return bitmap.jpegData(quality: isEnlarged ? qualityIfEnlarged : quality).map { ("image/jpeg", $0) }
  }
}

extension Bitmap {
  /// Whether a sample of the pixels has at most 256 colours, as in a diagram. Such pictures are smaller without loss,
  /// and their edges remain sharp.
  fileprivate var hasFewColors: Bool {
    var colors: Set<[UInt8]> = []
    let step = max(1, width * height / 4096)
    for pixel in stride(from: 0, to: width * height, by: step) {
      colors.insert(Array(pixels[(pixel * 4)..<(pixel * 4 + 4)]))
      if colors.count > 256 { return false }
    }
    return true
  }
}

extension Range where Bound == Int {
  /// The whole numbers around an interval, within 0 and a limit.
  fileprivate init(from start: Double, to end: Double, limit: Int) {
    let lower = Int(Swift.min(Swift.max(0, start.rounded(.down)), Double(limit)))
    let upper = Int(Swift.min(Swift.max(0, end.rounded(.up)), Double(limit)))
    self = lower..<Swift.max(lower, upper)
  }
}
