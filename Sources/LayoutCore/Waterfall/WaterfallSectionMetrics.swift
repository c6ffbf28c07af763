import Geometry

/// The columns and distances of one section of a waterfall, in points.
///
/// Spacings and insets may be negative, so that elements overlap. However, no item starts before the previous item in
/// its column. Invalid numbers are treated as in `FlowSectionMetrics`.
public struct WaterfallSectionMetrics: Hashable, Sendable {
  /// How the number of columns is determined.
  public let columns: WaterfallColumnRule

  /// How the column of the next item is chosen.
  public let fillingOrder: WaterfallFillingOrder

  /// The margins around the columns, between header and footer.
  public let insets: Insets

  /// The distance between neighbours in a column.
  public let lineSpacing: Double

  /// The distance between neighbouring columns.
  public let interitemSpacing: Double

  /// The extent of the header along the scroll axis. 0 means that there is no header.
  public let headerLength: Double

  /// The extent of the footer along the scroll axis. 0 means that there is no footer.
  public let footerLength: Double

  /// Makes metrics. Every parameter has a default.
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
