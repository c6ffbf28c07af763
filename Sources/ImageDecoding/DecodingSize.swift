/// The size at which a picture is decoded, in pixels of the upright picture.
///
/// Proportions are kept. Bitmap images are never enlarged; vector images are drawn at the requested size.
public enum DecodingSize: Hashable, Sendable {
  /// The full size of the picture.
  case full
  /// The largest size that fits into this one.
  case fitting(width: Int, height: Int)
  /// The smallest size that fills this one.
  case filling(width: Int, height: Int)

  /// Returns the size for a picture of a given size, at least 1 × 1.
  package func size(width: Int, height: Int, isScalable: Bool) -> (width: Int, height: Int) {
    let scale: Double
    switch self {
    case .full:
      scale = 1
    case .fitting(let boxWidth, let boxHeight):
      scale = min(Double(boxWidth) / Double(width), Double(boxHeight) / Double(height))
    case .filling(let boxWidth, let boxHeight):
      scale = max(Double(boxWidth) / Double(width), Double(boxHeight) / Double(height))
    }
    let factor = isScalable ? max(0, scale) : min(max(0, scale), 1)
    func scaled(_ side: Int) -> Int {
      max(1, Int(exactly: (Double(side) * factor).rounded()) ?? Int(Int32.max))
    }
    return (scaled(width), scaled(height))
  }
}
