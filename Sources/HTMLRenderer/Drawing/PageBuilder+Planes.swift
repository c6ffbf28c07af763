import DisplayList
import Foundation
import Geometry

extension PageBuilder {
  /// Markup for commands as elements inside an element with a style.
  func plane(_ style: String, _ commands: [Command]) -> String {
    let content = elements(for: commands)
    return content.isEmpty ? "" : "<div class=\"plane\" style=\"\(style)\">\n\(content)</div>\n"
  }

  /// Markup for commands as elements clipped to an outline.
  func clippedPlane(_ outline: String, _ commands: [Command]) -> String {
    plane("clip-path:path('\(outline)')", commands)
  }

  /// Markup for commands as elements through a projective map of their plane.
  ///
  /// The browser leaves out the part at and behind the eye.
  func projectedPlane(_ commands: [Command], through map: Homography) -> String {
    if let affine = map.affine { return affine.css.map { plane("transform:\($0)", commands) } ?? "" }
    return map.css.map { plane("transform:\($0)", commands) } ?? ""
  }

  /// Markup for commands as elements with the opacity of a mask.
  func maskedPlane(_ content: [Command], by mask: [Command]) -> String {
    // Browsers align elements to whole pixels.
    guard let extent = Command.mask(mask, content: content).extent?.roundedOut() else { return "" }
    // A mask is relative to the element's corner, so the element begins where the content does.
    let toOrigin = AffineMatrix.translation(x: -extent.minX, y: -extent.minY)
    let inner = projectedPlane(content, through: Homography(toOrigin))
    if inner.isEmpty { return "" }
    let source =
      mask.allSatisfy(isFlat)
      ? "#" + maskDefinition(mask, through: toOrigin, size: extent.size)
      : address(of: mask, through: toOrigin, size: extent.size)
    return "<div class=\"plane\" style=\"\(extent.boxStyle);mask:url(\(source))\">\n\(inner)</div>\n"
  }

  /// Defines a mask of shapes and returns its name.
  private func maskDefinition(_ mask: [Command], through map: AffineMatrix, size: Size2D) -> String {
    define { name in
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"\(size.width.css)\" "
        + "height=\"\(size.height.css)\">\(transform(mask, by: map))</mask>"
    }
  }

  /// Commands as a picture of a given size, as a data URL.
  ///
  /// The picture is a page of its own with its definitions, because a mask can be a picture, but not an HTML element.
  private func address(of commands: [Command], through map: AffineMatrix, size: Size2D) -> String {
    let namespace = " xmlns=\"http://www.w3.org/2000/svg\""
    let page = PageBuilder(pictures: pictures, scale: scale, namespace: namespace)
    let content = page.projectedPlane(commands, through: Homography(map))
    let box = "width=\"\(size.width.css)\" height=\"\(size.height.css)\""
    let picture = """
      <svg\(namespace) \(box)><foreignObject \(box)><div xmlns="http://www.w3.org/1999/xhtml" style="position:relative">
      <style>
      \(PageStyle.rules)
      \(page.fonts.rules)
      </style>
      \(page.definitionElement)
      \(content)</div></foreignObject></svg>
      """
    return "data:image/svg+xml;base64," + Data(picture.utf8).base64EncodedString()
  }

  /// Markup for the shadow of content with perspective.
  func shadowPlane(_ shadow: Shadow) -> String {
    guard case .content(let commands) = shadow.caster, shadow.color.isVisible, shadow.offset.isFinite,
      let extent = commands.extent?.roundedOut()
    else { return "" }
    let toOrigin = AffineMatrix.translation(x: -extent.minX, y: -extent.minY)
    let box = Rectangle(origin: .zero, size: extent.size)
    let name = silhouetteFilter(for: shadow, around: box)
    let inner = projectedPlane(commands, through: Homography(toOrigin))
    let offset = "transform:translate(\(shadow.offset.x.css)px,\(shadow.offset.y.css)px)"
    return inner.isEmpty
      ? ""
      : "<div class=\"plane\" style=\"\(extent.boxStyle);\(offset);filter:url(#\(name))\">\n\(inner)</div>\n"
  }
}

extension Rectangle {
  /// The position and size of an element.
  fileprivate var boxStyle: String {
    "left:\(minX.css)px;top:\(minY.css)px;width:\(width.css)px;height:\(height.css)px"
  }
}
