#if os(Linux)
  import UIKit

  extension Stage {
    /// The state of the collection view and its layout as text: what the wireframe draws. Empty if there is no collection
    /// view.
    ///
    /// ```
    /// bounds      (0, 40, 320 × 480)
    /// content     320 × 1200
    /// insets      0, 0, 34, 0
    /// margins     8, 16, 42, 16
    /// prefetched  (0, 40, 320 × 1160)
    /// cell 0,3        (8, 44, 148 × 90)
    /// cell 0,4        (164, 44, 148 × 120) z 1 alpha 0.5
    /// ```
    ///
    /// The insets are the adjusted content insets. They, the safe area and the layout margins are in the order top, left,
    /// bottom, right, and left out if they are 0. The area that was searched for items to prefetch is left out until the
    /// view has looked for some. The elements are those in the bounds, in the order of the table of `expectFrames`.
    public func dump() -> String {
      guard let view = collectionView else { return "" }
      var lines = [
        "bounds      \(FrameTable.rectangle(view.bounds))",
        "content     \(FrameTable.size(view.contentSize))",
      ]
      for (name, insets) in [
        ("insets    ", view.adjustedContentInset), ("safe area ", view.safeAreaInsets),
        ("margins   ", view.layoutMargins),
      ] where insets != .zero {
        let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(FrameTable.number)
        lines.append("\(name)  \(numbers.joined(separator: ", "))")
      }
      if let area = view.prefetchedArea { lines.append("prefetched  \(FrameTable.rectangle(area))") }
      lines += FrameTable.lines(of: view.collectionViewLayout, in: view.bounds)
      return lines.joined(separator: "\n")
    }
  }
#endif
