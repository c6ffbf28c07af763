#if canImport(UIKit)
  import UIKit

  /// The same question, asked again at once, has the same answer.
  enum RepetitionLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      for question in LayoutQuestion.some(examination) {
        // What the question before it has left behind is for the law about their order.
        _ = LayoutAnswer(question, examination)
        let first = LayoutAnswer(question, examination)
        let again = LayoutAnswer(question, examination)
        if let finding = again.difference(from: first, to: question) { return finding }
      }
      return nil
    }
  }
#endif
