import UIKit

extension UIColor {
  /// Creates a colour from 0xRRGGBB.
  convenience init(rgb: Int) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255,
      alpha: 1)
  }

  /// Returns the colour at a fraction, from 0 to 1, of the way to another one. Both colours must be opaque.
  func mixed(with other: UIColor, _ fraction: CGFloat) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (otherRed, otherGreen, otherBlue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    other.getRed(&otherRed, green: &otherGreen, blue: &otherBlue, alpha: &alpha)
    return UIColor(
      red: red + (otherRed - red) * fraction, green: green + (otherGreen - green) * fraction,
      blue: blue + (otherBlue - blue) * fraction, alpha: 1)
  }
}

extension UIBezierPath {
  /// Creates a closed polygon.
  convenience init(polygon: [CGPoint]) {
    self.init()
    guard let start = polygon.first else { return }
    move(to: start)
    for corner in polygon.dropFirst() { addLine(to: corner) }
    close()
  }

  /// Creates a circle.
  convenience init(center: CGPoint, radius: CGFloat) {
    self.init(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Fills the path with a colour.
  func fill(_ color: UIColor) {
    color.setFill()
    fill()
  }

  /// Strokes the path with round line caps.
  func stroke(_ color: UIColor, width: CGFloat) {
    color.setStroke()
    lineWidth = width
    lineCapStyle = .round
    lineJoinStyle = .round
    stroke()
  }
}

/// Returns a pseudorandom number from 0 up to 1 that depends only on the arguments.
///
/// Applies the finalizer of SplitMix64 (Steele, Lea and Flood, 2014) to the coordinates.
func scatter(_ a: Int, _ b: Int = 0, _ c: Int = 0) -> CGFloat {
  var z =
    UInt64(bitPattern: Int64(a &* 73_856_093 ^ b &* 19_349_663 ^ c &* 83_492_791)) &+ 0x9E37_79B9_7F4A_7C15
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return CGFloat((z ^ (z >> 31)) >> 11) / CGFloat(1 << 53)
}
