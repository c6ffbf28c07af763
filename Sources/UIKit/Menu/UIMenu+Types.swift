extension UIMenu {
  /// What a menu is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu behaves inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu around it, set off by lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of its actions has a tick: the one chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements stand beside one another.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// Pictures only.
    case small
    /// Pictures with titles.
    case medium
    /// A row each.
    case large
    /// As fits where the menu is.
    case automatic = -1
  }
}
