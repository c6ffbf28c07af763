#if canImport(UIKit)
  import UIKit

  /// Expects the layout of a collection view to have the elements of a table.
  ///
  /// ```swift
  /// expectFrames(of: collectionView, """
  ///   content  320 × 216
  ///   cell 0,0  (8, 8, 148 × 100)
  ///   cell 0,1  (164, 8, 148 × 100)
  ///   cell 0,2  (8, 116, 148 × 92)
  ///   """)
  /// ```
  ///
  /// The first line is the size of the content. Then each element has a line, cells in order and the others by kind: its
  /// name, its frame as `(x, y, width × height)` in points, rounded to hundredths, and what is not 0, 1 or false of `z`,
  /// `alpha` and `hidden`. Spaces between the parts of a line do not matter. A failure prints the lines that differ, and
  /// the whole table that was found.
  ///
  /// - Parameters:
  ///   - view: The view. It is laid out if it needs it.
  ///   - table: The expected table, which is best computed by hand.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  @preconcurrency @MainActor
  public func expectFrames(
    of view: UICollectionView, _ table: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    view.layoutIfNeeded()
    let found = FrameTable.table(of: view.collectionViewLayout)
    let difference = LineDifference(from: table, to: found)
    guard let failure = difference.failure("The layout has other elements", "The whole table:") else {
      return
    }
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column).fail(failure)
  }
#endif
