import DisplayList
import Geometry

extension PageBuilder {
  /// Markup for a filled rounded rectangle.
  func fill(_ shape: RoundedRectangle, _ color: Color) -> String {
    guard color.isVisible else { return "" }
    return self.shape(shape, paint: "fill=\"\(color.css)\"")
  }

  /// Markup for a rounded rectangle with the attributes that paint it.
  func shape(_ shape: RoundedRectangle, paint: String) -> String {
    guard let outline = shape.pathData else { return "" }
    let radii = shape.radii
    guard radii == CornerRadii(radii.topLeft) else { return "<path d=\"\(outline)\" \(paint)/>" }
    let corners = radii.topLeft > 0 ? " rx=\"\(radii.topLeft.css)\"" : ""
    return "<rect \(shape.rectangle.attributes)\(corners) \(paint)/>"
  }

  /// Markup for a line of a given width along the inside of a shape's edge.
  func border(of shape: RoundedRectangle, width: Double, _ color: Color) -> String {
    guard color.isVisible, width > 0, let outer = shape.pathData else { return "" }
    // A line wider than half of the shape fills it.
    let inner = shape.inset(by: width).pathData ?? ""
    return "<path d=\"\(outer)\(inner)\" fill-rule=\"evenodd\" fill=\"\(color.css)\"/>"
  }

  /// Markup for a filled path.
  func fill(_ path: Path, _ color: Color, _ rule: Path.FillRule) -> String {
    guard color.isVisible, let outline = path.pathData else { return "" }
    let rule = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
    return "<path d=\"\(outline)\"\(rule) fill=\"\(color.css)\"/>"
  }

  /// Markup for a stroked path.
  func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle) -> String {
    guard color.isVisible, style.width > 0, style.width.isFinite, let outline = path.pathData else {
      return ""
    }
    var attributes = "fill=\"none\" stroke=\"\(color.css)\" stroke-width=\"\(style.width.css)\""
    switch style.cap {
    case .butt: break
    case .round: attributes += " stroke-linecap=\"round\""
    case .square: attributes += " stroke-linecap=\"square\""
    }
    switch style.join {
    case .miter:
      let limit = style.miterLimit.isFinite ? max(1, style.miterLimit) : 10
      attributes += " stroke-miterlimit=\"\(limit.css)\""
    case .round: attributes += " stroke-linejoin=\"round\""
    case .bevel: attributes += " stroke-linejoin=\"bevel\""
    }
    if style.hasUsableDashes {
      attributes += " stroke-dasharray=\"\(style.dashes.map(\.css).joined(separator: " "))\""
      if style.dashPhase != 0 { attributes += " stroke-dashoffset=\"\(style.dashPhase.css)\"" }
    }
    return "<path d=\"\(outline)\" \(attributes)/>"
  }
}

extension StrokeStyle {
  /// Whether the dashes are valid. Otherwise, the line is continuous.
  fileprivate var hasUsableDashes: Bool {
    dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 } && dashPhase.isFinite
  }
}
