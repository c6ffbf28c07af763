import UIKit

/// Events to the left and to the right of a line, in turn. Each begins 12 points below the one before it on its side.
public final class TimelineLayout: UICollectionViewLayout {
  /// The margin around the events, in points.
  public var inset: CGFloat = 16
  /// The height of an event, in points.
  public var eventHeight: CGFloat = 64

  private static let spacing: CGFloat = 12
  private var frames: [[CGRect]] = []
  private var contentHeight: CGFloat = 0

  override public func prepare() {
    guard let view = collectionView else { return }
    let width = max(0, view.bounds.width / 2 - inset - Self.spacing / 2)
    var bottoms = [inset, inset + eventHeight / 2]
    frames = (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        let side = bottoms[0] <= bottoms[1] ? 0 : 1
        let x = side == 0 ? inset : view.bounds.width / 2 + Self.spacing / 2
        let frame = CGRect(x: x, y: bottoms[side], width: width, height: eventHeight)
        bottoms[side] = frame.maxY + Self.spacing
        return frame
      }
    }
    contentHeight = (frames.joined().map(\.maxY).max() ?? 0) + inset
  }

  override public var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override public func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override public func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.flatMap { section in
      frames[section].indices.filter { frames[section][$0].intersects(rect) }.map { item in
        attributes(at: IndexPath(item: item, section: section))
      }
    }
  }

  override public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes(at: indexPath)
  }

  private func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frames[path.section][path.item]
    return attributes
  }
}
