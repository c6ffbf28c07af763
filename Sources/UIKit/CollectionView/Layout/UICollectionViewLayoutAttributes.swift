import Geometry

/// Where one element of a collection view stands and how it looks.
///
/// All geometry is in content coordinates: points, y down. `center`, `size`, `transform3D`, `alpha`, `zIndex`
/// and `isHidden` are the independent values; `frame`, `bounds` and `transform` are other views of them.
///
/// A subclass with properties of its own extends `copy(with:)` and `isEqual(_:)`, because the collection view
/// keeps copies and applies attributes only when they differ from those applied last.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: PlainInitializable, @preconcurrency NSCopying, UIDynamicItem {
  /// The middle of the element, in content coordinates. Default (0, 0).
  open var center = CGPoint.zero { didSet { assignedFrame = nil } }

  /// The extent of the element before its transform. Default zero.
  open var size = CGSize.zero { didSet { assignedFrame = nil } }

  /// How the element is turned, scaled and moved about its centre; `transform` follows. Default identity.
  open var transform3D = CATransform3DIdentity { didSet { assignedFrame = nil } }

  /// The opacity, from 0 to 1. Default 1.
  open var alpha: CGFloat = 1

  /// The place among the elements from back to front: higher is nearer, equal values have no fixed order.
  open var zIndex = 0

  /// Whether the element is not shown; then it need not have a view.
  open var isHidden = false

  /// Which element this is; for supplementary and decoration elements only a key.
  open var indexPath = IndexPath()

  /// Whether the layout heeds no other width, and no other height, that the element would like. Not part of what the
  /// attributes say of it.
  var hasFixedWidth = false
  var hasFixedHeight = false

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// The rectangle last given to `frame`, which adding and taking away half the size would not always
  /// give back to the last bit.
  private var assignedFrame: CGRect?

  /// Makes attributes of a cell with an empty index path; the initialisers below name the element.
  public override init() { super.init() }

  /// Makes attributes for the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    identify(as: .cell, kind: nil, at: indexPath)
  }

  /// Makes attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    identify(as: .supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Makes attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    identify(as: .decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// The smallest upright rectangle around the transformed element, in content coordinates.
  ///
  /// Setting it sets `center` and `size`, and is meaningful only under the identity transform. It is null
  /// when the transform brings a corner behind the eye.
  open var frame: CGRect {
    get { assignedFrame ?? enclosingFrame }
    set {
      size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
      if CATransform3DIsIdentity(transform3D) { assignedFrame = newValue }
    }
  }

  /// The element in its own coordinates: origin zero and `size`. Only a new size is taken over.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// What `transform3D` does in the plane; setting it sets `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// What kind of element this is.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary or decoration element, nil for a cell.
  open var representedElementKind: String? { kind }

  /// Says which element a new object stands for.
  func identify(as category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  private var enclosingFrame: CGRect {
    let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
    if CATransform3DIsIdentity(transform3D) {
      return CGRect(
        x: center.x - halfWidth, y: center.y - halfHeight, width: size.width, height: size.height)
    }
    let bounds = Rectangle(x: -halfWidth, y: -halfHeight, width: size.width, height: size.height)
    guard let image = transform3D.matrix.homography.apply(to: bounds) else { return .null }
    return CGRect(image.boundingBox.offset(by: Point2D(center)))
  }

  // MARK: - Equality and copies

  /// Whether the other object is of the same class and says the same of the same element.
  ///
  /// Called on the main actor only, like everything here; `NSObject` leaves that unsaid.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasEqualValues(as: other) }
  }

  /// A number that is equal for equal attributes; it does not change when the element moves.
  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(indexPath)
      hasher.combine(kind)
      return hasher.finalize()
    }
  }

  /// An independent object of the same class with the same values.
  ///
  /// Isolated to the main actor like everything here, so that overrides can read and set their properties; `copy()`
  /// stops the process on another thread.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = make(type(of: self))
    copy.takeValues(of: self)
    return copy
  }

  private func hasEqualValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || type(of: self) == type(of: other)
        && indexPath == other.indexPath && category == other.category && kind == other.kind
        && center == other.center && size == other.size && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden && transform3D == other.transform3D
  }

  private func takeValues(of other: UICollectionViewLayoutAttributes) {
    identify(as: other.category, kind: other.kind, at: other.indexPath)
    center = other.center
    size = other.size
    transform3D = other.transform3D
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    assignedFrame = other.assignedFrame
    hasFixedWidth = other.hasFixedWidth
    hasFixedHeight = other.hasFixedHeight
  }
}
