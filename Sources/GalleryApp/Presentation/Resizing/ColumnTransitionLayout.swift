import UIKit

/// The state between two layouts of the same pictures in columns or rows of different sizes.
///
/// Pictures move straight from one position to the other. A picture that changes between the edges of the view would
/// cross all others. It grows about the anchor instead, fades out in its old position, and fades in at the new one.
final class ColumnTransitionLayout: UICollectionViewTransitionLayout {
  /// The picture that stays in place.
  var anchor: ZoomAnchor?
  /// The distance as a fraction of the view's width beyond which a picture fades.
  private static let farthestMove: CGFloat = 0.4

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let growth = growth
    return super.layoutAttributesForElements(in: rect)?.map { moving($0, growth) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map { moving($0, growth) }
  }

  /// How both layouts grow about the anchor's picture, which is shown between them.
  private struct Growth {
    /// The point of the anchor's picture that stays in place: in the current layout, the next one, and on screen.
    var (start, end, shown): (CGPoint, CGPoint, CGPoint)
    /// The scale of the current and of the next layout.
    var (startScale, endScale): (CGFloat, CGFloat)
  }

  private var growth: Growth? {
    guard let anchor, let start = currentLayout.layoutAttributesForItem(at: anchor.path)?.frame,
      let end = nextLayout.layoutAttributesForItem(at: anchor.path)?.frame,
      let shown = super.layoutAttributesForItem(at: anchor.path)?.frame, start.width > 0, end.width > 0
    else { return nil }
    func point(of frame: CGRect) -> CGPoint {
      CGPoint(x: frame.minX + anchor.unit.x * frame.width, y: frame.minY + anchor.unit.y * frame.height)
    }
    return Growth(
      start: point(of: start), end: point(of: end), shown: point(of: shown),
      startScale: shown.width / start.width, endScale: shown.width / end.width)
  }

  /// Lets a picture that moves straight scale a cell of its smaller size, and lets one that moves far fade.
  private func moving(
    _ attributes: UICollectionViewLayoutAttributes, _ growth: Growth?
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView, attributes.representedElementCategory == .cell,
      let start = currentLayout.layoutAttributesForItem(at: attributes.indexPath)?.frame,
      let end = nextLayout.layoutAttributesForItem(at: attributes.indexPath)?.frame
    else { return attributes }
    if let growth, attributes.indexPath != anchor?.path,
      abs(end.midX - start.midX) > Self.farthestMove * collectionView.bounds.width
    {
      fade(attributes, from: start, to: end, growth)
    } else {
      let size = start.width < end.width ? start.size : end.size
      if start.size.hasProportions(of: end.size) { attributes.setFrame(attributes.frame, scaledFrom: size) }
    }
    return attributes
  }

  private func fade(
    _ attributes: UICollectionViewLayoutAttributes, from start: CGRect, to end: CGRect, _ growth: Growth
  ) {
    let isLeaving = transitionProgress < 0.5
    let (frame, pivot, scale) =
      isLeaving ? (start, growth.start, growth.startScale) : (end, growth.end, growth.endScale)
    let origin = CGPoint(
      x: growth.shown.x + (frame.minX - pivot.x) * scale, y: growth.shown.y + (frame.minY - pivot.y) * scale)
    let size = CGSize(width: frame.width * scale, height: frame.height * scale)
    attributes.setFrame(CGRect(origin: origin, size: size), scaledFrom: frame.size)
    attributes.alpha = min(1, max(0, isLeaving ? 1 - 2 * transitionProgress : 2 * transitionProgress - 1))
  }
}

extension CGSize {
  /// Whether one size is the other one scaled, apart from rounding to pixels. False for a size without an area.
  fileprivate func hasProportions(of other: CGSize) -> Bool {
    guard min(width, height, other.width, other.height) > 0 else { return false }
    return abs(width * other.height / (height * other.width) - 1) < 0.05
  }
}
