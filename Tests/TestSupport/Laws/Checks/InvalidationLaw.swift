#if os(Linux)
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
      return questions.lazy.compactMap { question in
        let fresh = LayoutAnswer(question, examination, from: twin.layout)
        return LayoutAnswer(question, examination)
          .difference(from: fresh, to: question, within: tolerance)
          .map { finding in
            var finding = finding
            if case .element(let element) = question { finding.element = "\(element)" }
            return finding
          }
      }.first
    }
  }
#endif
