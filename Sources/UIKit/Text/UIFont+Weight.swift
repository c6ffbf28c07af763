extension UIFont {
  /// How thick the strokes of a font are, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// As thin as hair.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thinner than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Thinner than regular.
    public static let light = Weight(rawValue: -0.4)
    /// Running text.
    public static let regular = Weight(rawValue: 0)
    /// A little thicker than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Thick.
    public static let bold = Weight(rawValue: 0.4)
    /// Thicker than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest.
    public static let black = Weight(rawValue: 0.62)

    /// The nine named weights and the numbers they have in fonts and CSS, 100 to 900.
    private static let scale: [(weight: Weight, number: Double)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900),
    ]

    /// The weight on the scale of CSS; between two named ones in proportion.
    var number: Int {
      guard rawValue > Self.ultraLight.rawValue else { return rawValue.isNaN ? 400 : 100 }
      for (low, high) in zip(Self.scale, Self.scale.dropFirst()) where rawValue <= high.weight.rawValue {
        let fraction = (rawValue - low.weight.rawValue) / (high.weight.rawValue - low.weight.rawValue)
        return Int((low.number + fraction * (high.number - low.number)).rounded())
      }
      return 900
    }
  }
}
