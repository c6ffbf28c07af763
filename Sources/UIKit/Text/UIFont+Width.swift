extension UIFont {
  /// The width of the letters of a font; 0 is the usual one.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat

    /// Creates a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a width from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrower than `condensed`.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrower than `standard`.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// Wider than `standard`.
    public static let expanded = Width(rawValue: 0.2)
  }
}
