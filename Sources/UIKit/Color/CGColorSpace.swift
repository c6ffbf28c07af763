/// The meaning of a colour's components: the amount of white, or of red, green and blue in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The kind of components of its colours.
  public let model: CGColorSpaceModel

  private init(model: CGColorSpaceModel) { self.model = model }

  /// The space of greys, with sRGB's transfer curve.
  static let gray = CGColorSpace(model: .monochrome)
  /// The space of red, green and blue; values outside 0 … 1 are kept, and clamped when drawn.
  static let rgb = CGColorSpace(model: .rgb)

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
