#if canImport(UIKit)
  import UIKit

  /// A view of some items, and operations after each of which the laws are checked.
  package struct LayoutTrial: Sendable {
    /// The numbers of items before the operations.
    package var counts: [Int]
    /// The operations in order.
    package var operations: [LayoutOperation]
    /// The seed of the questions.
    package var seed: UInt64

    /// Creates a trial.
    package init(_ counts: [Int], _ operations: [LayoutOperation], seed: UInt64 = 0) {
      (self.counts, self.operations, self.seed) = (counts, operations, seed)
    }

    /// A random trial of so many operations. Equal seeds give equal trials.
    package static func random(of subject: LayoutSubject, length: Int, seed: UInt64) -> LayoutTrial {
      var random = SplitMix64(seed: seed)
      let sectionCount = Int.random(in: 1...3, using: &random)
      let counts = (0..<(subject.hasOneSection ? 1 : sectionCount)).map { _ in
        Int.random(in: 0...12, using: &random)
      }
      var list = NamedList(counts)
      var operations: [LayoutOperation] = []
      for _ in 0..<length {
        let operation = LayoutOperation.random(for: list, of: subject, using: &random)
        switch operation {
        case .update(let changes): list = list.applying(changes) ?? list
        case .reload(let counts): list = list.replaced(by: counts)
        default: break
        }
        operations.append(operation)
      }
      return LayoutTrial(counts, operations, seed: seed)
    }

    /// The first violation of a law that the subject has to keep; nil if it keeps all.
    ///
    /// - Parameter onlyAtEnd: Whether only the state after the last operation is checked.
    @MainActor
    package func violation(of subject: LayoutSubject, onlyAtEnd: Bool = false) -> LawViolation? {
      let stage = LawStage(subject, NamedList(counts))
      if !onlyAtEnd || operations.isEmpty, let violation = violation(of: stage, after: 0) { return violation }
      for (number, operation) in operations.enumerated() {
        stage.perform(operation)
        if onlyAtEnd, number < operations.count - 1 { continue }
        if let violation = violation(of: stage, after: number + 1) { return violation }
      }
      return nil
    }

    @MainActor
    private func violation(of stage: LawStage, after count: Int) -> LawViolation? {
      let examination = LayoutExamination(stage, seed: seed &+ UInt64(count))
      for law in stage.subject.laws {
        guard let finding = law.check.finding(in: examination) else { continue }
        var violation = LawViolation(
          of: law, by: stage.subject.name, finding, start: start(in: stage.subject.viewSize),
          operations: operations.prefix(count).map(stage.subject.description))
        violation.trial = LayoutTrial(counts, Array(operations.prefix(count)), seed: seed)
        return violation
      }
      return nil
    }

    @MainActor
    private func start(in size: CGSize) -> String {
      "items \(counts) in \(FrameTable.size(size)) points, questions of seed \(seed)"
    }
  }
#endif
