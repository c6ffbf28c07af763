/// The measures of table views, in points (Behaviour.md 28).
@MainActor
enum TableMetrics {
  /// The room above and below the standard labels of a row.
  static let textMargin: CGFloat = 11
  /// The room above and below the image of a row.
  static let imageMargin: CGFloat = 7
  /// The room above the headers of a plain table view.
  static let plainHeaderTopPadding: CGFloat = 22
  /// The room that a group has above and below it, without a header and a footer.
  static let groupSpacing: CGFloat = 17.5
  /// The room that the first group has above it in addition.
  static let firstGroupSpacing: CGFloat = 17.5
  /// The margins of the title of a group.
  static let groupTitleMargins: (top: CGFloat, bottom: CGFloat) = (16, 6.5)
  /// The margins of the text below a group.
  static let groupFooterMargins: (top: CGFloat, bottom: CGFloat) = (8, 8)
  /// The margins of the title of a plain header.
  static let plainTitleMargins: (top: CGFloat, bottom: CGFloat) = (4, 4)
}
