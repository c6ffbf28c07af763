import CollectionViewTesting
import Testing

/// Ten kinds of mistakes in ten layouts that are built differently, and the layouts without them.
@MainActor
@Suite("A hundred mistakes in layouts")
struct HundredMistakesTests {
  /// The mistakes that the laws cannot find, each with the reason.
  private nonisolated static let unfound = [
    "boards: \(Mistake.lastElementMissing.rawValue)":
      "The last section has no board. Nothing but the layout knows how many decoration views there should be."
  ]

  @Test("the laws accuse no layout without a mistake", arguments: HandWritten.all)
  func innocent(layout: HandWritten) { expectLaws(of: LayoutSubject(layout, nil), trials: 16) }

  @Test("the laws find every kind of mistake in a layout, in few operations", arguments: HandWritten.all)
  func mistakes(layout: HandWritten) {
    for mistake in Mistake.allCases {
      let subject = LayoutSubject(layout, mistake)
      let found = firstViolation(of: subject)
      #expect(
        (found == nil) == (Self.unfound[subject.name] != nil),
        "\(subject): \(found?.description ?? "nothing")")
    }
  }

  @Test("there are ten layouts and ten kinds, and at most five mistakes are not found")
  func counts() {
    #expect(HandWritten.all.count * Mistake.allCases.count == 100)
    #expect(Self.unfound.count <= 5)
  }

  /// The violation that the default number of trials finds first.
  private func firstViolation(of subject: LayoutSubject) -> LawViolation? {
    for seed in 0..<8 as Range<UInt64> {
      let trial = LayoutTrial.random(of: subject, length: 8, seed: seed)
      if let violation = trial.violation(of: subject) { return violation }
    }
    return nil
  }
}
