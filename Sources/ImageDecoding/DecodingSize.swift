/// How large a picture is to be decoded, in pixels of the picture as it is seen.
///
/// Proportions are kept. Pictures made of pixels are never enlarged, those made of shapes are drawn as large as
/// asked.
public enum DecodingSize: Hashable, Sendable {
  /// As large as it is.
  case full
  /// The largest that is nowhere larger than this.
  case fitting(width: Int, height: Int)
  /// The smallest that is nowhere smaller than this.
  case filling(width: Int, height: Int)

  /// The size for a picture of a size; at least one pixel each way.
  func size(width: Int, height: Int, isScalable: Bool) -> (width: Int, height: Int) {
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

  /// By what JPEG's decoder can divide the sides at hardly any cost without falling short of a size: 1, 2, 4 or 8.
  static func jpegDivisor(from width: Int, _ height: Int, to size: (width: Int, height: Int)) -> Int {
    [8, 4, 2].first { width / $0 >= size.width && height / $0 >= size.height } ?? 1
  }
}
