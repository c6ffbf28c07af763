import Geometry

/// The columns and distances of one section of a waterfall, in points, as an app gives them.
///
/// Spacings and insets may be negative, so that elements overlap; yet no item starts before the one ahead of it
/// in its column. Hostile numbers are survived as in `FlowSectionMetrics`.
public struct WaterfallSectionMetrics: Hashable, Sendable {
  /// How many columns there are.
  public let columns: WaterfallColumnRule

  /// Which column the next item goes to.
  public let fillingOrder: WaterfallFillingOrder

  /// The margins around the columns, between header and footer.
  public let insets: Insets

  /// The distance between neighbours of a column.
  public let lineSpacing: Double

  /// The distance between neighbouring columns.
  public let interitemSpacing: Double

  /// The extent of the header along the scroll axis; 0 means none.
  public let headerLength: Double

  /// The extent of the footer along the scroll axis; 0 means none.
  public let footerLength: Double

  /// Makes metrics; all have a default.
  public init(
    columns: WaterfallColumnRule = .count(2), fillingOrder: WaterfallFillingOrder = .shortestFirst,
    insets: Insets = .zero, lineSpacing: Double = 10, interitemSpacing: Double = 10,
    headerLength: Double = 0, footerLength: Double = 0
  ) {
    self.columns = columns
    self.fillingOrder = fillingOrder
    self.insets = insets.asDistances
    self.lineSpacing = lineSpacing.asDistance
    self.interitemSpacing = interitemSpacing.asDistance
    self.headerLength = headerLength.asExtent
    self.footerLength = footerLength.asExtent
  }
}
