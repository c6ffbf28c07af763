/// The meaning of a colour's components: the amount of white, or of red, green and blue in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The kind of components of its colours.
  public let model: CGColorSpaceModel

  private init(model: CGColorSpaceModel) { self.model = model }

  /// The space of greys, with sRGB's transfer curve.
  static let gray = CGColorSpace(model: .monochrome)
  /// The space of red, green and blue; values outside 0 … 1 are kept, and clamped when drawn.
  static let rgb = CGColorSpace(model: .rgb)

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with values outside 0 … 1, which are clamped when drawn.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3. Treated as sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the space of greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Creates the space of a name. Nil for another name than those of this class.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3: self.init(model: .rgb)
    case Self.genericGrayGamma2_2: self.init(model: .monochrome)
    default: return nil
    }
  }

  /// The number of components of a colour, without its opacity.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// Whether both have the same model.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.model == right.model }

  /// Hashes the model.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// Returns the sRGB colour space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the colour space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
