import ArgumentParser

/// A size in points, written as 1024x768.
struct PictureSize: ExpressibleByArgument, CustomStringConvertible {
  /// The maximum number of pixels that Cairo can draw in either direction.
  static let maximumPixels = 32_767.0

  var width: Double
  var height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    guard width.isFinite, height.isFinite, width >= 1, height >= 1 else { return nil }
    self.init(width: width, height: height)
  }

  var description: String { "\(width.plain)x\(height.plain)" }
}

extension Double {
  /// The number as text, without a fractional part if it is an integer.
  var plain: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self) }
}
