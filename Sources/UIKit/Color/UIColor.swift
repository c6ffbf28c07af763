import DisplayList

/// A colour with opacity. It can be dynamic: dependent on traits such as light and dark.
///
/// Components are sRGB. Values outside 0 … 1 are kept, and clamped when drawn; opacity is clamped immediately. NaN is
/// treated as 0. Colours are immutable.
// Unchecked because the class is open, as on iOS: its one stored property is constant and Sendable.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let swiftObjectMark = SwiftObjectMark()

  private enum Definition: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let definition: Definition

  /// Creates a colour that draws nothing.
  public override init() { definition = .fixed(CGColor(gray: 0, alpha: 0)) }

  /// Creates a colour from red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    definition = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    definition = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour from its hue (0 and 1 are red), saturation and brightness.
  ///
  /// All three are clamped to 0 … 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    definition = .fixed(
      CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates the same colour as a `CGColor`.
  public init(cgColor: CGColor) { definition = .fixed(cgColor) }

  /// Creates a dynamic colour. The closure is called for each set of traits that the colour is drawn with.
  ///
  /// If the closure returns a dynamic colour, that one is resolved with the same traits.
  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    definition = .dynamic(dynamicProvider)
  }

  /// Creates the colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// True: an archive contains the components only.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a colour from an archive.
  public required init?(coder: NSCoder) {
    let components = ["red", "green", "blue", "alpha"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
    definition = .fixed(
      CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3]))
  }

  /// Archives the components in sRGB. A dynamic colour is resolved with the current traits.
  open func encode(with coder: NSCoder) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, value) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)] {
      coder.encode(Double(value), forKey: key)
    }
  }

  /// Returns the colour itself, because colours are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the colour for given traits; the colour itself unless it is dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch definition {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour as a `CGColor`. A dynamic colour is resolved with the current traits.
  open var cgColor: CGColor { cgColor(in: .current) }

  /// Returns the colour with another opacity. A dynamic colour remains dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch definition {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Whether both have equal components in the same space. Dynamic colours equal only themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard case .fixed(let left) = definition, case .fixed(let right) = other.definition else {
      return false
    }
    return left == right
  }

  /// A hash of the colour.
  open override var hash: Int {
    switch definition {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The colour space and the components, in the format of Apple's platforms.
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

  /// The colour for renderers, resolved with given traits.
  func color(in traits: UITraitCollection) -> Color { cgColor(in: traits).color }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of colour literals.
public typealias _ColorLiteralType = UIColor
