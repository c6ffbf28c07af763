/// What the components of a colour mean: a share of white, or shares of red, green and blue in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The kind of components a colour has.
  public let model: CGColorSpaceModel

  private init(model: CGColorSpaceModel) { self.model = model }

  /// The space of grays, with sRGB's transfer curve.
  static let gray = CGColorSpace(model: .monochrome)
  /// The space of red, green and blue; values outside 0 … 1 are kept, and clamped when drawn.
  static let rgb = CGColorSpace(model: .rgb)

  /// How many components a colour has, its opacity not counted.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// Whether both mean the same by their components.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.model == right.model }

  /// Feeds the model to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The space of red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
