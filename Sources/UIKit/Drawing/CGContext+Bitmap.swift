import DisplayList
import Geometry

// A context with pixels. As in Core Graphics, its y axis points up, from the lower left corner.
extension CGContext {
  /// Creates a context that draws into memory. Nil if the arrangement of the pixels is not supported: it has 8 bits per
  /// component, in red, green and blue with opacity or an ignored byte, or only in grey or only in opacity.
  ///
  /// What is drawn gets into the memory when ``data`` or ``makeImage()`` is called. Memory of the app is changed by each
  /// drawing, which then takes time for all pixels. Without a `rasterizer` of ``UIGraphicsImageRenderer``, nothing is drawn.
  ///
  /// - Parameters:
  ///   - data: The memory, which must exist as long as the context. Nil for memory of the context.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The number of bits of a component.
  ///   - bytesPerRow: The number of bytes of a row. 0 for as many as the pixels need.
  ///   - space: The colours.
  ///   - bitmapInfo: The arrangement of a pixel: the raw values of a ``CGImageAlphaInfo`` and of ``CGBitmapInfo``.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo),
      layout.isPremultiplied,
      let pixels = ContextPixels(
        memory: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, space: space,
        bitmapInfo: bitmapInfo)
    else { return nil }
    self.init(pixels: pixels)
  }

  /// The memory of a context that was created for it, with all that was drawn. Nil for others.
  public var data: UnsafeMutableRawPointer? {
    showPixels()
    return pixels?.memory
  }

  /// An image of what was drawn so far. Nil if the canvas is empty or, for a context that was not created for pixels, no
  /// renderer is linked.
  public func makeImage() -> CGImage? {
    guard let pixels else {
      let size = CGSize(width: canvas.width, height: canvas.height)
      return UIImage(drawing: commands, size: size, scale: 1).cgImage
    }
    showPixels()
    return pixels.bitmap.map { CGImage($0) }
  }

  private func showPixels() {
    if let pixels, !pixels.isCurrent { pixels.show(commands) }
  }

  /// The number of pixels in a row. 0 for a context without pixels.
  public var width: Int { pixels?.width ?? 0 }
  /// The number of rows. 0 for a context without pixels.
  public var height: Int { pixels?.height ?? 0 }
  /// The number of bytes of a row. 0 for a context without pixels.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
  /// The number of bits of a component. 0 for a context without pixels.
  public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }
  /// The number of bits of a pixel. 0 for a context without pixels.
  public var bitsPerPixel: Int { (pixels?.layout.pixelSize ?? 0) * 8 }
  /// The colours. Nil for a context without pixels.
  public var colorSpace: CGColorSpace? { pixels?.space }
  /// The arrangement of a pixel. Empty for a context without pixels.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: pixels?.bitmapInfo ?? 0) }
  /// Where the opacity of a pixel is.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }
}
