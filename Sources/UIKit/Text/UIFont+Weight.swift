extension UIFont {
  /// The weight of a font, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than `light`.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than `regular`.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// Slightly heavier than `regular`.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of emphasized text.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than `bold`.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)

    /// The nine named weights and the numbers they have in fonts and CSS, 100 to 900.
    private static let scale: [(weight: Weight, number: Double)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900),
    ]

    /// Creates the weight of a number on the scale of CSS, interpolated between the named weights.
    init(number: Int) {
      let number = min(max(Double(number), 100), 900)
      let upper = Self.scale.first { $0.number >= number } ?? (.black, 900)
      let lower = Self.scale.last { $0.number <= number } ?? upper
      let span = upper.number - lower.number
      let fraction = span > 0 ? (number - lower.number) / span : 0
      rawValue =
        lower.weight.rawValue + CGFloat(fraction) * (upper.weight.rawValue - lower.weight.rawValue)
    }

    /// The weight on the scale of CSS, interpolated between the named weights.
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
