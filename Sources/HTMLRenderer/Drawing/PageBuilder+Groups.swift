import DisplayList
import Geometry

extension PageBuilder {
  /// Markup for commands as one picture with an opacity.
  func group(_ commands: [Command], opacity: Double) -> String {
    guard opacity > 0 else { return "" }
    let content = shapes(for: commands)
    if content.isEmpty || opacity >= 1 { return content }
    return "<g opacity=\"\(opacity.cssFactor)\">\(content)</g>"
  }

  /// Markup for commands clipped to an outline; empty without an outline.
  func clip(_ commands: [Command], to outline: String?) -> String {
    guard let outline else { return "" }
    let content = shapes(for: commands)
    if content.isEmpty { return "" }
    let name = define { "<clipPath id=\"\($0)\"><path d=\"\(outline)\"/></clipPath>" }
    return "<g clip-path=\"url(#\(name))\">\(content)</g>"
  }

  /// Markup for content with the opacity of a mask.
  func mask(_ content: [Command], by mask: [Command]) -> String {
    guard let extent = Command.mask(mask, content: content).extent else { return "" }
    let content = shapes(for: content)
    if content.isEmpty { return "" }
    let name = define { name in
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(extent.attributes)>\(shapes(for: mask))</mask>"
    }
    return "<g mask=\"url(#\(name))\">\(content)</g>"
  }

  /// Markup for commands through an affine map.
  func transform(_ commands: [Command], by map: AffineMatrix) -> String {
    guard map.determinant != 0, let matrix = map.css else { return "" }
    let content = shapes(for: commands)
    if content.isEmpty || map == .identity { return content }
    return "<g transform=\"\(matrix)\">\(content)</g>"
  }
}

extension Rectangle {
  /// The position and size of a shape.
  var attributes: String {
    "x=\"\(minX.css)\" y=\"\(minY.css)\" width=\"\(width.css)\" height=\"\(height.css)\""
  }
}
