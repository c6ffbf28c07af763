#if os(Linux)
  import UIKit

  /// Expects the calls between a collection view, its layout, its data source and its delegate to be those of a list.
  ///
  /// ```swift
  /// expectCalls(of: collectionView, to: [.dataSource, .delegate], """
  ///   delegate shouldHighlightItemAt 0,3
  ///   delegate didHighlightItemAt 0,3
  ///   delegate didUnhighlightItemAt 0,3
  ///   delegate shouldSelectItemAt 0,3
  ///   delegate didSelectItemAt 0,3
  ///   """) {
  ///   stage.finger.tap(at: CGPoint(x: 150, y: 75))
  /// }
  /// ```
  ///
  /// A line is the receiver, the method, and the arguments that are index paths, rectangles, sizes, points, numbers and
  /// kinds. Of `collectionView(_:cellForItemAt:)` and the like the label is the name. Equal calls that follow one
  /// another are one line, such as `delegate scrollViewDidScroll × 12`. Optional members that the data source or the
  /// delegates do not implement are left out, as are delegate protocols of layouts other than the flow layout.
  ///
  /// - Parameters:
  ///   - view: The view. It keeps its data source and its delegate.
  ///   - receivers: Whose calls are compared.
  ///   - expected: The expected calls, one a line. Spaces between the parts of a line do not matter.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  ///   - action: What causes the calls.
  @preconcurrency @MainActor
  public func expectCalls(
    of view: UICollectionView, to receivers: Set<CallReceiver> = [.layout, .dataSource, .delegate],
    _ expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, during action: () -> Void
  ) {
    let found = calls(of: view, to: receivers, during: action)
    let difference = LineDifference(from: expected, to: found)
    guard let failure = difference.failure("There were other calls", "All calls:") else { return }
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column).fail(failure)
  }

  /// Returns the calls between a collection view, its layout, its data source and its delegate during a closure, as
  /// `expectCalls` compares them.
  @preconcurrency @MainActor
  public func calls(
    of view: UICollectionView, to receivers: Set<CallReceiver> = [.layout, .dataSource, .delegate],
    during action: () -> Void
  ) -> [String] {
    let log = CallLog(to: receivers)
    log.record(view, during: action)
    return log.lines
  }
#endif
