import Geometry

/// A layout together with the content offset and content size it is shown with.
@MainActor
struct LayoutViewport {
  let layout: UICollectionViewLayout
  /// The content offset of the viewport.
  var offset: CGPoint
  /// The size of the layout's content when it was last prepared.
  private(set) var contentSize = CGSize.zero
  private var isStale = true
  /// Whether the content is mirrored relative to the layout.
  private var isMirrored = false
  /// The attributes that the layout returned for rectangles while it was the collection view's layout.
  private let known: [ElementKey: UICollectionViewLayoutAttributes]

  /// Creates the viewport of a layout that is not yet the collection view's layout.
  init(layout: UICollectionViewLayout) {
    self.layout = layout
    offset = .zero
    known = [:]
  }

  /// Creates the viewport of a collection view's current layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - offset: The content offset.
  ///   - contentSize: The size of the content.
  ///   - isMirrored: Whether the content is mirrored relative to the layout.
  ///   - known: The attributes that the layout has returned for rectangles.
  init(
    current layout: UICollectionViewLayout, offset: CGPoint, contentSize: CGSize, isMirrored: Bool,
    known: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    (self.layout, self.offset, self.contentSize) = (layout, offset, contentSize)
    (self.isMirrored, self.known, isStale) = (isMirrored, known, false)
  }

  /// Takes over the bounds of a collection view at a content offset.
  mutating func enter(_ driver: some AssumedBounds, at offset: CGPoint) {
    self.offset = offset
    isMirrored = driver.mirrors(layout)
  }

  /// The conversion between layout and content coordinates.
  var mirror: ContentMirror { ContentMirror(isOn: isMirrored, width: contentSize.width) }

  /// Marks the layout for preparation in the next pass.
  mutating func setNeedsPreparation() { isStale = true }

  /// Prepares the layout if it is invalid. If the layout moves the content, as endless layouts do, the offset changes
  /// too.
  mutating func prepare(_ driver: some AssumedBounds) {
    guard isStale else { return }
    isStale = false
    (contentSize, offset) = driver.seen(from: offset) {
      layout.prepare()
      return layout.collectionViewContentSize
    }
  }

  /// Asks the layout whether a bounds change invalidates it, and invalidates it if so.
  mutating func invalidate(forBoundsChange newBounds: CGRect, _ driver: some AssumedBounds) {
    let context = driver.seen(from: offset) {
      layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        ? layout.invalidationContext(forBoundsChange: newBounds) : nil
    }.answer
    guard let context else { return }
    _ = driver.seen(in: newBounds) { layout.invalidateLayout(with: context) }
    isStale = true
  }

  /// Moves to another content offset. The layout may be invalidated by the bounds change.
  mutating func move(to target: CGPoint, _ driver: some AssumedBounds) {
    guard target != offset else { return }
    invalidate(forBoundsChange: CGRect(origin: target, size: driver.bounds.size), driver)
    offset = target
  }

  /// Returns the elements of the layout in a rectangle of the viewport, by key.
  func elements(in rectangle: CGRect, _ driver: some AssumedBounds) -> [ElementKey:
    UICollectionViewLayoutAttributes]
  {
    let (mirror, part) = (mirror, rectangle.offsetBy(dx: offset.x, dy: offset.y))
    let elements = driver.seen(from: offset) {
      layout.layoutAttributesForElements(in: mirror.image(of: part)) ?? []
    }.answer
    return Dictionary(
      elements.map { (ElementKey($0), mirror.image(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the layout's attributes of one element; nil if the layout has no such element.
  func attributes(of key: ElementKey, _ driver: some AssumedBounds) -> UICollectionViewLayoutAttributes? {
    let found = known[key] ?? driver.seen(from: offset) { layout.answer(about: key) }.answer
    return found.map { mirror.image(of: $0) }
  }
}
