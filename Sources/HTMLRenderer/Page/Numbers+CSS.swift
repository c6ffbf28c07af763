import DisplayList
import Foundation
import Geometry

extension Double {
  /// A length or coordinate, to 1/10,000, within the range of the 32-bit floats that browsers use.
  var css: String {
    guard isFinite else { return "0" }
    let rounded = (min(max(self, -1e9), 1e9) * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// A factor of a transform, to nine significant digits, because small factors matter for perspective.
  var cssFactor: String { isComputable ? String(format: "%.9g", self) : "0" }

  /// Whether sums of products of such numbers are in the range of a browser's 32-bit floats.
  fileprivate var isComputable: Bool { magnitude < 1e12 }
}

extension Point2D {
  /// Both coordinates in the syntax of paths.
  var css: String { "\(x.css) \(y.css)" }
}

extension Color {
  /// The colour in hexadecimal, followed by its opacity unless it is opaque.
  var css: String {
    func byte(_ component: Double) -> Int {
      component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
    }
    let rgb = String(format: "#%02x%02x%02x", byte(red), byte(green), byte(blue))
    return byte(alpha) == 255 ? rgb : rgb + String(format: "%02x", byte(alpha))
  }
}

extension AffineMatrix {
  /// The transform in the syntax of SVG and CSS; nil if its numbers are too large for a browser.
  var css: String? {
    let numbers = [a, b, c, d, tx, ty]
    guard numbers.allSatisfy(\.isComputable) else { return nil }
    return "matrix(\(numbers.map(\.cssFactor).joined(separator: ",")))"
  }
}

extension Homography {
  /// The map of the plane z = 0 in the syntax of CSS; nil if its numbers are too large for a browser.
  ///
  /// CSS lists the columns of a matrix for column vectors, which are the rows of the matrix for row vectors. Depth is
  /// omitted, because no element is compared with another by depth.
  var css: String? {
    let numbers = [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33]
    guard numbers.allSatisfy(\.isComputable) else { return nil }
    return "matrix3d(\(numbers.map(\.cssFactor).joined(separator: ",")))"
  }
}

extension StringProtocol {
  /// The text with escaped markup characters, including those that are special in attributes.
  var escapedForMarkup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\0"..<" " where scalar != "\t" && scalar != "\n": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
