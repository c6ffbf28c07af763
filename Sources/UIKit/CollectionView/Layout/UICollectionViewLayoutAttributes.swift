import Geometry

/// The position and appearance of one element of a collection view.
///
/// All geometry is in content coordinates, in points, with y pointing down. `center`, `size`, `transform3D`, `alpha`,
/// `zIndex` and `isHidden` are stored. `frame`, `bounds` and `transform` are computed from them.
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)`: the collection view keeps copies,
/// and applies attributes only if they differ from those it applied last.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: PlainInitializable, @preconcurrency NSCopying, UIDynamicItem {
  /// The centre of the element, in content coordinates. Default (0, 0).
  open var center = CGPoint.zero { didSet { assignedFrame = nil } }

  /// The size of the element before its transform. Default zero.
  open var size = CGSize.zero { didSet { assignedFrame = nil } }

  /// The transform of the element about its centre. Setting it also changes `transform`. Default identity.
  open var transform3D = CATransform3DIdentity { didSet { assignedFrame = nil } }

  /// The opacity, from 0 to 1. Default 1.
  open var alpha: CGFloat = 1

  /// The position among the elements from back to front. Higher values are in front. Equal values have no fixed order.
  open var zIndex = 0

  /// Whether the element is hidden. A hidden element need not have a view.
  open var isHidden = false

  /// The index path of the element. For supplementary and decoration elements it is only a key.
  open var indexPath = IndexPath()

  /// Whether the layout ignores preferred widths, or preferred heights, of the element. Not part of equality.
  var hasFixedWidth = false
  var hasFixedHeight = false

  /// How the element of a list differs from the others; nil outside of lists.
  var listRow: ListRow?

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// The rectangle last assigned to `frame`. Computing the frame from `center` and `size` could change its last bits.
  private var assignedFrame: CGRect?

  /// How often the frame of any attributes was read. A test of costs counts the elements that a layout looks at.
  package private(set) static var frameReads = 0

  /// Creates attributes of a cell with an empty index path. The other initializers set the element.
  public override init() { super.init() }

  /// Creates attributes for the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    identify(as: .cell, kind: nil, at: indexPath)
  }

  /// Creates attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    identify(as: .supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Creates attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    identify(as: .decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// The smallest upright rectangle around the transformed element, in content coordinates.
  ///
  /// Setting it sets `center` and `size`, which is meaningful only with the identity transform. The frame is null if
  /// the transform moves a corner behind the viewer.
  open var frame: CGRect {
    get {
      Self.frameReads &+= 1
      return assignedFrame ?? enclosingFrame
    }
    set {
      size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
      if CATransform3DIsIdentity(transform3D) { assignedFrame = newValue }
    }
  }

  /// The element in its own coordinates: origin zero and `size`. Setting it changes only the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The part of `transform3D` in the plane. Setting it sets `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary or decoration element; nil for a cell.
  open var representedElementKind: String? { kind }

  /// Sets the element that new attributes describe.
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

  /// Whether the other object has the same class and equal values for the same element.
  ///
  /// Call this method on the main actor only. `NSObject` does not declare this requirement.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasEqualValues(as: other) }
  }

  /// A hash that is equal for equal attributes. It does not change when the element moves.
  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(indexPath)
      hasher.combine(kind)
      return hasher.finalize()
    }
  }

  /// Returns an independent object of the same class with the same values.
  ///
  /// The method is isolated to the main actor, so that overrides can access their properties. `copy()` stops the
  /// process on another thread.
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
        && listRow == other.listRow
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
    listRow = other.listRow
  }
}
