import TestSupport
import Testing

/// All batch updates of all small lists: random trials are unlikely to come across each of them.
@MainActor
@Suite("Small worlds")
struct SmallWorldTests {
  private nonisolated static let layouts: [LayoutSubject] = [
    .equalItems, .waterfall, .grid, .coverFlow, .ring,
  ]
  private static let isLong = numberOfLawTrials() >= 100
  private static let trials = LayoutTrial.all(sections: isLong ? 3 : 2, items: 2)

  /// All single changes and, in a long run, all pairs of changes. In a short run each pair is tried in one of the layouts.
  private static func trials(forLayout index: Int) -> [LayoutTrial] {
    trials.enumerated().filter { number, trial in
      isLong || trial.changes.count == 1 || number % layouts.count == index
    }.map(\.element)
  }

  @Test("every update of one or two changes of every small list keeps the laws", arguments: layouts.indices)
  func updates(index: Int) { expectLaws(of: Self.layouts[index], in: Self.trials(forLayout: index)) }
}

extension LayoutTrial {
  /// The changes of all updates.
  fileprivate var changes: [DataChange] {
    operations.flatMap { operation -> [DataChange] in
      guard case .update(let changes) = operation else { return [] }
      return changes
    }
  }
}
