import DisplayList
import Geometry

extension RoundedRectangle {
  /// The outline, clockwise from the upper left; nil if it has no area.
  var pathData: String? {
    let box = rectangle
    guard !box.isEmpty, box.origin.isFinite, box.width.isFinite, box.height.isFinite else { return nil }
    if isSharp {
      return "M\(box.minX.css) \(box.minY.css)H\(box.maxX.css)V\(box.maxY.css)H\(box.minX.css)Z"
    }
    func corner(_ radius: Double, to x: Double, _ y: Double) -> String {
      radius > 0 ? "A\(radius.css) \(radius.css) 0 0 1 \(x.css) \(y.css)" : ""
    }
    return "M\((box.minX + radii.topLeft).css) \(box.minY.css)"
      + "H\((box.maxX - radii.topRight).css)"
      + corner(radii.topRight, to: box.maxX, box.minY + radii.topRight)
      + "V\((box.maxY - radii.bottomRight).css)"
      + corner(radii.bottomRight, to: box.maxX - radii.bottomRight, box.maxY)
      + "H\((box.minX + radii.bottomLeft).css)"
      + corner(radii.bottomLeft, to: box.minX, box.maxY - radii.bottomLeft)
      + "V\((box.minY + radii.topLeft).css)"
      + corner(radii.topLeft, to: box.minX + radii.topLeft, box.minY) + "Z"
  }
}

extension ConvexPolygon {
  /// The outline; nil if it has no area or a corner that is not finite.
  var pathData: String? {
    guard !isEmpty, corners.allSatisfy(\.isFinite) else { return nil }
    return "M" + corners.map(\.css).joined(separator: "L") + "Z"
  }
}

extension Path {
  /// The path data; nil if the path is empty or has a coordinate that is not finite.
  var pathData: String? {
    var result = ""
    for element in elements {
      switch element {
      case .move(let point) where point.isFinite: result += "M\(point.css)"
      case .line(let point) where point.isFinite: result += (result.isEmpty ? "M" : "L") + point.css
      case .quadratic(let control, let point) where control.isFinite && point.isFinite:
        result += (result.isEmpty ? "M\(control.css)" : "") + "Q\(control.css) \(point.css)"
      case .cubic(let control1, let control2, let point)
      where control1.isFinite && control2.isFinite && point.isFinite:
        result +=
          (result.isEmpty ? "M\(control1.css)" : "") + "C\(control1.css) \(control2.css) \(point.css)"
      case .close: result += result.isEmpty ? "" : "Z"
      default: return nil
      }
    }
    return result.isEmpty ? nil : result
  }
}
