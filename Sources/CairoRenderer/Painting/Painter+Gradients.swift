import CCairo
import DisplayList
import Geometry

extension Painter {
  /// Fills a shape with a gradient.
  func fill(_ shape: RoundedRectangle, _ gradient: Gradient) {
    guard !shape.rectangle.isEmpty, !gradient.stops.isEmpty, gradient.start.isFinite, gradient.end.isFinite,
      gradient.stops.allSatisfy({ $0.location.isFinite && ($0.color.isVisible || $0.color.alpha == 0) })
    else { return }
    switch gradient.kind {
    case .axial:
      let (start, end) = (gradient.start, gradient.end)
      if start == end { return fillBeyond(shape, gradient) }
      paint(shape, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops)
    case .radial:
      // A unit circle about the origin, scaled to the ellipse.
      let radius = Point2D(
        x: abs(gradient.end.x - gradient.start.x), y: abs(gradient.end.y - gradient.start.y))
      let stretching = AffineMatrix.scale(x: radius.x, y: radius.y)
        .then(.translation(x: gradient.start.x, y: gradient.start.y))
      guard var patternMatrix = stretching.inverse?.invertibleCairoMatrix else {
        return fillBeyond(shape, gradient)
      }
      let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      cairo_pattern_set_matrix(pattern, &patternMatrix)
      paint(shape, pattern, gradient.stops)
    case .conic: fillConically(shape, gradient)
    }
  }

  /// Fills a shape with the last colour of a gradient without extent: everything is beyond it.
  private func fillBeyond(_ shape: RoundedRectangle, _ gradient: Gradient) {
    if let last = gradient.stops.last { fill(shape, last.color) }
  }

  /// Adds the stops to a pattern, fills a shape with it, and releases it.
  private func paint(_ shape: RoundedRectangle, _ pattern: OpaquePointer?, _ stops: [Gradient.Stop]) {
    guard let pattern else { return }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_new_path(context)
    addPath(of: withinReach(shape))
    cairo_fill(context)
  }

  /// Fills a shape with a conic gradient, computed pixel by pixel, because Cairo has no such gradient.
  private func fillConically(_ shape: RoundedRectangle, _ gradient: Gradient) {
    guard let box = pixels(of: shape.rectangle), let inverse = matrix.inverse,
      let surface = Surface(width: Int(box.width), height: Int(box.height), format: .color)
    else { return }
    let table = ConicTable(gradient)
    let stride = surface.stride
    _ = surface.withBytes { bytes in
      for row in 0..<surface.height {
        let pixels = UnsafeMutableRawPointer(bytes + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<surface.width {
          let center = Point2D(x: box.minX + Double(column) + 0.5, y: box.minY + Double(row) + 0.5)
          pixels[column] = table.pixel(at: inverse.apply(to: center), pixelsPerPoint: matrix.meanScale)
        }
      }
    }
    cairo_save(context)
    cairo_new_path(context)
    addPath(of: withinReach(shape))
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface.pointer, box.minX, box.minY)
    cairo_fill(context)
    cairo_restore(context)
  }
}
