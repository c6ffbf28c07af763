import CCairo
import DisplayList
import Geometry
import ImageDecoding

/// Draws display lists into pixels, on the CPU, with Cairo and pixman.
///
/// Keeps what it drew for faces under perspective, blurred shadows and lines of text from one frame to the
/// next, up to a number of bytes; pixels do not depend on what is kept. To be used by one thread at a time.
///
/// No input stops it: what has no size, no finite place or no inverse is not drawn.
public final class CairoRenderer {
  let caches: RenderCaches

  /// Makes a renderer.
  ///
  /// - Parameter cacheLimit: How many bytes may be kept between frames.
  public init(cacheLimit: Int = 64 << 20) {
    caches = RenderCaches(limit: max(0, cacheLimit))
  }

  /// Draws a frame; nil when it would have no pixels, or more than 32,767 a side or 67 million in all.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - scale: Pixels per point. The size is rounded up to whole pixels.
  ///   - background: The colour under everything.
  /// - Complexity: By what is visible: what lies outside of the picture costs a comparison.
  public func render(_ list: DisplayList, scale: Double = 2, background: Color = .clear) -> Bitmap? {
    guard let (width, height) = pixelSize(of: list, scale: scale),
      let surface = Surface(width: width, height: height, format: .color)
    else { return nil }
    draw(list, scale: scale, background: background, on: surface)
    return surface.bitmap
  }

  /// Draws a frame as `render(_:scale:background:)` does, into memory of yours, over what is there.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - scale: Pixels per point. The size is rounded up to whole pixels.
  ///   - makePixels: Is told the number of pixels in a row and of rows, and gives memory for them: `width · height · 4`
  ///     bytes in the order of a `Bitmap`, which have to last until this method returns; nil when there are none.
  /// - Returns: Whether it was drawn.
  public func render(
    _ list: DisplayList, scale: Double,
    into makePixels: (_ width: Int, _ height: Int) -> UnsafeMutablePointer<UInt8>?
  ) -> Bool {
    guard let (width, height) = pixelSize(of: list, scale: scale), let pixels = makePixels(width, height),
      let surface = Surface(width: width, height: height, over: pixels)
    else { return false }
    draw(list, scale: scale, background: .clear, on: surface)
    surface.finish()
    return true
  }

  private func pixelSize(of list: DisplayList, scale: Double) -> (width: Int, height: Int)? {
    // A size of 100.00000001 pixels is meant to be 100.
    let width = (list.size.width * scale - 1e-6).rounded(.up)
    let height = (list.size.height * scale - 1e-6).rounded(.up)
    guard scale > 0, width >= 1, height >= 1, max(width, height) <= Double(Surface.maximumSide),
      width * height <= Double(Surface.maximumArea)
    else { return nil }
    return (Int(width), Int(height))
  }

  private func draw(_ list: DisplayList, scale: Double, background: Color, on surface: Surface) {
    caches.beginFrame()
    let painter = Painter(
      context: surface.context, matrix: .scale(x: scale, y: scale),
      visible: Rectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height)),
      caches: caches)
    painter.fillAll(background)
    painter.enterAndDraw([.fragment(list.root)])
  }
}
