#if canImport(UIKit)
  import UIKit

  /// The answer for any rectangle is the whole, filtered by it.
  ///
  /// An element that is drawn in a rectangle must be in the answer. One whose frame is outside must not. Between the two,
  /// and where edges touch, layouts may differ.
  enum RectangleLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      if let element = examination.repeatedElement {
        return LawFinding(
          "\(element)", question: "all elements", expected: "each element once", found: "the element twice")
      }
      for _ in 0..<4 {
        if let finding = finding(examination.randomRectangle(), examination) { return finding }
      }
      return nil
    }

    private static func finding(_ rect: CGRect, _ examination: LayoutExamination) -> LawFinding? {
      let question = "the elements in \(rect.inWords)"
      let found = examination.answers(in: rect)
      for element in examination.elements {
        guard let answer = examination.whole[element] else { continue }
        let area = examination.area(of: answer)
        if let part = found[element] {
          if area.isSurelyOutside(rect) {
            return LawFinding(
              "\(element)", question: question, expected: "not the element, which is outside",
              found: "\(part)")
          }
          if let (expected, found) = part.difference(from: answer, within: ElementAnswer.rounding) {
            return LawFinding("\(element)", question: question, expected: expected, found: found)
          }
        } else if answer.isVisible, area.surelyOverlaps(rect) {
          return LawFinding("\(element)", question: question, expected: "\(answer)", found: "nothing")
        }
      }
      let others = found.filter { examination.whole[$0.key] == nil }
      return others.min { $0.key < $1.key }.map { element, answer in
        LawFinding(
          "\(element)", question: question, expected: "only elements of the whole", found: "\(answer)")
      }
    }
  }
#endif
