import CGTK4
import DisplayList
import Geometry

extension NodeBuilder {
  func fill(_ shape: RoundedRectangle, with gradient: Gradient) -> RenderNode? {
    guard var bounds = graphene_rect_t(shape.rectangle), gradient.start.isFinite, gradient.end.isFinite,
      let last = gradient.stops.last
    else { return nil }
    if gradient.stops.count == 1 || gradient.isFlat { return fill(shape, with: last.color) }
    let stops = gradient.gskStops
    let (start, end) = (gradient.start, gradient.end)
    var first = graphene_point_t(start)
    let node: OpaquePointer?
    switch gradient.kind {
    case .axial:
      var second = graphene_point_t(end)
      node = gsk_linear_gradient_node_new(&bounds, &first, &second, stops, gsize(stops.count))
    case .radial:
      node = gsk_radial_gradient_node_new(
        &bounds, &first, Float(abs(end.x - start.x)), Float(abs(end.y - start.y)), 0, 1, stops,
        gsize(stops.count))
    case .conic:
      // GSK starts at the top, not at the right.
      let degrees = Trigonometry.atan2(end.y - start.y, end.x - start.x) * 180 / .pi + 90
      node = gsk_conic_gradient_node_new(&bounds, &first, Float(degrees), stops, gsize(stops.count))
    }
    guard let owned = RenderNode(owning: node) else { return nil }
    return shape.isSharp ? owned : clip(owned, to: shape)
  }
}

extension Gradient {
  /// Whether the last colour covers the whole shape.
  fileprivate var isFlat: Bool {
    switch kind {
    case .axial: start == end
    case .radial: start.x == end.x || start.y == end.y
    case .conic: false
    }
  }

  /// The colour stops for GSK, in ascending order from 0 to 1.
  ///
  /// GSK interpolates premultiplied colours, but `Gradient` does not. Where the results differ, more stops approximate
  /// the gradient.
  fileprivate var gskStops: [GskColorStop] {
    var result: [GskColorStop] = []
    var latest = 0.0
    var previous: Stop?
    for stop in stops where !stop.location.isNaN {
      let location = min(max(latest, stop.location), 1)
      if let previous, previous.color.alpha != stop.color.alpha, !previous.color.hasSameHue(as: stop.color) {
        for step in 1..<8 {
          let fraction = Double(step) / 8
          let color = previous.color.mixed(with: stop.color, fraction: fraction)
          result.append(
            GskColorStop(offset: Float(latest + (location - latest) * fraction), color: GdkRGBA(color)))
        }
      }
      result.append(GskColorStop(offset: Float(location), color: GdkRGBA(stop.color)))
      (latest, previous) = (location, stop)
    }
    return result
  }
}

extension Color {
  fileprivate func hasSameHue(as other: Color) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }

  fileprivate func mixed(with other: Color, fraction: Double) -> Color {
    Color(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction, alpha: alpha + (other.alpha - alpha) * fraction)
  }
}
