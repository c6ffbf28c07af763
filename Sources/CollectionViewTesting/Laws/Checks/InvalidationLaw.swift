#if canImport(UIKit)
  import UIKit

  /// After any change and the invalidation it caused, the layout answers like a new one in the same state.
  enum InvalidationLaw: LawCheck {
    /// A sum may be added up in another order.
    private static let tolerance = 1e-6

    static func finding(in examination: LayoutExamination) -> LawFinding? {
      let (view, twin) = (examination.stage.view, examination.twin)
      guard twin.view.bounds == view.bounds else {
        return LawFinding(
          question: "the visible area at rest",
          expected: "\(twin.view.bounds.inWords), where a new layout keeps it",
          found: view.bounds.inWords)
      }
      let items = examination.stage.list.allPaths.prefix(12).map {
        LayoutQuestion.element(LawElement(itemAt: $0))
      }
      let elements = examination.elements.filter { $0.category != .cell }.map { LayoutQuestion.element($0) }
      let questions = [.contentSize, .elements(examination.everywhere)] + items + elements
      for question in questions {
        let fresh = LayoutAnswer(question, examination, from: twin.layout)
        let answer = LayoutAnswer(question, examination)
        if let finding = answer.difference(from: fresh, to: question, within: tolerance) { return finding }
      }
      return nil
    }
  }
#endif
