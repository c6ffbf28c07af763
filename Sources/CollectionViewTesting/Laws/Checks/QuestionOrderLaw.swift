#if canImport(UIKit)
  import UIKit

  /// The order of questions does not matter.
  enum QuestionOrderLaw: LawCheck {
    static func finding(in examination: LayoutExamination) -> LawFinding? {
      let questions = LayoutQuestion.some(examination)
      let answers = questions.map { LayoutAnswer($0, examination) }
      for index in questions.indices.shuffled(using: &examination.random) {
        let again = LayoutAnswer(questions[index], examination)
        if let finding = again.difference(from: answers[index], to: questions[index]) { return finding }
      }
      return nil
    }
  }
#endif
