import DisplayList
import Foundation
import Geometry

extension Double {
  /// A length or coordinate, to a ten-thousandth; browsers count in 32-bit floats, within which it stays.
  var css: String {
    guard isFinite else { return "0" }
    let rounded = (min(max(self, -1e9), 1e9) * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// A factor of a transform, to nine significant digits: perspective has small ones that matter.
  var cssFactor: String { isComputable ? String(format: "%.9g", self) : "0" }

  /// Whether sums of products of such numbers stay within a browser's 32-bit floats.
  fileprivate var isComputable: Bool { magnitude < 1e12 }
}

extension Point2D {
  /// Both coordinates, as paths have them.
  var css: String { "\(x.css) \(y.css)" }
}

extension Color {
  /// The colour in hexadecimal, its opacity at the end unless it is opaque.
  var css: String {
    func byte(_ component: Double) -> Int {
      component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
    }
    let rgb = String(format: "#%02x%02x%02x", byte(red), byte(green), byte(blue))
    return byte(alpha) == 255 ? rgb : rgb + String(format: "%02x", byte(alpha))
  }

  /// Whether drawing with the colour changes anything; no colour with a component that is no number does.
  var isVisible: Bool { alpha > 0 && (red + green + blue + alpha).isFinite }
}

extension AffineMatrix {
  /// The transform as SVG and CSS both have it; nil when a browser cannot compute with it.
  var css: String? {
    let numbers = [a, b, c, d, tx, ty]
    guard numbers.allSatisfy(\.isComputable) else { return nil }
    return "matrix(\(numbers.map(\.cssFactor).joined(separator: ",")))"
  }
}

extension Homography {
  /// The map of the plane z = 0 as CSS has it; nil when a browser cannot compute with it.
  ///
  /// CSS lists columns of a matrix for column vectors, which are the rows of one for row vectors. Depth is left
  /// out: no element is compared with another by it.
  var css: String? {
    let numbers = [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33]
    guard numbers.allSatisfy(\.isComputable) else { return nil }
    return "matrix3d(\(numbers.map(\.cssFactor).joined(separator: ",")))"
  }
}

extension StringProtocol {
  /// The text with what has a meaning in markup, also in an attribute, replaced.
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
