import DisplayList
import Geometry

extension PageBuilder {
  /// Commands as one picture with an opacity.
  func group(_ commands: [Command], opacity: Double) -> String {
    guard opacity > 0 else { return "" }
    let content = shapes(for: commands)
    if content.isEmpty || opacity >= 1 { return content }
    return "<g opacity=\"\(opacity.cssFactor)\">\(content)</g>"
  }

  /// Commands inside an outline only; nothing when there is none.
  func clip(_ commands: [Command], to outline: String?) -> String {
    guard let outline else { return "" }
    let content = shapes(for: commands)
    if content.isEmpty { return "" }
    let name = define { "<clipPath id=\"\($0)\"><path d=\"\(outline)\"/></clipPath>" }
    return "<g clip-path=\"url(#\(name))\">\(content)</g>"
  }

  /// Content where a mask's opacity lets it through.
  func mask(_ content: [Command], by mask: [Command]) -> String {
    guard let extent = Command.mask(mask, content: content).extent else { return "" }
    let content = shapes(for: content)
    if content.isEmpty { return "" }
    let name = define { name in
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(extent.attributes)>\(shapes(for: mask))</mask>"
    }
    return "<g mask=\"url(#\(name))\">\(content)</g>"
  }

  /// Commands through a map; one with perspective, which only a mask can have here, is replaced by the affine map
  /// closest to it in the middle of what is drawn.
  func transform(_ commands: [Command], by map: Homography) -> String {
    guard let affine = map.affine ?? commands.extent.flatMap({ map.linearised(at: $0.center) }),
      affine.determinant != 0, let matrix = affine.css
    else { return "" }
    let content = shapes(for: commands)
    if content.isEmpty || affine == .identity { return content }
    return "<g transform=\"\(matrix)\">\(content)</g>"
  }
}

extension Rectangle {
  /// Place and size of a shape.
  var attributes: String {
    "x=\"\(minX.css)\" y=\"\(minY.css)\" width=\"\(width.css)\" height=\"\(height.css)\""
  }
}

extension Homography {
  /// The affine map with the same value and the same derivative at a point; nil at or behind the eye.
  fileprivate func linearised(at point: Point2D) -> AffineMatrix? {
    let w = w(at: point)
    guard w > 0, let image = apply(to: point), image.isFinite else { return nil }
    let (a, b) = ((m11 - image.x * m13) / w, (m12 - image.y * m13) / w)
    let (c, d) = ((m21 - image.x * m23) / w, (m22 - image.y * m23) / w)
    return AffineMatrix(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y, ty: image.y - b * point.x - d * point.y
    )
  }
}
