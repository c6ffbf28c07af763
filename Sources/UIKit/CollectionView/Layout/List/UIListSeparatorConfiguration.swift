/// The separators above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a separator is drawn.
  public enum Visibility: Int, Sendable {
    /// As the appearance of the list requires it.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Insets that follow the content: the separator begins at the text, and ends at the trailing edge of the row.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Creates the separators of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether the separator above the row is drawn. Automatic: it is drawn above the first row of a grouped list.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the row is drawn. Automatic: it is drawn in a plain list, and elsewhere between rows.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row, in points. Only leading and trailing are used.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below the row, in points. Only leading and trailing are used.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of the separators. Default `UIColor.separator`.
  public var color = UIColor.separator
  /// The colour of the separators while the row is selected in a list that is being edited. Default
  /// `UIColor.separator`.
  public var multipleSelectionColor = UIColor.separator
  /// An effect over the colour of the separators. Default nil.
  public var visualEffect: UIVisualEffect?
}
