/// What decides in which column of a section an item stands, and where.
struct WaterfallRule: Equatable {
  /// How many columns there are, if there are as many items.
  var columnCount: Int
  /// Which column the next item goes to.
  var order: WaterfallFillingOrder
  /// The distance between neighbours of a column.
  var spacing: Double
}
