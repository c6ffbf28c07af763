#if canImport(UIKit)
  import UIKit

  /// Cells do not overlap.
  enum OverlapLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      let cells = examination.elements.filter { $0.category == .cell }.compactMap { element in
        examination.whole[element].flatMap {
          $0.isVisible ? (answer: $0, area: examination.area(of: $0)) : nil
        }
      }
      for (index, cell) in cells.enumerated() {
        for other in cells[(index + 1)...]
        where other.answer.frame.intersects(cell.answer.frame) && other.area.surelyOverlaps(cell.area) {
          return LawFinding(
            "\(other.answer.element)", question: "the element",
            expected: "an element outside \(cell.answer.element), which has \(cell.answer)",
            found: "\(other.answer)")
        }
      }
      return nil
    }
  }
#endif
