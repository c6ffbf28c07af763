import Geometry

/// A layout, and the content offset it would have if it were in charge.
@MainActor
struct LayoutViewport {
  let layout: UICollectionViewLayout
  /// Where the viewport is in the layout's content.
  var offset: CGPoint
  /// The size of the layout's content, as last prepared.
  private(set) var contentSize = CGSize.zero
  private var isStale = true
  /// Whether the content is the mirror image of what the layout says.
  private var isMirrored = false
  /// What the layout has returned for rectangles while it was in charge.
  private let known: [ElementKey: UICollectionViewLayoutAttributes]

  /// A layout that is not in charge yet.
  init(layout: UICollectionViewLayout) {
    self.layout = layout
    offset = .zero
    known = [:]
  }

  /// The layout that is in charge of a collection view.
  init(inChargeOf view: UICollectionView) {
    layout = view.collectionViewLayout
    (offset, contentSize, isMirrored) = (view.contentOffset, view.contentSize, view.isContentMirrored)
    isStale = false
    known = view.known.all
  }

  /// Takes up the standpoint of a collection view that scrolls by an offset.
  mutating func enter(_ view: UICollectionView, at offset: CGPoint) {
    self.offset = offset
    isMirrored = view.mirrors(layout)
  }

  /// From the layout to its content.
  var mirror: ContentMirror { ContentMirror(isOn: isMirrored, width: contentSize.width) }

  /// Makes the next pass prepare the layout.
  mutating func setNeedsPreparation() { isStale = true }

  /// Prepares the layout when it is stale; one that moves the content, as endless ones do, moves the standpoint.
  mutating func prepare(in view: UICollectionView) {
    guard isStale else { return }
    isStale = false
    (contentSize, offset) = view.seen(from: offset) {
      layout.prepare()
      return layout.collectionViewContentSize
    }
  }

  /// Asks the layout whether it cares for other bounds, and invalidates it if so.
  mutating func invalidate(forBoundsChange newBounds: CGRect, in view: UICollectionView) {
    let context = view.seen(from: offset) {
      layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        ? layout.invalidationContext(forBoundsChange: newBounds) : nil
    }.answer
    guard let context else { return }
    _ = view.seen(in: newBounds) { layout.invalidateLayout(with: context) }
    isStale = true
  }

  /// Scrolls; the layout is asked whether it cares.
  mutating func move(to target: CGPoint, in view: UICollectionView) {
    guard target != offset else { return }
    invalidate(forBoundsChange: CGRect(origin: target, size: view.bounds.size), in: view)
    offset = target
  }

  /// The elements that the layout has in a rectangle of the viewport, by key.
  func elements(in rectangle: CGRect, of view: UICollectionView) -> [ElementKey:
    UICollectionViewLayoutAttributes]
  {
    let (mirror, part) = (mirror, rectangle.offsetBy(dx: offset.x, dy: offset.y))
    let elements = view.seen(from: offset) {
      layout.layoutAttributesForElements(in: mirror.image(of: part)) ?? []
    }.answer
    return Dictionary(
      elements.map { (ElementKey($0), mirror.image(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the layout says of one element; nil when it has no such element.
  func attributes(of key: ElementKey, in view: UICollectionView) -> UICollectionViewLayoutAttributes? {
    let found = known[key] ?? view.seen(from: offset) { layout.answer(about: key) }.answer
    return found.map { mirror.image(of: $0) }
  }
}
