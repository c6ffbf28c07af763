#if os(Linux)
  import UIKit

  /// Expects a scroll step to cost about the same with few items and with many.
  ///
  /// A layout that places all items again in each step, or creates attributes for all of them, becomes slow in an app with
  /// many items. The cost is counted: the blocks of memory that are allocated in a step, the frames of attributes that
  /// are read, and the questions to the data source, the delegate and the collection view. No time is measured, so the
  /// result does not depend on the machine.
  ///
  /// A loop over all items that does none of that is not found, such as one over an array of rectangles that the layout
  /// has computed before.
  ///
  /// ```swift
  /// expectCost(of: ArcLayout(), between: 500, and: 20_000)
  /// ```
  ///
  /// - Parameters:
  ///   - makeLayout: Creates the layout.
  ///   - few: A number of items that fills more than three screens of 390 × 844 points.
  ///   - many: A number of items in an app that shows many.
  ///   - step: The distance of a scroll step, in points.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  @preconcurrency @MainActor
  public func expectCost(
    of makeLayout: @autoclosure @escaping @MainActor @Sendable () -> UICollectionViewLayout,
    between few: Int = 1000, and many: Int = 10_000, step: CGFloat = 20, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let subject = LayoutSubject("\(type(of: makeLayout()))", make: makeLayout)
    let costs = [few, many].map { ScrollCost(of: subject, itemCount: $0, step: step) }
    for failure in ScrollCost.failures(of: subject.name, costs[0], costs[1]) { location.fail(failure) }
  }

  extension ScrollCost {
    /// What grows with the number of items, in words.
    static func failures(of name: String, _ few: ScrollCost, _ many: ScrollCost) -> [String] {
      func failure(_ what: String, _ first: Double, _ second: Double) -> String? {
        // Buffers grow now and then, and steps show different numbers of new cells.
        guard second > first * 1.5 + 20 else { return nil }
        return
          "With \(many.itemCount) items, a scroll step of \(name) \(what) \(second) times on average, and with "
          + "\(few.itemCount) items \(first) times. It should not depend on the number of items."
      }
      var failures: [String] = []
      if let first = few.allocations, let second = many.allocations {
        failure("allocates memory", first, second).map { failures.append($0) }
      } else {
        failures.append(
          "Allocations cannot be counted, because the C library is not glibc.")
      }
      failure("reads frames of attributes", few.frameReads, many.frameReads).map { failures.append($0) }
      failure("asks for counts, cells or sizes", few.questions, many.questions).map { failures.append($0) }
      return failures
    }
  }
#endif
