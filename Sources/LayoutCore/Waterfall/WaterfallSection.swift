import Geometry

/// One section of a waterfall: its input and its geometry.
struct WaterfallSection: Sendable {
  var metrics = WaterfallSectionMetrics()
  var items = WaterfallColumns()

  /// The start along the main axis, relative to the start of the content.
  var start = 0.0
  /// The start of the columns, relative to `start`.
  var columnStart = 0.0
  /// The start of the footer, relative to `start`.
  var footerStart = 0.0
  /// The end of the section, relative to `start`.
  var length = 0.0
  /// The maximum distance by which an element extends out of the section. It is 0 without negative insets.
  var overhang = 0.0

  /// The cross extent of each column.
  var columnWidth = 0.0
  /// The number of columns that fit.
  var columnCount = 1

  var end: Double { start + length }

  /// The rule that determines the positions of the items in the columns.
  var rule: WaterfallRule {
    WaterfallRule(columnCount: columnCount, order: metrics.fillingOrder, spacing: metrics.lineSpacing)
  }

  /// Computes the columns from the available extent. Each is `(W − insets − (columns − 1) · spacing) / columns` wide.
  mutating func makeColumns(in environment: WaterfallEnvironment) {
    let inset = environment.direction.cross(metrics.insets)
    let available = environment.crossExtent - inset.leading - inset.trailing
    columnCount = metrics.columns.columnCount(in: available, spacing: metrics.interitemSpacing)
    let gaps = Double(columnCount - 1) * metrics.interitemSpacing
    columnWidth = max(0, (available - gaps) / Double(columnCount))
  }

  /// Computes the positions in the section, relative to its start: header, leading inset, columns, trailing inset,
  /// footer.
  mutating func stack(in environment: WaterfallEnvironment) {
    let inset = environment.direction.main(metrics.insets)
    columnStart = metrics.headerLength + inset.leading
    footerStart = columnStart + items.end + inset.trailing
    length = max(0, footerStart + metrics.footerLength)
    let reach = max(metrics.headerLength, columnStart + items.end, footerStart + metrics.footerLength)
    overhang = max(0, reach - length, -columnStart, -footerStart)
  }

  /// The start of a column along the cross axis.
  func crossStart(ofColumn column: Int, in environment: WaterfallEnvironment) -> Double {
    environment.direction.cross(metrics.insets).leading
      + Double(column) * (columnWidth + metrics.interitemSpacing)
  }
}
