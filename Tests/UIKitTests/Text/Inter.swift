import UIKit

/// Numbers of Debian's Inter, read by hand from its tables, at 11 points: 1/256 point a unit.
enum Inter {
  static let font = UIFont.systemFont(ofSize: 11)
  static let n = 1648.0 / 256
  static let space = 792.0 / 256
  static let ellipsis = 2312.0 / 256
  static let ascender = 2728.0 / 256
  static let lineHeight = 3408.0 / 256
}
