import UIKit

/// A picture that stays in place while thumbnails change their size.
struct ZoomAnchor: Equatable {
  /// The index path of the picture.
  var path: IndexPath
  /// The point of the picture that stays in place, as fractions of its width and height.
  var unit: CGPoint
  /// The location of that point, from the upper left corner of the collection view.
  var location: CGPoint

  /// Returns the content offset at which a picture with a frame has the point at the location, limited to the content.
  ///
  /// - Parameters:
  ///   - frame: The frame of the picture in content coordinates.
  ///   - contentSize: The size of the content.
  ///   - view: The view that shows the content.
  @MainActor
  func contentOffset(for frame: CGRect, contentSize: CGSize, in view: UICollectionView) -> CGPoint {
    let (inset, size) = (view.adjustedContentInset, view.bounds.size)
    func limited(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      max(start, min(offset, end))
    }
    return CGPoint(
      x: limited(
        frame.minX + unit.x * frame.width - location.x, -inset.left,
        contentSize.width + inset.right - size.width),
      y: limited(
        frame.minY + unit.y * frame.height - location.y, -inset.top,
        contentSize.height + inset.bottom - size.height))
  }
}
