/// What an update makes of the items whose lengths a waterfall knows.
struct WaterfallUpdate {
  /// For each section after, its index before; nil for one whose items are all new.
  var sectionOrigins: [Int?]
  /// By index after, the sections in which items come or go, are moved or shown anew.
  var changes: [Int: Change]

  struct Change {
    /// By their numbers before, ascending.
    var leaving: [Int] = []
    /// By their numbers after, ascending.
    var arriving: [Int] = []
    /// The lengths of those that arrive from elsewhere, by their numbers after, and the width of columns for which they
    /// were told.
    var knownLengths: [Int: (length: Double, columnWidth: Double)] = [:]
  }
}
