import DisplayList
import Geometry

extension PageBuilder {
  /// Markup for a part of a picture in a rectangle. With a tint, its opacity is filled with that colour.
  func draw(_ picture: Picture, source: Rectangle?, in rectangle: Rectangle, tint: Color?) -> String {
    let whole = Rectangle(origin: .zero, size: picture.pixelSize)
    let source = source ?? whole
    guard !source.isEmpty, !rectangle.isEmpty, source.intersection(whole)?.isEmpty == false,
      tint?.isVisible ?? true, let name = name(of: picture)
    else { return "" }
    let (xScale, yScale) = (rectangle.width / source.width, rectangle.height / source.height)
    let placing = AffineMatrix(
      a: xScale, b: 0, c: 0, d: yScale, tx: rectangle.minX - source.minX * xScale,
      ty: rectangle.minY - source.minY * yScale)
    guard let matrix = placing.css else { return "" }
    // The picture inherits the style. Browsers apply it to reduced pictures, too.
    let isEnlarged = (pictures.entry(for: picture)?.use.magnification ?? 0) * scale > 1
    let style =
      picture.magnification == .nearest && isEnlarged ? " style=\"image-rendering:pixelated\"" : ""
    var image = "<use href=\"#\(name)\" transform=\"\(matrix)\"\(style)/>"
    if !source.contains(whole) {
      guard let outline = RoundedRectangle(rectangle).pathData else { return "" }
      let name = define { "<clipPath id=\"\($0)\"><path d=\"\(outline)\"/></clipPath>" }
      image = "<g clip-path=\"url(#\(name))\">\(image)</g>"
    }
    guard let tint else { return image }
    let mask = define { name in
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(rectangle.attributes)>\(image)</mask>"
    }
    return "<rect \(rectangle.attributes) fill=\"\(tint.css)\" mask=\"url(#\(mask))\"/>"
  }
}

extension Rectangle {
  fileprivate func contains(_ other: Rectangle) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
