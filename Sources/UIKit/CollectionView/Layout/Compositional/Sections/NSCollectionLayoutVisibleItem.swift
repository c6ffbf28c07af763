/// Called with the items of a section that are in view, the offset of its scrolling and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An element in view whose looks may be changed. Geometry is in the coordinates of what scrolls it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The depth.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// The middle, in points.
  var center: CGPoint { get set }
  /// A turn and stretch of the plane about the middle.
  var transform: CGAffineTransform { get set }
  /// The same in space.
  var transform3D: CATransform3D { get set }
  /// A name for debugging.
  var name: String { get }
  /// Which element it is.
  var indexPath: IndexPath { get }
  /// The rectangle around it, in points.
  var frame: CGRect { get }
  /// Its own coordinates.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}
