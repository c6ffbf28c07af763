#if os(Linux)
  import UIKit

  extension Stage {
    /// The state of the collection view and its layout as text: what the wireframe draws. Empty if there is no collection
    /// view.
    ///
    /// ```
    /// bounds   (0, 40, 320 × 480)
    /// content  320 × 1200
    /// insets   0, 0, 34, 0
    /// cell 0,3        (8, 44, 148 × 90)
    /// cell 0,4        (164, 44, 148 × 120) z 1 alpha 0.5
    /// ```
    ///
    /// The elements are those in the bounds, in the order of the table of `expectFrames`.
    public func dump() -> String {
      guard let view = collectionView else { return "" }
      let inset = view.adjustedContentInset
      let numbers = [inset.top, inset.left, inset.bottom, inset.right].map(FrameTable.number)
      return """
        bounds   \(FrameTable.rectangle(view.bounds))
        content  \(FrameTable.size(view.contentSize))
        insets   \(numbers.joined(separator: ", "))
        \(FrameTable.lines(of: view.collectionViewLayout, in: view.bounds).joined(separator: "\n"))
        """
    }
  }
#endif
