/// The effect of a batch update on the items whose lengths a waterfall knows.
struct WaterfallUpdate {
  /// For each new section index, the old index. Nil for a section whose items are all new.
  var sectionOrigins: [Int?]
  /// By new index, the sections in which items are inserted, deleted, moved or reloaded.
  var changes: [Int: Change]

  struct Change {
    /// The items that leave, by their old indices, ascending.
    var leaving: [Int] = []
    /// The items that arrive, by their new indices, ascending.
    var arriving: [Int] = []
    /// The lengths of items that arrive from elsewhere, by their new indices, and the width of columns for which the
    /// delegate returned them.
    var knownLengths: [Int: (length: Double, columnWidth: Double)] = [:]
  }
}
