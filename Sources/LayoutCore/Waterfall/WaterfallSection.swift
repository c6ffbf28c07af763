import Geometry

/// One section of a waterfall: what was given, and where it came to stand.
struct WaterfallSection: Sendable {
  var metrics = WaterfallSectionMetrics()
  var items = WaterfallColumns()

  /// The start along the main axis, from the start of the content.
  var start = 0.0
  /// The start of the columns, from `start`.
  var columnStart = 0.0
  /// The start of the footer, from `start`.
  var footerStart = 0.0
  /// The end of the section, from `start`.
  var length = 0.0
  /// How far an element reaches out of the section: not at all without negative insets.
  var overhang = 0.0

  /// The extent of each column across.
  var columnWidth = 0.0
  /// How many columns there is room for.
  var columnCount = 1

  var end: Double { start + length }

  /// What decides where items stand in the columns.
  var rule: WaterfallRule {
    WaterfallRule(columnCount: columnCount, order: metrics.fillingOrder, spacing: metrics.lineSpacing)
  }

  /// Finds the columns for the room there is: `(W − insets − (columns − 1) · spacing) / columns` wide.
  mutating func makeColumns(in environment: WaterfallEnvironment) {
    let inset = environment.direction.cross(metrics.insets)
    let available = environment.crossExtent - inset.leading - inset.trailing
    columnCount = metrics.columns.columnCount(in: available, spacing: metrics.interitemSpacing)
    let gaps = Double(columnCount - 1) * metrics.interitemSpacing
    columnWidth = max(0, (available - gaps) / Double(columnCount))
  }

  /// Finds where everything stands, from the start of the section: header, leading inset, columns, trailing
  /// inset, footer.
  mutating func stack(in environment: WaterfallEnvironment) {
    let inset = environment.direction.main(metrics.insets)
    columnStart = metrics.headerLength + inset.leading
    footerStart = columnStart + items.end + inset.trailing
    length = max(0, footerStart + metrics.footerLength)
    let reach = max(metrics.headerLength, columnStart + items.end, footerStart + metrics.footerLength)
    overhang = max(0, reach - length, -columnStart, -footerStart)
  }

  /// The start of a column across.
  func crossStart(ofColumn column: Int, in environment: WaterfallEnvironment) -> Double {
    environment.direction.cross(metrics.insets).leading
      + Double(column) * (columnWidth + metrics.interitemSpacing)
  }
}
