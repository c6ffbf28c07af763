#if canImport(UIKit)
  import UIKit

  /// Attributes do not change after the layout has returned them.
  ///
  /// A collection view keeps attributes to find out what a change moves. It misses what a layout changes in objects that
  /// the view already has.
  enum ReturnedAttributesLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      for element in examination.earlier.keys.sorted() {
        guard let answer = examination.earlier[element],
          let (expected, found) = ElementAnswer(answer.attributes).difference(from: answer)
        else { continue }
        return LawFinding(
          "\(element)", question: "the attributes that were returned before the last operation",
          expected: expected, found: found)
      }
      for element in examination.elements {
        guard let answer = examination.whole[element],
          let (expected, found) = ElementAnswer(answer.attributes).difference(from: answer)
        else { continue }
        return LawFinding(
          "\(element)", question: "the attributes that were returned before other questions",
          expected: expected, found: found)
      }
      return nil
    }
  }
#endif
