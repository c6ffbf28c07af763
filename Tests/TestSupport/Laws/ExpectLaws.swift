#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  /// The number of random trials for each layout: 3, or as many as `LAW_TRIALS` says.
  public var numberOfLawTrials: UInt64 {
    ProcessInfo.processInfo.environment["LAW_TRIALS"].flatMap(UInt64.init) ?? 3
  }

  /// Expects a layout to keep the laws in random trials, and with invalid numbers. A failure is the smallest one found.
  @MainActor
  public func expectLaws(
    of subject: LayoutSubject, trials: UInt64 = numberOfLawTrials, length: Int = 8,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for violation in violations(of: subject, trials: trials, length: length) {
      Issue.record(Comment(rawValue: violation.description), sourceLocation: sourceLocation)
    }
  }

  /// Expects a layout to keep the laws at the end of each trial. A failure is the smallest one found.
  @MainActor
  public func expectLaws(
    of subject: LayoutSubject, in trials: [LayoutTrial], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for trial in trials {
      guard let violation = trial.violation(of: subject, onlyAtEnd: true) else { continue }
      let smallest = trial.shrunk(violation, of: subject)
      Issue.record(Comment(rawValue: smallest.description), sourceLocation: sourceLocation)
      return
    }
  }

  /// The laws that a layout breaks in random trials, each once and in the smallest case found.
  @MainActor
  public func violations(of subject: LayoutSubject, trials: UInt64, length: Int = 8) -> [LawViolation] {
    var violations: [LayoutLaw: LawViolation] = [:]
    for seed in 0..<trials {
      let rest = subject.held(to: Set(subject.laws).subtracting(violations.keys))
      let trial = LayoutTrial.random(of: subject, length: length, seed: seed)
      guard let violation = trial.violation(of: rest) else { continue }
      violations[violation.law] = trial.shrunk(violation, of: rest)
    }
    if subject.laws.contains(.invalidNumbers), violations[.invalidNumbers] == nil,
      let (property, finding) = InvalidNumberLaw.findings(of: subject).first
    {
      violations[.invalidNumbers] = LawViolation(
        of: .invalidNumbers, by: subject.name, finding, start: "items [7, 0, 12]", operations: [property])
    }
    return LayoutLaw.allCases.compactMap { violations[$0] }
  }
#endif
