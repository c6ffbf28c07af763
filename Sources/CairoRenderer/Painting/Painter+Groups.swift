import CCairo
import DisplayList
import Geometry

extension Painter {
  /// Draws commands as one picture with an opacity.
  func drawGroup(_ commands: [Command], opacity: Double, extent: Rectangle) {
    guard opacity > 0 else { return }
    if opacity >= 1 { return draw(commands) }
    var commands = commands
    if let fragments, commands.count == 1, case .fragment(let fragment) = commands[0] {
      if fragments.draw(fragment, extent: extent, with: self, opacity: opacity) { return }
      // A second attempt in the same frame would take the fragment for one that does not change.
      commands = fragment.commands
    }
    faces.flush()
    guard let box = pixels(of: extent) else { return }
    cairo_save(context)
    clip(toPixels: box)
    cairo_push_group(context)
    forGroup(in: box).drawGroup(commands)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  /// Draws content with the opacity of a mask.
  func draw(_ content: [Command], through mask: [Command], extent: Rectangle) {
    guard let box = pixels(of: extent) else { return }
    cairo_save(context)
    clip(toPixels: box)
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    forGroup(in: box).drawGroup(mask)
    let maskPattern = cairo_pop_group(context)
    cairo_push_group(context)
    forGroup(in: box).drawGroup(content)
    cairo_pop_group_to_source(context)
    cairo_mask(context, maskPattern)
    cairo_pattern_destroy(maskPattern)
    cairo_restore(context)
  }

  /// Draws commands clipped to a shape.
  func draw(_ commands: [Command], clippedTo shape: RoundedRectangle, extent: Rectangle) {
    let image = matrix.boundingBox(of: shape.rectangle)
    if shape.isSharp, matrix.keepsAxes, let aligned = image.pixelAligned {
      guard let inside = aligned.intersection(visible), !inside.isEmpty else { return }
      cairo_save(context)
      clip(toPixels: inside)
      limited(to: inside).draw(commands)
      cairo_restore(context)
    } else if !drawCover(commands, inShapeOf: shape) {
      draw(commands, insideOf: extent) { addPath(of: withinReach(shape)) }
    }
  }

  /// Draws the inside of a shape, if the commands draw a single colour or picture over all of it. This is quicker than a
  /// clip.
  ///
  /// - Returns: Whether the commands do.
  private func drawCover(_ commands: [Command], inShapeOf shape: RoundedRectangle) -> Bool {
    guard let (command, place) = commands.single else { return false }
    let area = shape.rectangle.withoutRounding
    func covers(_ rectangle: Rectangle) -> Bool {
      place.keepsAxes && place.boundingBox(of: rectangle).covers(area)
    }
    switch command {
    case .fill(let inner, let color) where inner.isSharp && covers(inner.rectangle):
      fill(shape, color)
    case .image(let picture, nil, let rectangle, nil) where covers(rectangle):
      cairo_save(context)
      cairo_new_path(context)
      addPath(of: withinReach(shape))
      let painter = transformed(to: place.then(matrix))
      if painter.setTransform() { painter.drawInsideOfPath(picture, in: rectangle) }
      cairo_restore(context)
    default: return false
    }
    return true
  }

  /// Draws commands clipped to a polygon.
  func draw(_ commands: [Command], clippedTo polygon: ConvexPolygon, extent: Rectangle) {
    guard !polygon.isEmpty, polygon.corners.allSatisfy(\.isFinite) else { return }
    draw(commands, insideOf: extent) {
      for corner in polygon.corners { cairo_line_to(context, corner.x, corner.y) }
      cairo_close_path(context)
    }
  }

  /// Draws the commands of a group, and completes them.
  func drawGroup(_ commands: [Command]) {
    draw(commands)
    faces.flush()
  }

  /// Draws commands clipped to a path with antialiased edges.
  ///
  /// Draws the commands as one picture and clips it once. If each command were clipped separately, hidden commands
  /// would show through the pixels that the clip covers in part, as a fringe.
  private func draw(_ commands: [Command], insideOf extent: Rectangle, path: () -> Void) {
    guard let box = pixels(of: extent) else { return }
    cairo_save(context)
    clip(toPixels: box)
    cairo_new_path(context)
    path()
    cairo_clip(context)
    if commands.count == 1, commands[0].isSinglePaint {
      limited(to: box).draw(commands)
    } else {
      cairo_push_group(context)
      cairo_reset_clip(context)
      forGroup(in: box).drawGroup(commands)
      cairo_pop_group_to_source(context)
      cairo_paint(context)
    }
    cairo_restore(context)
  }

  /// Clips to whole pixels, for which Cairo needs no mask.
  func clip(toPixels box: Rectangle) {
    var transform = cairo_matrix_t()
    cairo_get_matrix(context, &transform)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
    cairo_clip(context)
    cairo_set_matrix(context, &transform)
  }
}

extension [Command] {
  /// The only command that draws, and the transform from its space to that of the commands; nil if several may draw, or
  /// if the transform is not affine.
  fileprivate var single: (command: Command, place: AffineMatrix)? {
    guard count == 1 else { return nil }
    switch self[0] {
    case .fragment(let fragment): return fragment.commands.single
    case .transform(let transform, let commands):
      guard let outer = transform.homography.affine, let (command, inner) = commands.single else {
        return nil
      }
      return (command, inner.then(outer))
    default: return (self[0], .identity)
    }
  }
}

extension Command {
  /// Whether the command paints every pixel at most once, so that a clip can be applied to it directly.
  fileprivate var isSinglePaint: Bool {
    switch self {
    case .fill, .border, .gradient, .image, .fillPath, .strokePath: true
    default: false
    }
  }
}
