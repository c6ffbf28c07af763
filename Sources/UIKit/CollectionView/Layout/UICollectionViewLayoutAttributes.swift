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
  /// The values of which equal attributes have equal ones, in one structure that is copied and reset as a whole.
  private struct Values {
    var center = CGPoint.zero
    var size = CGSize.zero
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var category = UICollectionView.ElementCategory.cell
    var indexPath = IndexPath()
    var kind: String?
    var transform3D = CATransform3DIdentity
    var listRow: ListRow?
  }

  // Read by `isEqual(_:)`, which is called on the main actor only, although `NSObject` cannot declare it.
  private nonisolated(unsafe) final var values = Values()

  /// The centre of the element, in content coordinates. Default (0, 0).
  open var center: CGPoint {
    get { values.center }
    set {
      values.center = newValue
      assignedFrame = nil
    }
  }

  /// The size of the element before its transform. Default zero.
  open var size: CGSize {
    get { values.size }
    set {
      values.size = newValue
      assignedFrame = nil
    }
  }

  /// The transform of the element about its centre. Setting it also changes `transform`. Default identity.
  open var transform3D: CATransform3D {
    get { values.transform3D }
    set {
      values.transform3D = newValue
      assignedFrame = nil
    }
  }

  /// The opacity, from 0 to 1. Default 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// The position among the elements from back to front. Higher values are in front. Equal values have no fixed order.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether the element is hidden. A hidden element need not have a view.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// The index path of the element. For supplementary and decoration elements it is only a key.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }

  /// Whether the layout ignores preferred widths, or preferred heights, of the element. Not part of equality.
  final var hasFixedWidth = false
  final var hasFixedHeight = false

  /// How the element of a list differs from the others; nil outside of lists.
  final var listRow: ListRow? {
    get { values.listRow }
    set { values.listRow = newValue }
  }

  /// The rectangle last assigned to `frame`. Computing the frame from `center` and `size` could change its last bits.
  private final var assignedFrame: CGRect?

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
  open var representedElementCategory: UICollectionView.ElementCategory { values.category }

  /// The kind of a supplementary or decoration element; nil for a cell.
  open var representedElementKind: String? { values.kind }

  /// Sets the element that new attributes describe.
  final func identify(as category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    values.category = category
    values.kind = kind
    self.indexPath = indexPath
  }

  /// Makes the attributes those of a new object, except for properties of subclasses.
  final func reset() {
    values = Values()
    assignedFrame = nil
    (hasFixedWidth, hasFixedHeight) = (false, false)
  }

  private final var enclosingFrame: CGRect {
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
    MainActor.preconditionIsolated("Attributes are compared on the main actor only.")
    return hasEqualValues(as: other)
  }

  /// Whether other attributes are equal, as `isEqual(_:)` says, which need not be called for plain ones.
  final func matches(_ other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == UICollectionViewLayoutAttributes.self ? hasEqualValues(as: other) : isEqual(other)
  }

  /// A hash that is equal for equal attributes. It does not change when the element moves.
  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(indexPath)
      hasher.combine(values.kind)
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

  private nonisolated final func hasEqualValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || type(of: self) == type(of: other)
        && values.center == other.values.center && values.size == other.values.size
        && values.alpha == other.values.alpha && values.zIndex == other.values.zIndex
        && values.isHidden == other.values.isHidden && values.category == other.values.category
        && values.indexPath == other.values.indexPath && values.kind == other.values.kind
        && values.listRow == other.values.listRow && values.transform3D == other.values.transform3D
  }

  private final func takeValues(of other: UICollectionViewLayoutAttributes) {
    values = other.values
    assignedFrame = other.assignedFrame
    (hasFixedWidth, hasFixedHeight) = (other.hasFixedWidth, other.hasFixedHeight)
  }
}
