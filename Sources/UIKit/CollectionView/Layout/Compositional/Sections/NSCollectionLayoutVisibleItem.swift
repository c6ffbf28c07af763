/// Receives the visible items of a section, its scroll offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible element whose appearance may be changed. Geometry is in the coordinates of the view that scrolls it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The z-index; higher values are in front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The centre, in points.
  var center: CGPoint { get set }
  /// The affine transform about the centre.
  var transform: CGAffineTransform { get set }
  /// The 3-D transform about the centre.
  var transform3D: CATransform3D { get set }
  /// A name for debugging.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame, in points.
  var frame: CGRect { get }
  /// The bounds, in the element's own coordinates.
  var bounds: CGRect { get }
  /// Whether the element is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}
