import CCairo
import DisplayList
import Geometry
import ImageDecoding

/// Renders display lists to pixels on the CPU, with Cairo, and with spans for faces in perspective.
///
/// A renderer caches images of faces under perspective, blurred shadows and lines of text between frames, up to a
/// number of bytes. The pixels of a frame do not depend on the cache. Use a renderer in one thread at a time.
///
/// Invalid input is not drawn: content that is empty, has NaN or infinite coordinates, or a transform without an
/// inverse.
public final class CairoRenderer {
  let caches: RenderCaches
  let fragments: FragmentImages
  /// Whether no pixel of the last frame of ``renderFrame(_:scale:isMoving:into:)`` is transparent. False if it is not known.
  public private(set) var isOpaque = false

  /// Creates a renderer.
  ///
  /// - Parameter cacheLimit: The maximum number of bytes in the cache.
  public init(cacheLimit: Int = 64 << 20) {
    caches = RenderCaches(limit: max(0, cacheLimit) / 2)
    fragments = FragmentImages(limit: max(0, cacheLimit) / 2)
  }

  /// Releases everything in the cache.
  public func releaseCaches() {
    caches.removeAll()
    fragments.removeAll()
    PixelPool.shared.removeUnused()
  }

  /// Renders a frame. Returns nil if the frame has no pixels, more than 32,767 pixels on a side or more than 67 million
  /// in total, if the scale is not positive, or if memory is insufficient.
  ///
  /// - Parameters:
  ///   - list: The display list to render.
  ///   - scale: Pixels per point. The size is rounded up to whole pixels.
  ///   - background: The background colour.
  /// - Complexity: O(*n*) in the visible content. Content outside the picture costs one comparison.
  public func render(_ list: DisplayList, scale: Double = 2, background: Color = .clear) -> Bitmap? {
    guard let (width, height) = pixelSize(of: list, scale: scale) else { return nil }
    var isDrawn = false
    let picture = Bitmap(width: width, height: height) { bytes in
      guard let start = bytes.baseAddress else { return }
      memset(start, 0, bytes.count)
      let pixels = start.assumingMemoryBound(to: UInt8.self)
      guard let surface = Surface(width: width, height: height, over: pixels) else { return }
      draw(list, scale: scale, background: background, on: surface)
      surface.finish()
      isDrawn = true
    }
    return isDrawn ? picture : nil
  }

  /// Renders a frame like `render(_:scale:background:)`, but over the pixels in memory that you provide.
  ///
  /// - Parameters:
  ///   - list: The display list to render.
  ///   - scale: Pixels per point. The size is rounded up to whole pixels.
  ///   - makePixels: A closure that receives the number of pixels in a row and the number of rows. It returns memory
  ///     for `width · height · 4` bytes in the order of a `Bitmap`, or nil if no memory is available. The memory must
  ///     be valid until this method returns.
  /// - Returns: Whether the frame was rendered.
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

  /// Renders the next frame of a window over pixels that you provide.
  ///
  /// Unlike ``render(_:scale:into:)``, this draws a fragment that did not change since the last frame, such as a cell that
  /// scrolls, by copying its pixels. While content moves, a fragment whose scale or subpixel position changes may be
  /// drawn by scaling the pixels of an earlier frame. If ``isProvisional`` is true then, render the frame again when
  /// nothing moves. Images that no frame has shown for a while are released.
  ///
  /// - Parameters:
  ///   - list: The display list to render.
  ///   - scale: Pixels per point. The size is rounded up to whole pixels.
  ///   - isMoving: Whether the next frame will differ from this one.
  ///   - makePixels: As in ``render(_:scale:into:)``, but whatever the memory contains is overwritten.
  /// - Returns: Whether the frame was rendered.
  public func renderFrame(
    _ list: DisplayList, scale: Double, isMoving: Bool,
    into makePixels: (_ width: Int, _ height: Int) -> UnsafeMutablePointer<UInt8>?
  ) -> Bool {
    guard let (width, height) = pixelSize(of: list, scale: scale), let pixels = makePixels(width, height),
      let surface = Surface(width: width, height: height, over: pixels)
    else { return false }
    let area = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)).withoutRounding
    isOpaque = list.root.commands.beginWithOpaqueFill(
      of: AffineMatrix.scale(x: 1 / scale, y: 1 / scale).boundingBox(of: area))
    if !isOpaque { memset(pixels, 0, width * height * 4) }
    fragments.beginFrame(area: Double(width * height), isMoving: isMoving)
    draw(list, scale: scale, background: .clear, on: surface, fragments: fragments)
    fragments.endFrame()
    caches.removeUnused()
    surface.finish()
    return true
  }

  /// Whether the last frame of ``renderFrame(_:scale:isMoving:into:)`` differs from the one that is drawn at rest.
  public var isProvisional: Bool { fragments.isProvisional }

  func pixelSize(of list: DisplayList, scale: Double) -> (width: Int, height: Int)? {
    // A size of 100.00000001 pixels is treated as 100.
    let width = (list.size.width * scale - 1e-6).rounded(.up)
    let height = (list.size.height * scale - 1e-6).rounded(.up)
    guard scale > 0, width >= 1, height >= 1, max(width, height) <= Double(Surface.maximumSide),
      width * height <= Double(Surface.maximumArea)
    else { return nil }
    return (Int(width), Int(height))
  }

  private func draw(
    _ list: DisplayList, scale: Double, background: Color, on surface: Surface,
    fragments: FragmentImages? = nil
  ) {
    caches.beginFrame()
    surface.draw { context in
      let painter = Painter(
        context: context, matrix: .scale(x: scale, y: scale),
        visible: Rectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height)),
        caches: caches, fragments: fragments)
      painter.fillAll(background)
      painter.drawAll([.fragment(list.root)])
    }
  }
}
