import CCairo
import DisplayList
import Geometry

/// Draws commands through one affine transform into a Cairo context, whose current transform is the same.
///
/// A value: entering a transform or a clip makes another painter, so nothing has to be undone but what Cairo
/// itself keeps.
struct Painter {
  /// The `cairo_t *`.
  let context: OpaquePointer
  /// From the commands' space to pixels.
  let matrix: AffineMatrix
  /// The pixels worth drawing; what lies outside is skipped.
  let visible: Rectangle
  /// What may be used again.
  let caches: RenderCaches

  /// Paints all of the surface with a colour.
  func fillAll(_ color: Color) {
    guard color.isVisible else { return }
    setSource(color)
    cairo_paint(context)
  }

  /// Makes the painter's transform the context's own; false when that is not possible.
  @discardableResult
  func setTransform() -> Bool {
    guard var transform = matrix.invertibleCairoMatrix else { return false }
    cairo_set_matrix(context, &transform)
    return true
  }

  /// Draws commands after making the painter's transform Cairo's.
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
    case .clip(let shape, let commands): draw(commands, clippedTo: shape, extent: extent)
    case .clipPolygon(let polygon, let commands): draw(commands, clippedTo: polygon, extent: extent)
    case .transform(let transform, let commands):
      drawProjected(commands, through: transform.homography.then(Homography(matrix)))
    case .fragment(let fragment): draw(fragment.commands)
    }
  }

  /// The pixels a rectangle of the painter's space covers, whole ones, as far as they are visible; nil when
  /// there are none.
  func pixels(of rectangle: Rectangle) -> Rectangle? {
    visible.intersection(matrix.boundingBox(of: rectangle)).map { $0.roundedOut }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// The visible part of the painter's own space.
  var visibleBox: Rectangle? { matrix.inverse.map { $0.boundingBox(of: visible) } }

  /// Whether a rectangle of the painter's space comes within a pixel of what is visible.
  private func isVisible(_ rectangle: Rectangle) -> Bool {
    matrix.boundingBox(of: rectangle).inset(by: -1).touches(visible)
  }

  /// A painter into the same context that skips more.
  func limited(to box: Rectangle) -> Painter {
    Painter(context: context, matrix: matrix, visible: box, caches: caches)
  }

  /// Makes a colour the current source.
  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}

extension Color {
  /// Whether drawing with the colour changes anything; no colour with a component that is no number does.
  var isVisible: Bool { alpha > 0 && (red + green + blue + alpha).isFinite }
}
