/// Where the opacity of a pixel is, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none
  /// In the last component. The colours are multiplied by it.
  case premultipliedLast
  /// In the first component. The colours are multiplied by it.
  case premultipliedFirst
  /// In the last component.
  case last
  /// In the first component.
  case first
  /// There is none, and the last component is ignored.
  case noneSkipLast
  /// There is none, and the first component is ignored.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// How the components of pixels are arranged: a `CGImageAlphaInfo` and the order of bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// Components are floating-point numbers. Not supported.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order of the components.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// 16 bits, the last byte first. Not supported.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32 bits, the last component first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16 bits, the first byte first. Not supported.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32 bits, the first component first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
