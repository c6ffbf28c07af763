import DisplayList
import Geometry

extension PageBuilder {
  /// Commands as elements inside one with a style.
  func plane(_ style: String, _ commands: [Command]) -> String {
    let content = elements(for: commands)
    return content.isEmpty ? "" : "<div class=\"plane\" style=\"\(style)\">\n\(content)</div>\n"
  }

  /// Commands as elements inside an outline only.
  func clippedPlane(_ outline: String, _ commands: [Command]) -> String {
    plane("clip-path:path('\(outline)')", commands)
  }

  /// Commands as elements seen through a map of their plane.
  ///
  /// The part at and behind the eye is left out by the browser.
  func projectedPlane(_ commands: [Command], through map: Homography) -> String {
    if let affine = map.affine { return affine.css.map { plane("transform:\($0)", commands) } ?? "" }
    return map.css.map { plane("transform:\($0)", commands) } ?? ""
  }

  /// Commands as elements where a mask's opacity lets them through.
  func maskedPlane(_ content: [Command], by mask: [Command]) -> String {
    guard let extent = Command.mask(mask, content: content).extent?.roundedOut else { return "" }
    // A mask counts from the element's corner, so the element begins where the content does.
    let toOrigin = AffineMatrix.translation(x: -extent.minX, y: -extent.minY)
    let name = define { name in
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"\(extent.width.css)\" "
        + "height=\"\(extent.height.css)\">\(transform(mask, by: Homography(toOrigin)))</mask>"
    }
    let inner = projectedPlane(content, through: Homography(toOrigin))
    return inner.isEmpty
      ? "" : "<div class=\"plane\" style=\"\(extent.boxStyle);mask:url(#\(name))\">\n\(inner)</div>\n"
  }

  /// The shadow of content that has perspective in it.
  func shadowPlane(_ shadow: Shadow) -> String {
    guard case .content(let commands) = shadow.caster, shadow.color.isVisible, shadow.offset.isFinite,
      let extent = commands.extent?.roundedOut
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
  /// The rectangle with its edges moved outwards to whole points: browsers move elements to whole pixels.
  fileprivate var roundedOut: Rectangle {
    Rectangle(
      minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
  }

  /// Place and size of an element.
  fileprivate var boxStyle: String {
    "left:\(minX.css)px;top:\(minY.css)px;width:\(width.css)px;height:\(height.css)px"
  }
}
