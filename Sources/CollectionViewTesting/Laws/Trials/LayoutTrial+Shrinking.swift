#if canImport(UIKit)
  extension LayoutTrial {
    /// The smallest violation of the same law that is found by leaving out operations, changes, sections and items.
    ///
    /// - Parameter violation: What was found in this trial.
    @MainActor
    package func shrunk(_ violation: LawViolation, of subject: LayoutSubject) -> LawViolation {
      var (trial, smallest) = (self, violation)
      trial.operations = Array(operations.prefix(violation.operations.count))
      var attempts = 0
      var isSmaller = true
      while isSmaller {
        isSmaller = false
        for candidate in trial.smallerOnes
        where attempts < 400 && (!subject.hasOneSection || candidate.counts.count == 1) {
          attempts += 1
          guard let found = candidate.violation(of: subject), found.law == violation.law else { continue }
          (trial, smallest, isSmaller) = (candidate, found, true)
          trial.operations = Array(candidate.operations.prefix(found.operations.count))
          break
        }
      }
      return smallest
    }

    /// Trials with one thing less each, those that lack most first.
    private var smallerOnes: [LayoutTrial] {
      var trials: [LayoutTrial] = []
      for index in operations.indices {
        var trial = self
        trial.operations.remove(at: index)
        trials.append(trial)
      }
      for index in counts.indices {
        var trial = self
        trial.counts.remove(at: index)
        trials.append(trial)
      }
      for (index, count) in counts.enumerated() where count > 0 {
        // 1, because a mistake may need an odd number.
        for smaller in Set([0, 1, count / 2, count - 1]).filter({ $0 < count }).sorted() {
          var trial = self
          trial.counts[index] = smaller
          trials.append(trial)
        }
      }
      for (index, operation) in operations.enumerated() {
        guard case .update(let changes) = operation, changes.count > 1 else { continue }
        for change in changes.indices {
          var (trial, fewer) = (self, changes)
          fewer.remove(at: change)
          trial.operations[index] = .update(fewer)
          trials.append(trial)
        }
      }
      return trials
    }
  }
#endif
