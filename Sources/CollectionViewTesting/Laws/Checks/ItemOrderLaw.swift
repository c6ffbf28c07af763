#if canImport(UIKit)
  import UIKit

  /// No item is wholly above the one before it, or else none is wholly to the left of it.
  ///
  /// Rows keep the first half, whichever way they run, and columns the second. So do columns of different heights of
  /// which the shortest receives the next item.
  enum ItemOrderLaw: LawCheck {
    /// Origins are rounded to pixels.
    private static let tolerance: CGFloat = 1

    static func finding(in examination: LayoutExamination) -> LawFinding? {
      // A layout may write from right to left without the view's mirror.
      guard examination.stage.view.effectiveUserInterfaceLayoutDirection == .leftToRight else { return nil }
      let answers = examination.stage.list.allPaths.compactMap { examination.whole[LawElement(itemAt: $0)] }
      let pairs = zip(answers, answers.dropFirst())
      let above = pairs.first { isBefore($1.frame.minY, $1.frame.maxY, $0.frame.minY) }
      let left = pairs.first { isBefore($1.frame.minX, $1.frame.maxX, $0.frame.minX) }
      guard let above, let left else { return nil }
      return LawFinding(
        "\(above.1.element)", question: "the elements in \(examination.everywhere.inWords)",
        expected: "rows or columns, but \(left.1.element) is to the left of \(left.0.element): \(left.1)",
        found: "the element above \(above.0.element): \(above.1)")
    }

    /// Whether an interval is before the beginning of another.
    private static func isBefore(_ minimum: CGFloat, _ maximum: CGFloat, _ start: CGFloat) -> Bool {
      maximum <= start + tolerance && minimum < start - tolerance
    }
  }
#endif
