import DisplayList

/// A colour with its opacity, possibly one that depends on traits such as light and dark.
///
/// Components are sRGB. Values outside 0 … 1 are kept, and clamped when drawn; opacity is clamped at once, and
/// NaN counts as 0. A colour never changes after it is made.
// Unchecked because the class is open, as on iOS: its one stored property is constant and Sendable.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private enum Definition: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let definition: Definition

  /// Makes a colour from red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    definition = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    definition = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Makes a colour from its place on the colour wheel, 0 and 1 being red, its saturation and its brightness.
  ///
  /// All three are clamped to 0 … 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    definition = .fixed(
      CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Makes the same colour as a `CGColor`.
  public init(cgColor: CGColor) { definition = .fixed(cgColor) }

  /// Makes a colour that is asked for again for every environment it is drawn in.
  ///
  /// A colour that the closure returns and that is dynamic itself is resolved with the same traits.
  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    definition = .dynamic(dynamicProvider)
  }

  /// Makes the colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour in an environment: itself unless it is dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch definition {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The components; those of a dynamic colour in the current traits.
  open var cgColor: CGColor { cgColor(in: .current) }

  /// The same colour with another opacity; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch definition {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Whether both have equal components in the same space; dynamic colours equal only themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard case .fixed(let left) = definition, case .fixed(let right) = other.definition else {
      return false
    }
    return left == right
  }

  /// Equal for equal colours.
  open override var hash: Int {
    switch definition {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The colour space and the components, as Apple's platforms write them.
  open override var description: String {
    guard case .fixed(let color) = definition else { return "<UIDynamicProviderColor>" }
    let space = color.isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + (color.components ?? []).map { String(format: "%g", $0) })
      .joined(separator: " ")
  }

  func cgColor(in traits: UITraitCollection) -> CGColor {
    guard case .fixed(let color) = definition else { return resolvedColor(with: traits).cgColor }
    return color
  }

  /// What a renderer draws in an environment.
  func color(in traits: UITraitCollection) -> Color { cgColor(in: traits).color }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal whose context names none.
public typealias _ColorLiteralType = UIColor
