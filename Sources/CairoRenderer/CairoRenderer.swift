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
    // A size of 100.00000001 pixels is meant to be 100.
    let width = (list.size.width * scale - 1e-6).rounded(.up)
    let height = (list.size.height * scale - 1e-6).rounded(.up)
    guard scale > 0, width >= 1, height >= 1, max(width, height) <= Double(Surface.greatestSide),
      let surface = Surface(width: Int(width), height: Int(height), format: .color)
    else { return nil }
    caches.beginFrame()
    let painter = Painter(
      context: surface.context, matrix: .scale(x: scale, y: scale),
      visible: Rectangle(x: 0, y: 0, width: width, height: height), caches: caches)
    painter.fillAll(background)
    painter.enterAndDraw([.fragment(list.root)])
    return surface.bitmap
  }
}
