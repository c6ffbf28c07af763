import UIKit

/// Rows one below the other, with a header of 20 points and a decoration view behind the rows, that answers for
/// rectangles only.
///
/// Like many layouts it returns somewhat more than it is asked for: all that is within `margin` of the rectangle.
class RectLayout: UICollectionViewLayout {
  static let decoration = "ground"

  var rowHeight: CGFloat = 100
  var margin: CGFloat = 0
  var hasHeader = false
  var invalidatesOnBoundsChange = false
  var flips = false
  /// Names this in the contexts of bounds changes.
  var namedOnBoundsChange: [IndexPath] = []
  private(set) var rectangles: [CGRect] = []
  /// The attributes handed out that are still in memory.
  private var handedOut: [Weak] = []

  private struct Weak {
    weak var attributes: UICollectionViewLayoutAttributes?
  }

  /// How many of the attributes handed out are kept by someone.
  var keptAttributes: Int { handedOut.count { $0.attributes != nil } }

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.decoration)
  }

  required init?(coder: NSCoder) { nil }

  var top: CGFloat { hasHeader ? 20 : 0 }
  var width: CGFloat { 200 }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: top + CGFloat(count) * rowHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    rectangles.append(rect)
    let rect = rect.insetBy(dx: 0, dy: -margin)
    let found = elements.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
    handedOut += found.map { Weak(attributes: $0) }
    return found
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    invalidatesOnBoundsChange || !namedOnBoundsChange.isEmpty
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if !namedOnBoundsChange.isEmpty { context.invalidateItems(at: namedOnBoundsChange) }
    return context
  }

  /// Where a row is: in the left half when there is anything to mirror.
  func frame(ofRow row: Int) -> CGRect {
    CGRect(x: 0, y: top + CGFloat(row) * rowHeight, width: flips ? width / 2 : width, height: rowHeight)
  }

  private var elements: [UICollectionViewLayoutAttributes] {
    var elements = (0..<count).map { UICollectionViewLayoutAttributes.cell($0, frame(ofRow: $0)) }
    guard hasHeader else { return elements }
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [0, 0])
    header.frame = CGRect(x: 0, y: 0, width: width, height: 20)
    let ground = UICollectionViewLayoutAttributes(forDecorationViewOfKind: Self.decoration, with: [0, 0])
    ground.frame = CGRect(x: 0, y: 20, width: width, height: CGFloat(count) * rowHeight)
    ground.zIndex = -1
    elements += [header, ground]
    return elements
  }
}

/// The same rows, but asked for a single element the answer is a frame far away, and is noted: so one sees whom the
/// collection view asked.
final class TellTaleLayout: RectLayout {
  static let elsewhere = CGRect(x: 0, y: 7000, width: 7, height: 7)

  /// The single elements that the layout was asked for.
  private(set) var asked: [String] = []

  func takeAsked() -> [String] {
    defer { asked = [] }
    return asked
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    asked.append("item \(indexPath.short)")
    return .cell(indexPath.item, Self.elsewhere)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("supplementary \(indexPath.short)")
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = Self.elsewhere
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("decoration \(indexPath.short)")
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = Self.elsewhere
    return attributes
  }
}
