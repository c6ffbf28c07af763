import Foundation
import ImageDecoding

// The pixels are described, and returned, in the order that most images have on iOS.
extension CGImage {
  /// The number of bits of a component of a pixel: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// The colours of the pixels: those of sRGB.
  public var colorSpace: CGColorSpace? { .rgb }
  /// The arrangement of a pixel: red, green, blue and opacity, by which the colours are multiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The arrangement of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// A copy of the pixels, as ``bitmapInfo`` describes them, top row first.
  ///
  /// - Complexity: O(*n*) for *n* pixels, in each call.
  public var dataProvider: CGDataProvider? {
    guard let layout = PixelLayout.rgba else { return nil }
    var data = Data(count: bytesPerRow * height)
    data.withUnsafeMutableBytes { memory in
      if let start = memory.baseAddress { layout.write(bitmap, to: start, bytesPerRow: bytesPerRow) }
    }
    return CGDataProvider(data: NSData(data: data))
  }

  /// Creates an image from bytes. Nil if the arrangement is not supported, or there are too few bytes.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The number of bits of a component. Only 8 is supported.
  ///   - bitsPerPixel: The number of bits of a pixel.
  ///   - bytesPerRow: The number of bytes of a row.
  ///   - space: The colours.
  ///   - bitmapInfo: The arrangement of a pixel.
  ///   - provider: The bytes, top row first.
  ///   - decode: Ignored.
  ///   - shouldInterpolate: Ignored: renderers interpolate.
  ///   - intent: Ignored.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, let data = provider.data,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo.rawValue),
      bitsPerPixel == layout.pixelSize * 8, let rows = RowLengths(width: width, layout, bytesPerRow),
      let count = rows.byteCount(height: height), data.length >= count,
      let bitmap = layout.bitmap(
        width: width, height: height, from: data.bytes, bytesPerRow: rows.bytesPerRow)
    else { return nil }
    self.init(bitmap)
  }
}

/// The number of bytes of the rows of a bitmap.
struct RowLengths {
  let bytesPerRow: Int

  /// Nil if a row does not fit. 0 bytes stand for as many as a row needs.
  init?(width: Int, _ layout: PixelLayout, _ bytesPerRow: Int) {
    let (needed, overflows) = width.multipliedReportingOverflow(by: layout.pixelSize)
    guard !overflows, bytesPerRow == 0 || bytesPerRow >= needed else { return nil }
    self.bytesPerRow = bytesPerRow == 0 ? needed : bytesPerRow
  }

  /// The number of bytes of all rows. Nil if it is too large.
  func byteCount(height: Int) -> Int? {
    let (count, overflows) = bytesPerRow.multipliedReportingOverflow(by: height)
    return overflows ? nil : count
  }
}
