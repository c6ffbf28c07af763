import CCairo
import DisplayList
import Geometry

/// Draws commands through an affine transform into a Cairo context with the same current transform.
///
/// A painter is a value: entering a transform or a clip makes another painter, so only Cairo's own state has to be
/// restored.
struct Painter {
  /// The `cairo_t *`.
  let context: OpaquePointer
  /// The transform from the commands' coordinates to pixels.
  let matrix: AffineMatrix
  /// The visible pixels; drawing outside them is skipped.
  let visible: Rectangle
  /// The caches for images that can be reused.
  let caches: RenderCaches
  /// The faces in perspective that will be drawn before anything else.
  let faces: FaceQueue
  /// Whether the context is that of a document, in which text and pictures keep their form.
  let keepsVectors: Bool
  /// The images of fragments of which a frame is composed; nil if every fragment is drawn directly.
  let fragments: FragmentImages?
  /// Whether pictures and shadows are drawn more quickly, because the result is shown only while content moves.
  let isQuick: Bool

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - context: The `cairo_t *`.
  ///   - matrix: The transform from the commands' coordinates to pixels.
  ///   - visible: The visible pixels. If the context has a clip, it is this rectangle.
  ///   - caches: The caches for images that can be reused.
  ///   - faces: The queue of the context's target; nil for a new one. Flush it at the end.
  ///   - keepsVectors: Whether the context is that of a document.
  ///   - fragments: The images of fragments of which a frame is composed.
  ///   - isQuick: Whether pictures and shadows are drawn more quickly.
  init(
    context: OpaquePointer, matrix: AffineMatrix, visible: Rectangle, caches: RenderCaches,
    faces: FaceQueue? = nil, keepsVectors: Bool = false, fragments: FragmentImages? = nil,
    isQuick: Bool = false
  ) {
    self.context = context
    self.matrix = matrix
    self.visible = visible
    self.caches = caches
    self.faces = faces ?? FaceQueue(context: context)
    self.keepsVectors = keepsVectors
    self.fragments = fragments
    self.isQuick = isQuick
  }

  /// Whether a picture or a shadow may be drawn more quickly than at rest. The caller draws it so: a frame is provisional
  /// then.
  func permitsQuickDrawing() -> Bool { isQuick || fragments?.permitsQuickDrawing() == true }

  /// Fills the whole surface with a colour.
  func fillAll(_ color: Color) {
    guard color.isVisible else { return }
    setSource(color)
    cairo_paint(context)
  }

  /// Sets the painter's transform as that of the context; false if the transform has no usable inverse.
  @discardableResult
  func setTransform() -> Bool {
    guard var transform = matrix.invertibleCairoMatrix else { return false }
    cairo_set_matrix(context, &transform)
    return true
  }

  /// Draws everything on a new target: sets the painter's transform in Cairo, draws commands, and completes them.
  func drawAll(_ commands: [Command]) {
    enterAndDraw(commands)
    faces.flush()
  }

  /// Sets the painter's transform in Cairo, then draws commands. Faces in perspective may still wait in `faces`.
  func enterAndDraw(_ commands: [Command]) {
    cairo_save(context)
    if setTransform() { draw(commands) }
    cairo_restore(context)
  }

  /// Draws commands in order.
  func draw(_ commands: [Command]) {
    for command in commands { draw(command) }
  }

  private func draw(_ command: Command) {
    guard let extent = command.extent, isVisible(extent) else { return }
    if !command.drawsWithoutFlush { faces.flush() }
    switch command {
    case .fill(let shape, let color): fill(shape, color)
    case .border(let shape, let width, let color): drawBorder(of: shape, width: width, color)
    case .shadow(let shadow): draw(shadow)
    case .gradient(let gradient, let shape): fill(shape, gradient)
    case .image(let picture, let source, let rectangle, let tint):
      draw(picture, source: source, in: rectangle, tint: tint)
    case .text(let line, let origin, let colors): draw(line, at: origin, colors: colors)
    case .fillPath(let path, let color, let rule): fill(path, color, rule)
    case .strokePath(let path, let color, let style): stroke(path, color, style)
    case .group(let opacity, let commands): drawGroup(commands, opacity: opacity, extent: extent)
    case .mask(let mask, let content): draw(content, through: mask, extent: extent)
    case .blend(let content, let backdrop, let mode): draw(content, over: backdrop, mode, extent: extent)
    case .clip(let shape, let commands): draw(commands, clippedTo: shape, extent: extent)
    case .clipPolygon(let polygon, let commands): draw(commands, clippedTo: polygon, extent: extent)
    case .transform(let transform, let commands):
      drawProjected(commands, through: transform.homography.then(Homography(matrix)))
    case .fragment(let fragment):
      if fragments?.draw(fragment, extent: extent, with: self) != true { draw(fragment.commands) }
    }
  }

  /// The visible whole pixels that a rectangle of the painter's space covers; nil if there are none.
  func pixels(of rectangle: Rectangle) -> Rectangle? {
    visible.intersection(matrix.boundingBox(of: rectangle)).map { $0.coveringPixels }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// The visible part of the painter's own space.
  var visibleBox: Rectangle? { matrix.inverse.map { $0.boundingBox(of: visible) } }

  /// Whether a rectangle of the painter's space is visible, with a tolerance of one pixel.
  private func isVisible(_ rectangle: Rectangle) -> Bool {
    matrix.boundingBox(of: rectangle).inset(by: -1).intersects(visible)
  }

  /// A painter for the same target with a smaller visible area.
  func limited(to box: Rectangle) -> Painter {
    Painter(
      context: context, matrix: matrix, visible: box, caches: caches, faces: faces,
      keepsVectors: keepsVectors, fragments: fragments, isQuick: isQuick)
  }

  /// A painter for a group that was pushed on the context, with a smaller visible area.
  func forGroup(in box: Rectangle) -> Painter {
    Painter(
      context: context, matrix: matrix, visible: box, caches: caches, keepsVectors: keepsVectors,
      fragments: fragments, isQuick: isQuick)
  }

  /// A painter for the same target with another transform.
  func transformed(to matrix: AffineMatrix) -> Painter {
    Painter(
      context: context, matrix: matrix, visible: visible, caches: caches, faces: faces,
      keepsVectors: keepsVectors, fragments: fragments, isQuick: isQuick)
  }

  /// Sets a colour as the current source.
  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}

extension Command {
  /// Whether the command can be drawn while faces wait. A group completes them itself where necessary.
  fileprivate var drawsWithoutFlush: Bool {
    switch self {
    case .transform, .fragment, .group: true
    default: false
    }
  }
}
