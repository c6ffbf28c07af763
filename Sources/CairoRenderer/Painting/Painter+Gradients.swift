import CCairo
import DisplayList
import Foundation
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
      paint(shape, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops)
    case .radial:
      // A circle of radius 1 about the origin, stretched into the ellipse.
      let radius = Point2D(
        x: abs(gradient.end.x - gradient.start.x), y: abs(gradient.end.y - gradient.start.y))
      let stretching = AffineMatrix.scale(x: radius.x, y: radius.y)
        .then(.translation(x: gradient.start.x, y: gradient.start.y))
      guard var patternMatrix = stretching.inverse?.invertibleCairoMatrix else {
        // An ellipse without area: everything lies beyond it.
        if let last = gradient.stops.last { fill(shape, last.color) }
        return
      }
      let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      cairo_pattern_set_matrix(pattern, &patternMatrix)
      paint(shape, pattern, gradient.stops)
    case .conic: fillConically(shape, gradient)
    }
  }

  /// Fills a shape with a pattern after adding the stops, and gives the pattern up.
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

  /// Fills a shape with colours around a point, computed pixel by pixel: Cairo has no such gradient.
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

/// The colours of a conic gradient by angle.
private struct ConicTable {
  private static let count = 2048
  private let pixels: [UInt32]
  private let center: Point2D
  private let startAngle: Double

  init(_ gradient: Gradient) {
    center = gradient.start
    startAngle = Trigonometry.atan2(gradient.end.y - gradient.start.y, gradient.end.x - gradient.start.x)
    pixels = (0..<Self.count).map { index in
      gradient.color(at: (Double(index) + 0.5) / Double(Self.count)).premultipliedPixel
    }
  }

  /// The colour at a point; where the last colour meets the first, the pixel is shared between both.
  func pixel(at point: Point2D, pixelsPerPoint: Double) -> UInt32 {
    let offset = point - center
    let angle = Trigonometry.atan2(offset.y, offset.x) - startAngle
    let turn = angle / (2 * .pi)
    let location = turn - turn.rounded(.down)
    let distance = offset.dot(offset).squareRoot() * pixelsPerPoint
    // How far the pixel's middle is past the ray where the colours begin, in pixels; negative before it.
    let past = (location < 0.5 ? location : location - 1) * 2 * .pi * distance
    if abs(past) < 0.5, let first = pixels.first, let last = pixels.last {
      return first.mixed(with: last, share: 0.5 - past)
    }
    return pixels[min(Self.count - 1, Int(location * Double(Self.count)))]
  }
}

extension Gradient {
  /// The colour at a location, mixed from the stops on either side before multiplying by the opacity, as
  /// Cairo does.
  fileprivate func color(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let share = (location - low.location) / (high.location - low.location)
    func mix(_ component: KeyPath<Color, Double>) -> Double {
      low.color[keyPath: component] + (high.color[keyPath: component] - low.color[keyPath: component]) * share
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}

extension Color {
  /// The colour as Cairo keeps it in memory.
  fileprivate var premultipliedPixel: UInt32 {
    let alpha = min(max(alpha, 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * alpha * 255).rounded()) }
    return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

extension UInt32 {
  /// The pixel with a share of another mixed into each channel.
  fileprivate func mixed(with other: UInt32, share: Double) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (own, others) = (Double(self >> shift & 255), Double(other >> shift & 255))
      result |= UInt32((own + (others - own) * Swift.min(Swift.max(share, 0), 1)).rounded()) << shift
    }
    return result
  }
}
