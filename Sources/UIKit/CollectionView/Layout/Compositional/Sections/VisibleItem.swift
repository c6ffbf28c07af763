/// The attributes of a visible element, in the coordinates of the view that scrolls it.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// The origin of these coordinates in the coordinates of the attributes.
  private let origin: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint) {
    self.attributes = attributes
    self.origin = origin
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y) }
    set { attributes.center = CGPoint(x: newValue.x + origin.x, y: newValue.y + origin.y) }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var name: String { "\(ElementKey(attributes))" }

  var indexPath: IndexPath { attributes.indexPath }

  var frame: CGRect { attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y) }

  var bounds: CGRect { attributes.bounds }

  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }

  var representedElementKind: String? { attributes.representedElementKind }
}
