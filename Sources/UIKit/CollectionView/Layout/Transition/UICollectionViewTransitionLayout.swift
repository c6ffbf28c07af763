import Geometry

/// The layout in charge while one layout changes into another by hand: everything stands between the two.
///
/// `UICollectionView.startInteractiveTransition(to:completion:)` installs one. Whoever drives the transition sets
/// `transitionProgress`, calls `invalidateLayout()`, and in the end finishes or cancels it in the collection view.
///
/// Each of both layouts is asked with the content offset it would have if it were in charge; what is shown moves from
/// where an element is seen under the one to where it is seen under the other. Centre, size, transform and opacity are
/// interpolated, a transform part by part, so that what turns keeps its size. An element that only one of the layouts
/// has fades.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = LayoutViewport(layout: currentLayout)
    next = LayoutViewport(layout: newLayout)
    super.init()
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// The layout that the transition began with.
  open var currentLayout: UICollectionViewLayout { current.layout }

  /// The layout that the transition leads to.
  open var nextLayout: UICollectionViewLayout { next.layout }

  /// How far the transition is: 0 is the current layout, 1 the next one; values beyond go on in a straight line.
  ///
  /// `invalidateLayout()` shows a new value. One that is not finite is passed over. Default 0.
  open var transitionProgress: CGFloat = 0 {
    didSet { if !transitionProgress.isFinite { transitionProgress = oldValue } }
  }

  /// Keeps a value of the app's own for a key, as it is at the present progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value last kept for a key; 0 before there is one.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  private var values: [String: CGFloat] = [:]
  var current: LayoutViewport
  var next: LayoutViewport
  /// The content offset that the last pass chose, nil before the first.
  private var chosenOffset: CGPoint?

  /// Looks for where the next layout has the item under attention; the current one stays where it is.
  func begin(from offset: CGPoint, in view: UICollectionView, keepingVisible item: IndexPath?) {
    current.enter(view, at: offset)
    next.enter(view, at: offset)
    next.prepare(in: view)
    let target = view.seen(from: next.offset) { view.offset(at: next, keepingVisible: item) }.answer
    next.move(to: target, in: view)
  }

  /// Takes note that one of both layouts is stale.
  func endDidInvalidate(_ layout: UICollectionViewLayout) {
    if layout === currentLayout { current.setNeedsPreparation() }
    if layout === nextLayout { next.setNeedsPreparation() }
  }

  // MARK: - UICollectionViewLayout

  /// Prepares both layouts where they are stale, and scrolls to between their offsets. An override calls super.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if let chosenOffset { follow(from: chosenOffset, to: collectionView.contentOffset, in: collectionView) }
    current.prepare(in: collectionView)
    next.prepare(in: collectionView)
    let offset = offset
    chosenOffset = offset
    if offset != collectionView.contentOffset { collectionView.contentOffset = offset }
  }

  /// Between the sizes of both contents.
  open override var collectionViewContentSize: CGSize {
    CGSize(
      width: max(0, between(current.contentSize.width, next.contentSize.width)),
      height: max(0, between(current.contentSize.height, next.contentSize.height)))
  }

  /// The elements that either layout has in the part of the viewport.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let offset = offset
    let part = rect.offsetBy(dx: -offset.x, dy: -offset.y)
    let start = current.elements(in: part, of: collectionView)
    let end = next.elements(in: part, of: collectionView)
    return Set(start.keys).union(end.keys).sorted().compactMap { key in
      between(
        start[key] ?? current.attributes(of: key, in: collectionView),
        end[key] ?? next.attributes(of: key, in: collectionView))
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesBetween(ElementKey(category: .cell, indexPath: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesBetween(ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  /// Both layouts are invalidated with this one when the data is another.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      for layout in [currentLayout, nextLayout] {
        let own = layout.makeInvalidationContext()
        own.invalidateEverything = context.invalidateEverything
        own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
        own.cause = context.cause
        layout.invalidateLayout(with: own)
      }
    }
    super.invalidateLayout(with: context)
  }

  override func dataDidChange(by map: UpdateMap) {
    for layout in [currentLayout, nextLayout] { layout.dataDidChange(by: map) }
  }

  /// Always: a scroll step and a resize move both layouts along.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if let collectionView, newBounds.size != collectionView.bounds.size {
      current.invalidate(
        forBoundsChange: CGRect(origin: current.offset, size: newBounds.size), in: collectionView)
      next.invalidate(forBoundsChange: CGRect(origin: next.offset, size: newBounds.size), in: collectionView)
    }
    return true
  }

  // MARK: - Between

  /// The content offset at the present progress.
  private var offset: CGPoint {
    CGPoint(x: between(current.offset.x, next.offset.x), y: between(current.offset.y, next.offset.y))
  }

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    start + (end - start) * transitionProgress
  }

  private func attributesBetween(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    return between(
      current.attributes(of: key, in: collectionView), next.attributes(of: key, in: collectionView))
  }

  private func between(
    _ start: UICollectionViewLayoutAttributes?, _ end: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let offset = offset
    func inPlace(
      _ attributes: UICollectionViewLayoutAttributes, of viewport: LayoutViewport
    ) -> UICollectionViewLayoutAttributes {
      attributes.offset(by: CGPoint(x: offset.x - viewport.offset.x, y: offset.y - viewport.offset.y))
    }
    switch (start, end) {
    case (let start?, let end?):
      return inPlace(start, of: current).interpolated(to: inPlace(end, of: next), at: transitionProgress)
    case (let start?, nil): return inPlace(start, of: current).faded(to: 1 - transitionProgress)
    case (nil, let end?): return inPlace(end, of: next).faded(to: transitionProgress)
    case (nil, nil): return nil
    }
  }

  /// Scrolls both layouts by as much as the user has scrolled since the last pass.
  private func follow(from chosen: CGPoint, to actual: CGPoint, in view: UICollectionView) {
    let shift = CGPoint(x: actual.x - chosen.x, y: actual.y - chosen.y)
    guard shift != .zero else { return }
    current.move(to: CGPoint(x: current.offset.x + shift.x, y: current.offset.y + shift.y), in: view)
    next.move(to: CGPoint(x: next.offset.x + shift.x, y: next.offset.y + shift.y), in: view)
  }
}
