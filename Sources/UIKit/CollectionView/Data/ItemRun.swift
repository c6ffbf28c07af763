/// Consecutive items of a section.
package struct ItemRun: Equatable, Sendable {
  package var section: Int
  package var items: Range<Int>

  package init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }
}

extension ItemCounts {
  /// All items, section by section.
  var runs: [ItemRun] {
    (0..<sections).compactMap { section in
      let count = self[section] ?? 0
      return count > 0 ? ItemRun(section: section, items: 0..<count) : nil
    }
  }

  /// Returns the items from one to another, inclusive, section by section. Both must exist.
  func runs(in range: ClosedRange<IndexPath>) -> [ItemRun] {
    let (first, last) = (range.lowerBound, range.upperBound)
    return (first.section...last.section).compactMap { section in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : self[section] ?? 0
      return start < end ? ItemRun(section: section, items: start..<end) : nil
    }
  }
}
