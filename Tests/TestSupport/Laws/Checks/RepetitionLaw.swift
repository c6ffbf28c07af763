#if os(Linux)
  import UIKit

  /// The same question, asked again at once, has the same answer.
  enum RepetitionLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      LayoutQuestion.some(examination).lazy.compactMap { question in
        // What the question before it has left behind is for the law about their order.
        _ = LayoutAnswer(question, examination)
        let first = LayoutAnswer(question, examination)
        return LayoutAnswer(question, examination).difference(from: first, to: question)
      }.first
    }
  }
#endif
