import TestSupport
import Testing

/// Every ready-made layout under the laws.
@MainActor
@Suite("The laws of a layout")
struct LayoutLawTests {
  @Test("every layout keeps the laws that it does not exempt itself from", arguments: LayoutSubject.all)
  func laws(subject: LayoutSubject) { expectLaws(of: subject, trials: numberOfLawTrials(default: 3)) }
}
