import DisplayList

/// Makes the nodes that show the frames of a window.
@MainActor
public protocol FrameBuilder: AnyObject {
  /// Returns the node of a frame in points, clipped to the frame's size, or nil if the frame is empty.
  ///
  /// - Parameters:
  ///   - list: The display list to draw, in points.
  ///   - scale: Pixels per point.
  ///   - isMoving: Whether the next frame will differ from this one.
  func makeNode(for list: DisplayList, scale: Double, isMoving: Bool) -> RenderNode?

  /// Whether the last frame has to be made again when nothing moves.
  var isProvisional: Bool { get }

  /// Releases what is kept for later frames.
  func releaseCaches()
}

/// Returns a builder that suits a `GskRenderer`. For OpenGL, it makes a node for each layer. For Cairo, `CairoRenderer` draws
/// the frame, and the nodes show its pixels.
///
/// - Parameters:
///   - renderer: The renderer that draws the nodes.
///   - cacheLimit: The maximum size of what is kept while no frame shows it, in bytes.
@MainActor
public func makeFrameBuilder(for renderer: OpaquePointer, cacheLimit: Int = 128 << 20) -> any FrameBuilder {
  makeFrameBuilder(for: Renderer(pointer: renderer), cacheLimit: cacheLimit)
}

@MainActor
func makeFrameBuilder(for renderer: Renderer, cacheLimit: Int) -> any FrameBuilder {
  renderer.usesCairo
    ? SoftwareFrames(cacheLimit: cacheLimit) : NodeBuilder(for: renderer, cacheLimit: cacheLimit)
}
