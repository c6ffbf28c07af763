import CairoRenderer
import DisplayList
import Geometry

/// Draws the frames of a window where GSK draws with Cairo. `CairoRenderer` is faster there, and supports perspective.
///
/// The frame is divided into strips. A strip whose pixels did not change keeps its node, so that GSK redraws and sends
/// to the display only what changed.
@MainActor
final class SoftwareFrames: FrameBuilder {
  /// The number of rows of a strip.
  private static let rowCount = 32

  private let renderer: CairoRenderer
  /// The pixels of the frame that is being drawn.
  private var pixels: UnsafeMutableBufferPointer<UInt8>?
  private var strips: [PixelStrip] = []
  /// The strips of the frame before. GSK still has their nodes, and Cairo would copy the pixels of an image that is
  /// released before its node.
  private var oldStrips: [PixelStrip] = []
  private var size = (width: 0, height: 0, scale: 0.0)

  /// Creates a builder.
  ///
  /// - Parameter cacheLimit: The maximum size of drawings that are kept while they are not visible, in bytes.
  init(cacheLimit: Int) { renderer = CairoRenderer(cacheLimit: cacheLimit) }

  isolated deinit { pixels?.deallocate() }

  var isProvisional: Bool { renderer.isProvisional }

  func releaseCaches() {
    renderer.releaseCaches()
    pixels?.deallocate()
    pixels = nil
  }

  func makeNode(for list: DisplayList, scale: Double, isMoving: Bool) -> RenderNode? {
    var size = (width: 0, height: 0, scale: scale)
    let isRendered = renderer.renderFrame(list, scale: scale, isMoving: isMoving) { width, height in
      (size.width, size.height) = (width, height)
      return clearPixels(count: width * height * 4)
    }
    guard isRendered, let pixels else { return nil }
    let known = size == self.size ? strips : []
    self.size = size
    oldStrips = strips
    strips = []
    for row in stride(from: 0, to: size.height, by: Self.rowCount) {
      let rows = min(Self.rowCount, size.height - row)
      let part = UnsafeRawBufferPointer(
        UnsafeMutableBufferPointer(rebasing: pixels[row * size.width * 4..<(row + rows) * size.width * 4]))
      if known.indices.contains(strips.count), known[strips.count].shows(part) {
        strips.append(known[strips.count])
      } else if let strip = PixelStrip(
        part, width: size.width, height: rows, at: Point2D(x: 0, y: Double(row) / scale), scale: scale)
      {
        strips.append(strip)
      } else {
        // Memory is insufficient. The next frame begins again.
        strips = []
        break
      }
    }
    return RenderNode.container(strips.map(\.node))?.clipped(
      toFrame: Rectangle(origin: .zero, size: list.size))
  }

  /// Transparent pixels for a frame.
  private func clearPixels(count: Int) -> UnsafeMutablePointer<UInt8>? {
    if pixels?.count != count {
      pixels?.deallocate()
      pixels = .allocate(capacity: count)
    }
    pixels?.initialize(repeating: 0)
    return pixels?.baseAddress
  }
}
