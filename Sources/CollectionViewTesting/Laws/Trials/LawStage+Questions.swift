#if canImport(UIKit)
  import UIKit

  extension NamedList {
    /// New data with names that were never used.
    func replaced(by counts: [Int]) -> NamedList {
      var copy = self
      copy.sections = counts.map { copy.newSection($0) }
      return copy
    }
  }

  extension UICollectionView {
    /// The content offsets at which scrolling may end.
    var scrollableRange: CGRect {
      let (inset, content) = (adjustedContentInset, contentSize)
      let start = CGPoint(x: -inset.left, y: -inset.top)
      return CGRect(
        x: start.x, y: start.y, width: max(0, content.width + inset.right - bounds.width - start.x),
        height: max(0, content.height + inset.bottom - bounds.height - start.y))
    }
  }

  extension LawStage {
    /// The visible area in the coordinates of the layout, which the view mirrors if the layout lets it.
    var visibleRect: CGRect {
      let bounds = view.bounds
      guard isMirrored else { return bounds }
      return CGRect(
        x: view.contentSize.width - bounds.maxX, y: bounds.minY, width: bounds.width, height: bounds.height)
    }

    /// Whether the view mirrors what the layout returns.
    var isMirrored: Bool {
      layout.flipsHorizontallyInOppositeLayoutDirection
        && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }
  }
#endif
