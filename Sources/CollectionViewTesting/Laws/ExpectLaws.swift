#if canImport(UIKit)
  import UIKit

  /// Expects a layout to keep the laws of ``LayoutLaw``.
  ///
  /// A collection view shows the layout with numbered items, and random operations change its data, size, insets, offset,
  /// direction and scale. After each of them, the laws are checked. The operations are the same in every run. A failure
  /// is the smallest one found, with the operations that lead to it.
  ///
  /// ```swift
  /// expectLaws(of: ArcLayout(), except: [.overlap: "Cards on the arc cover one another."])
  /// ```
  ///
  /// - Parameters:
  ///   - makeLayout: Creates the layout. It is evaluated many times, and must return a new, equal object each time.
  ///   - exemptions: The laws that the layout does not keep, each with the reason.
  ///   - hasOneSection: Whether the layout shows the first section only, so that the data has no others.
  ///   - trials: The number of sequences of operations; nil for 8, or as many as the environment variable `LAW_TRIALS`
  ///     says.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  @preconcurrency @MainActor
  public func expectLaws(
    of makeLayout: @autoclosure @escaping @MainActor @Sendable () -> UICollectionViewLayout,
    except exemptions: [LayoutLaw: String] = [:], hasOneSection: Bool = false, trials: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    var subject = LayoutSubject("\(type(of: makeLayout()))", except: exemptions, make: makeLayout)
    subject.hasOneSection = hasOneSection
    expectLaws(
      of: subject, trials: trials, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Expects a layout to keep the laws of ``LayoutLaw``, with what the checker must know about the layout.
  ///
  /// - Parameters:
  ///   - subject: The layout, its supplementary elements, its delegate, and the properties that operations change.
  ///   - trials: The number of sequences of operations; nil for 8, or as many as the environment variable `LAW_TRIALS`
  ///     says.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  @preconcurrency @MainActor
  public func expectLaws(
    of subject: LayoutSubject, trials: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard subject.makeLayout() !== subject.makeLayout() else {
      location.fail(
        "\(subject) is the same object each time. Create the layout in the argument, "
          + "as in `expectLaws(of: MyLayout())`. No law was checked.")
      return
    }
    for violation in violations(of: subject, trials: trials ?? numberOfLawTrials()) {
      location.fail(violation.description + violation.notes(of: subject, at: location))
    }
  }

  /// Expects a layout to keep the laws at the end of each trial. A failure is the smallest one found.
  @MainActor
  package func expectLaws(
    of subject: LayoutSubject, in trials: [LayoutTrial], location: TestLocation = TestLocation()
  ) {
    for trial in trials {
      guard let violation = trial.violation(of: subject, onlyAtEnd: true) else { continue }
      let smallest = trial.shrunk(violation, of: subject)
      location.fail(smallest.description + smallest.notes(of: subject, at: location))
      return
    }
  }

  /// The number of random trials for each layout: as many as `LAW_TRIALS` says, or else a default.
  package func numberOfLawTrials(default number: Int = 8) -> Int {
    ProcessInfo.processInfo.environment["LAW_TRIALS"].flatMap(Int.init) ?? number
  }

  /// The laws that a layout breaks in random trials, each once and in the smallest case found.
  @MainActor
  package func violations(of subject: LayoutSubject, trials: Int, length: Int = 8) -> [LawViolation] {
    var violations: [LayoutLaw: LawViolation] = [:]
    for seed in 0..<UInt64(max(0, trials)) {
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
