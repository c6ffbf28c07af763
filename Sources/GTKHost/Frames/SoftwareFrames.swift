import CairoRenderer
import DisplayList
import Geometry

/// Draws the frames of a window where GSK draws with Cairo. `CairoRenderer` is faster there, and supports perspective.
///
/// The frame is divided into strips. A strip whose pixels did not change keeps its node, so that GSK redraws and sends
/// to the display only what changed.
///
/// Frames are drawn in turn into two pieces of memory, which the nodes show without a copy. A strip that keeps its node
/// may show the other piece: both hold the same pixels there, until a frame with a new node is complete.
@MainActor
final class SoftwareFrames: FrameBuilder {
  /// The number of rows of a strip.
  private static let rowCount = 32

  private let renderer: CairoRenderer
  /// The pixels of the last frame.
  private var pixels: FramePixels?
  /// The pixels of the frame before, over which the next one is drawn.
  private var oldPixels: FramePixels?
  /// The nodes of the last frame, from top to bottom.
  private var strips: [RenderNode] = []
  private var scale = 0.0

  /// Creates a builder.
  ///
  /// - Parameter cacheLimit: The maximum size of drawings that are kept while they are not visible, in bytes.
  init(cacheLimit: Int) { renderer = CairoRenderer(cacheLimit: cacheLimit) }

  var isProvisional: Bool { renderer.isProvisional }

  func releaseCaches() {
    renderer.releaseCaches()
    oldPixels = nil
  }

  func makeNode(for list: DisplayList, scale: Double, isMoving: Bool) -> RenderNode? {
    var drawn: FramePixels?
    let isRendered = renderer.renderFrame(list, scale: scale, isMoving: isMoving) { width, height in
      drawn = memory(width: width, height: height)
      return drawn?.start
    }
    guard isRendered, let drawn else { return nil }
    let before = scale == self.scale ? pixels : nil
    let known = strips
    (oldPixels, pixels, strips) = (pixels, drawn, [])
    self.scale = scale
    for row in stride(from: 0, to: drawn.height, by: Self.rowCount) {
      let rows = row..<min(row + Self.rowCount, drawn.height)
      if let before, known.indices.contains(strips.count), drawn.shows(rows, of: before) {
        strips.append(known[strips.count])
      } else if let strip = drawn.makeNode(showing: rows, scale: scale, isOpaque: renderer.isOpaque) {
        strips.append(strip)
      } else {
        // Memory is insufficient. The next frame begins again.
        strips = []
        break
      }
    }
    return RenderNode.container(strips)?.clipped(
      toFrame: Rectangle(origin: .zero, size: list.size))
  }

  /// Memory for the next frame, which no visible node shows.
  private func memory(width: Int, height: Int) -> FramePixels? {
    if let oldPixels, (oldPixels.width, oldPixels.height) == (width, height) { return oldPixels }
    return FramePixels(width: width, height: height)
  }
}
