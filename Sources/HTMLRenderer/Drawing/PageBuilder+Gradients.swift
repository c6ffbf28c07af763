import DisplayList
import Geometry

extension PageBuilder {
  /// Markup for a shape filled with a gradient.
  func fill(_ shape: RoundedRectangle, _ gradient: Gradient) -> String {
    guard gradient.start.isFinite, gradient.end.isFinite, let last = gradient.stops.last,
      gradient.stops.allSatisfy({ $0.location.isFinite && ($0.color.isVisible || $0.color.alpha == 0) })
    else { return "" }
    let (start, end) = (gradient.start, gradient.end)
    switch gradient.kind {
    case .axial:
      if start == end { return fill(shape, last.color) }
      return self.shape(
        shape,
        paint: paint(
          "linearGradient",
          "x1=\"\(start.x.css)\" y1=\"\(start.y.css)\" x2=\"\(end.x.css)\" y2=\"\(end.y.css)\"",
          gradient.stops))
    case .radial:
      if start.x == end.x || start.y == end.y { return fill(shape, last.color) }
      // A unit circle about the origin, scaled to the ellipse.
      let stretching = AffineMatrix.scale(x: abs(end.x - start.x), y: abs(end.y - start.y))
        .then(.translation(x: start.x, y: start.y))
      guard let matrix = stretching.css else { return "" }
      return self.shape(
        shape,
        paint: paint(
          "radialGradient", "cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"\(matrix)\"", gradient.stops)
      )
    case .conic: return fillConically(shape, gradient)
    }
  }

  private func paint(_ element: String, _ geometry: String, _ stops: [Gradient.Stop]) -> String {
    let stops = stops.map {
      "<stop offset=\"\($0.location.cssFactor)\" stop-color=\"\($0.color.css)\"/>"
    }.joined()
    let name = define {
      "<\(element) id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(geometry)>\(stops)</\(element)>"
    }
    return "fill=\"url(#\(name))\""
  }

  /// Uses CSS, because SVG has no conic gradients.
  private func fillConically(_ shape: RoundedRectangle, _ gradient: Gradient) -> String {
    guard let outline = shape.pathData else { return "" }
    let box = shape.rectangle
    let center = gradient.start - box.origin
    // Angles begin at the top in CSS, not at the right.
    let angle =
      Trigonometry.atan2(gradient.end.y - gradient.start.y, gradient.end.x - gradient.start.x) + .pi / 2
    let stops = gradient.stopsForCSS.map { "\($0.color.css) \($0.location.cssFactor)turn" }
      .joined(separator: ",")
    let style =
      "width:\(box.width.css)px;height:\(box.height.css)px;background:"
      + "conic-gradient(from \(angle.cssFactor)rad at \(center.x.css)px \(center.y.css)px,\(stops))"
    let content = "<foreignObject \(box.attributes)><div style=\"\(style)\"></div></foreignObject>"
    if shape.isSharp { return content }
    let name = define { "<clipPath id=\"\($0)\"><path d=\"\(outline)\"/></clipPath>" }
    return "<g clip-path=\"url(#\(name))\">\(content)</g>"
  }
}

extension Gradient {
  /// The stops for CSS. CSS interpolates premultiplied colours, `Gradient` unpremultiplied ones. Where the results
  /// differ, additional stops approximate the gradient.
  fileprivate var stopsForCSS: [Stop] {
    var result: [Stop] = []
    for stop in stops {
      if let previous = result.last, previous.color.alpha != stop.color.alpha {
        for step in 1..<8 { result.append(previous.mixed(with: stop, fraction: Double(step) / 8)) }
      }
      result.append(stop)
    }
    return result
  }
}

extension Gradient.Stop {
  fileprivate func mixed(with other: Gradient.Stop, fraction: Double) -> Gradient.Stop {
    func mix(_ one: Double, _ another: Double) -> Double { one + (another - one) * fraction }
    return Gradient.Stop(
      location: mix(location, other.location),
      color: Color(
        red: mix(color.red, other.color.red), green: mix(color.green, other.color.green),
        blue: mix(color.blue, other.color.blue), alpha: mix(color.alpha, other.color.alpha)))
  }
}
