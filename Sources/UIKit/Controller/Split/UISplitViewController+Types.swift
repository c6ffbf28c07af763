extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two columns, whose controllers are set with `viewControllers`.
    case unspecified = 0
    /// A primary and a secondary column, whose controllers are set by column.
    case doubleColumn = 1
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The column at the leading edge: the sidebar.
    case primary = 0
    /// The column with the details.
    case secondary = 2
    /// The only column of a narrow window. Without it, the other columns become one navigation.
    case compact = 3
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// As the width allows.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// The primary column beside the secondary one.
    case oneBesideSecondary = 2
    /// The primary column over the secondary one.
    case oneOverSecondary = 3
  }

  /// What becomes of the secondary column when the primary column is shown.
  public enum SplitBehavior: Int, Sendable {
    /// As the width allows.
    case automatic = 0
    /// It becomes narrower.
    case tile = 1
    /// It is dimmed below the primary column.
    case overlay = 2
    /// As `tile`: there are only two columns.
    case displace = 3
  }

  /// Whether there is a button that shows and hides the primary column.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// If the user can show and hide the column.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always, in a window that is not narrow.
    case always = 2
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The edge at which lines begin.
    case leading = 0
    /// The edge at which lines end.
    case trailing = 1
  }

  /// A width that the split view controller chooses.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
}
