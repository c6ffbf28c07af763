import Geometry

/// The layout that is used during an interactive transition. It interpolates between two other layouts.
///
/// `UICollectionView.startInteractiveTransition(to:completion:)` installs it. The code that drives the transition sets
/// `transitionProgress`, calls `invalidateLayout()`, and finally finishes or cancels the transition in the collection
/// view.
///
/// Each of the two layouts is asked with the content offset it would have if it were the current layout. Elements move
/// from their position on screen in one layout to that in the other. The centre, size, transform and opacity are
/// interpolated. A transform is interpolated by its components, so that a rotating element keeps its size. An element
/// that only one of the layouts contains fades.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = LayoutViewport(layout: currentLayout)
    next = LayoutViewport(layout: newLayout)
    super.init()
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The layout with which the transition began.
  open var currentLayout: UICollectionViewLayout { current.layout }

  /// The layout to which the transition leads.
  open var nextLayout: UICollectionViewLayout { next.layout }

  /// The progress of the transition: 0 is the current layout, 1 the next one. Other values extrapolate.
  ///
  /// Call `invalidateLayout()` to show a new value. NaN and infinite values are ignored. Default 0.
  open var transitionProgress: CGFloat = 0 {
    didSet { if !transitionProgress.isFinite { transitionProgress = oldValue } }
  }

  /// Stores an app-defined value for a key, at the current progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value last stored for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  private var values: [String: CGFloat] = [:]
  var current: LayoutViewport
  var next: LayoutViewport
  /// The content offset that the last pass chose; nil before the first pass.
  private var chosenOffset: CGPoint?

  /// Begins at the current content offset, with both layouts prepared.
  func begin(at offset: CGPoint, _ driver: some AssumedBounds) {
    current.enter(driver, at: offset)
    next.enter(driver, at: offset)
    next.prepare(driver)
  }

  /// The registration of this layout, of the next one, or of the current one, whose elements are shown.
  override func decorationViewSource(ofKind elementKind: String) -> ViewSource? {
    super.decorationViewSource(ofKind: elementKind) ?? nextLayout.decorationViewSource(ofKind: elementKind)
      ?? currentLayout.decorationViewSource(ofKind: elementKind)
  }

  override func perform<Answer>(for change: any StandardAttributes, _ call: () -> Answer) -> Answer {
    currentLayout.perform(for: change) {
      nextLayout.perform(for: change) { super.perform(for: change, call) }
    }
  }

  /// Records that one of the two layouts was invalidated.
  func endDidInvalidate(_ layout: UICollectionViewLayout) {
    if layout === currentLayout { current.setNeedsPreparation() }
    if layout === nextLayout { next.setNeedsPreparation() }
  }

  // MARK: - UICollectionViewLayout

  /// Prepares both layouts if they are invalid, and scrolls to the interpolated offset. An override calls super.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if let chosenOffset {
      follow(from: chosenOffset, to: collectionView.contentOffset, collectionView.assumedBounds)
    }
    current.prepare(collectionView.assumedBounds)
    next.prepare(collectionView.assumedBounds)
    let offset = offset
    chosenOffset = offset
    // Between pixels: the next pass would take what rounding changes for a scroll.
    if offset != collectionView.contentOffset { collectionView.bounds.origin = offset }
  }

  /// The size interpolated between those of both contents.
  open override var collectionViewContentSize: CGSize {
    CGSize(
      width: max(0, between(current.contentSize.width, next.contentSize.width)),
      height: max(0, between(current.contentSize.height, next.contentSize.height)))
  }

  /// Returns the elements that either layout has in this part of the viewport.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let offset = offset
    let part = rect.offsetBy(dx: -offset.x, dy: -offset.y)
    let start = current.elements(in: part, collectionView.assumedBounds)
    let end = next.elements(in: part, collectionView.assumedBounds)
    return Set(start.keys).union(end.keys).sorted().compactMap { key in
      between(
        start[key] ?? current.attributes(of: key, collectionView.assumedBounds),
        end[key] ?? next.attributes(of: key, collectionView.assumedBounds))
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

  /// Invalidates the layout, and both other layouts too if the data changed.
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

  /// Returns true, because scrolling and resizing affect both layouts.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if let collectionView, newBounds.size != collectionView.bounds.size {
      current.invalidate(
        forBoundsChange: CGRect(origin: current.offset, size: newBounds.size), collectionView.assumedBounds)
      next.invalidate(
        forBoundsChange: CGRect(origin: next.offset, size: newBounds.size), collectionView.assumedBounds)
    }
    return true
  }

  // MARK: - Interpolation

  /// The content offset at the current progress.
  private var offset: CGPoint {
    CGPoint(x: between(current.offset.x, next.offset.x), y: between(current.offset.y, next.offset.y))
  }

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    start + (end - start) * transitionProgress
  }

  private func attributesBetween(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    return between(
      current.attributes(of: key, collectionView.assumedBounds),
      next.attributes(of: key, collectionView.assumedBounds))
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

  /// Scrolls both layouts by the distance that the user has scrolled since the last pass.
  private func follow(from chosen: CGPoint, to actual: CGPoint, _ driver: some AssumedBounds) {
    let shift = CGPoint(x: actual.x - chosen.x, y: actual.y - chosen.y)
    guard shift != .zero else { return }
    current.move(to: CGPoint(x: current.offset.x + shift.x, y: current.offset.y + shift.y), driver)
    next.move(to: CGPoint(x: next.offset.x + shift.x, y: next.offset.y + shift.y), driver)
  }
}

extension UICollectionViewTransitionLayout: UICollectionViewLayoutDataFollowing {
  /// Notifies both layouts of a change of the data.
  public func dataDidChange(by change: UICollectionViewDataChange) {
    for layout in [currentLayout, nextLayout] {
      (layout as? any UICollectionViewLayoutDataFollowing)?.dataDidChange(by: change)
    }
  }
}
