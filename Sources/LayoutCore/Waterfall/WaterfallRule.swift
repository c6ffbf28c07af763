/// The rule that determines the column of each item in a section, and its position.
struct WaterfallRule: Equatable {
  /// The number of columns when there are enough items to fill them.
  var columnCount: Int
  /// How the column of the next item is chosen.
  var order: WaterfallFillingOrder
  /// The distance between neighbours in a column.
  var spacing: Double
}
