import CGTK4
import DisplayList
import Geometry

extension NodeBuilder {
  func fill(_ shape: RoundedRectangle, with gradient: Gradient) -> RenderNode? {
    guard gradient.start.isFinite, gradient.end.isFinite, let last = gradient.stops.last else { return nil }
    if gradient.stops.count == 1 || gradient.isFlat { return fill(shape, with: last.color) }
    let node = RenderNode.gradient(gradient, stops: gradient.gskStops, in: shape.rectangle)
    return shape.isSharp ? node : node?.clipped(to: shape)
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
