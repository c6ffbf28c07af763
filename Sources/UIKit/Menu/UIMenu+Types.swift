extension UIMenu {
  /// Identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options of a menu inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the elements in the enclosing menu, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Marks the menu as destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows a checkmark on at most one action: the last one chosen.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shows the elements side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    /// Images only.
    case small
    /// Images with titles.
    case medium
    /// One row per element.
    case large
    /// The size that suits the menu's position.
    case automatic = -1
  }
}
