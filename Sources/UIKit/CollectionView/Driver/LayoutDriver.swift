/// Drives the layout of a collection view: collects what is invalid, prepares the layout, and asks it for elements.
///
/// The answers are in content coordinates, which are mirrored if the writing direction differs from the layout's.
@MainActor
final class LayoutDriver: AssumedBounds {
  /// The maximum number of times that a layout is called again because it invalidates itself.
  static let maximumNumberOfRounds = 8

  private unowned let host: any LayoutHost
  private let data: PresentedData
  private let mistakes: ReportedMistakes

  /// The layout of the collection view.
  private(set) var layout: UICollectionViewLayout
  /// What the layout can do beyond the base class.
  private(set) var abilities: LayoutAbilities
  private var pending = PendingInvalidation.all
  /// The attributes that the layout has returned since the last invalidation, for the areas it was asked for.
  private var known = KnownAttributes()
  /// How often the layout was prepared.
  private(set) var preparations: UInt64 = 0
  /// How often the layout was prepared other than to move elements that it named, because the content was scrolled.
  private(set) var arrangements: UInt64 = 0
  /// Whether the content is mirrored relative to the layout.
  private(set) var isContentMirrored = false
  /// The invalidations that wait until the layout has finished its current call; nil while it is not being called.
  private var waitingInvalidations: [LayoutInvalidation]?
  /// Whether the layout is preparing.
  private(set) var isPreparing = false
  /// Whether a layout pass was requested while the layout prepares.
  private var isPassRequested = false
  /// Whether the layout is being asked about new bounds.
  private var isAskedAboutBounds = false
  /// Whether the bounds are assumed for a question to the layout, and not the actual ones.
  private(set) var assumesBounds = false
  /// Whether the content is being moved because an invalidation requests it.
  private(set) var isAdjustingOffset = false

  init(
    _ host: any LayoutHost, _ layout: UICollectionViewLayout, _ data: PresentedData,
    _ mistakes: ReportedMistakes
  ) {
    (self.host, self.layout, self.data, self.mistakes) = (host, layout, data, mistakes)
    abilities = LayoutAbilities(layout)
  }

  /// The visible area, which may be assumed.
  var bounds: CGRect { host.bounds }

  /// The size of the content.
  var contentSize: CGSize { host.contentSize }

  // MARK: - Invalidation by the layout

  /// Whether the layout must be prepared.
  var isStale: Bool { pending.isStale }

  /// Whether the layout must be prepared only because elements prefer other sizes.
  var isMeasuring: Bool { pending.isMeasuring }

  /// Records what a layout has invalidated.
  ///
  /// During an interactive transition, the layout may be one of the two between which the current layout interpolates.
  func layout(
    _ layout: UICollectionViewLayout, didInvalidateWith context: UICollectionViewLayoutInvalidationContext
  ) {
    guard !assumesBounds else { return }
    layout.attachedCollectionView?.callObserver?.collectionViewReceives("invalidateLayout", [])
    if layout !== self.layout {
      guard let transition = self.layout as? UICollectionViewTransitionLayout else { return }
      transition.endDidInvalidate(layout)
    }
    takeNote(of: context)
    adjustOffset(by: context.contentOffsetAdjustment, isMeasuring: context.cause == .preferredAttributes)
  }

  private func takeNote(of context: UICollectionViewLayoutInvalidationContext) {
    pending.add(context)
    known.forget(after: context)
    if context.invalidateDataSourceCounts { data.forgetCounts() }
    host.layoutDidInvalidate(with: context)
  }

  /// Moves the content as an invalidation requests, and makes room for the move, because the new content size is not
  /// known before the layout is prepared.
  ///
  /// In an update the target offset decides. Adjustments are ignored until the layout has finalized the update
  /// (Behaviour.md 2.5).
  ///
  /// - Parameters:
  ///   - adjustment: How far the content moves in the layout's coordinates.
  ///   - isMeasuring: Whether the reason is that an element prefers another size. An animated scroll to the beginning
  ///     of the content then still ends there, and none ends past an edge (Behaviour.md 8.4).
  private func adjustOffset(by adjustment: CGPoint, isMeasuring: Bool) {
    guard adjustment != .zero, adjustment.x.isFinite, adjustment.y.isFinite, !host.decidesOffset else {
      return
    }
    let room = CGSize(width: max(0, adjustment.x), height: max(0, adjustment.y))
    let wasAdjusting = isAdjustingOffset
    isAdjustingOffset = true
    defer { isAdjustingOffset = wasAdjusting }
    occupyLayout {
      pending.addRoom(room)
      let size = host.contentSize
      host.contentSize = CGSize(width: size.width + room.width, height: size.height + room.height)
      let shift = CGPoint(x: isContentMirrored ? -adjustment.x : adjustment.x, y: adjustment.y)
      let (offset, end) = (host.bounds.origin, host.motion.endOfAnimation)
      host.bounds.origin = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
      guard isMeasuring, let end else { return }
      host.motion.redirectAnimation(
        to: host.scrollRange.move(end, by: shift, beginsAtRight: isContentMirrored))
    }
  }

  /// Takes up another layout, about which nothing is known.
  func take(_ layout: UICollectionViewLayout) {
    self.layout = layout
    abilities = LayoutAbilities(layout)
    known.forgetAll()
  }

  /// Declares that nothing is invalid, although the layout has not settled.
  func giveUp() { pending = .none }

  // MARK: - Invalidation by the collection view

  /// An invalidation that the collection view causes.
  typealias LayoutInvalidation = (UICollectionViewLayout) -> Void

  /// Invalidates the layout, because something around it has changed.
  ///
  /// Changes that the layout itself makes while it prepares or is invalidated invalidate it again after it has
  /// finished. The layout is never called again inside its own call, and the number of repetitions is limited.
  func invalidate(by invalidation: @escaping LayoutInvalidation) {
    if waitingInvalidations != nil {
      waitingInvalidations?.append(invalidation)
      host.setContentNeedsLayout()
    } else {
      occupyLayout { invalidation(layout) }
    }
  }

  /// Runs a closure during which the layout is not invalidated. Invalidations follow afterwards.
  private func occupyLayout(_ work: () -> Void) {
    guard waitingInvalidations == nil else { return work() }
    waitingInvalidations = []
    defer { waitingInvalidations = nil }
    work()
    for _ in 0..<Self.maximumNumberOfRounds {
      guard let invalidations = waitingInvalidations, !invalidations.isEmpty else { return }
      waitingInvalidations = []
      let surroundings = (host.bounds, host.adjustedContentInset)
      for invalidation in invalidations { invalidation(layout) }
      guard waitingInvalidations?.isEmpty == false else { return }
      if surroundings == (host.bounds, host.adjustedContentInset) {
        // The layout has changed something and changed it back. It knows the result.
        return takeNote(of: layout.makeInvalidationContext())
      }
    }
    takeNote(of: layout.makeInvalidationContext())
    mistakes.report(
      .endlessLayout,
      "\(type(of: layout)) changes bounds or insets each time it is invalidated. "
        + "The last change is kept. Change them only once.")
  }

  /// How new bounds invalidate a layout.
  enum BoundsAnswer {
    case nothing
    case everything
    /// What the context names, in the layout that was asked.
    case part(UICollectionViewLayoutInvalidationContext, of: UICollectionViewLayout)
  }

  /// Asks the layout about new bounds while the old ones are still set.
  ///
  /// A layout that sets the bounds in this method is not asked again, but invalidated.
  func ask(aboutBounds newBounds: CGRect) -> BoundsAnswer {
    guard !isAskedAboutBounds else { return .everything }
    let layout = layout
    isAskedAboutBounds = true
    defer { isAskedAboutBounds = false }
    layout.willReceive("shouldInvalidateLayout(forBoundsChange)", [newBounds])
    guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return .nothing }
    layout.willReceive("invalidationContext(forBoundsChange)", [newBounds])
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == host.bounds.size { context.cause = .scrolling }
    return .part(context, of: layout)
  }

  /// Invalidates the layout for bounds that have changed, as it has answered.
  func boundsDidChange(_ answer: BoundsAnswer) {
    switch answer {
    case .nothing: break
    case .everything: invalidate { $0.invalidateLayout() }
    case .part(let context, let asked): invalidate { if $0 === asked { $0.invalidateLayout(with: context) } }
    }
  }

  // MARK: - Preparing

  /// Updates layout and data, so that they can be queried.
  ///
  /// A layout may invalidate itself while it prepares, for instance by setting one of its own properties. It is then
  /// prepared again, until it no longer changes.
  func prepareIfNeeded() {
    guard !isPreparing else { return }
    isPreparing = true
    defer {
      isPreparing = false
      if isPassRequested { host.setContentNeedsLayout() }
      isPassRequested = false
    }
    followWritingDirection()
    for _ in 0..<Self.maximumNumberOfRounds {
      guard pending.isStale else { return }
      let invalidation = pending
      pending = .none
      preparations += 1
      if !invalidation.isScrolling { arrangements += 1 }
      layout.willReceive("prepare")
      occupyLayout { layout.prepare() }
      updateContent(after: invalidation)
    }
    guard pending.isStale else { return }
    pending = .none
    mistakes.report(
      .endlessLayout,
      "\(type(of: layout)) invalidates itself each time it prepares. "
        + "The last prepared geometry is shown. Do not invalidate the layout in prepare().")
  }

  /// Requests a layout pass after the layout has prepared.
  func requestPass() { isPassRequested = true }

  /// What a question to the layout depends on. If it has changed meanwhile, the answer may be outdated.
  struct Standing: Equatable {
    fileprivate let bounds: CGRect
    fileprivate let mirror: ContentMirror
    fileprivate let preparations: UInt64
  }

  /// What the next question to the layout depends on.
  var standing: Standing { Standing(bounds: host.bounds, mirror: mirror, preparations: preparations) }

  /// Whether an answer that the layout gave at a standing still holds.
  func holds(since standing: Standing) -> Bool { !pending.isStale && standing == self.standing }

  // MARK: - Content size

  private func updateContent(after invalidation: PendingInvalidation) {
    if let adjustment = invalidation.sizeAdjustment {
      let (old, room) = (host.contentSize, invalidation.roomForOffset)
      host.contentSize = validContentSize(
        CGSize(
          width: old.width - room.width + adjustment.width,
          height: old.height - room.height + adjustment.height
        ))
    } else {
      pending.awaitContentSize()
      layout.willReceive("collectionViewContentSize")
      // Room that was made while the layout prepared is still needed.
      let (new, room) = (validContentSize(layout.collectionViewContentSize), pending.roomForOffset)
      host.contentSize = CGSize(width: new.width + room.width, height: new.height + room.height)
    }
  }

  /// Declares that the layout may know the content size only after its elements have been requested.
  func awaitContentSize() { pending.awaitContentSize() }

  /// Reads the content size of a prepared layout again, after its elements have been requested.
  func readContentSizeIfNeeded() {
    guard pending.awaitsContentSize else { return }
    pending.contentSizeIsKnown()
    layout.willReceive("collectionViewContentSize")
    host.contentSize = validContentSize(layout.collectionViewContentSize)
  }

  private func validContentSize(_ size: CGSize) -> CGSize {
    func valid(_ extent: CGFloat) -> CGFloat { extent.isFinite ? max(0, extent) : 0 }
    let result = CGSize(width: valid(size.width), height: valid(size.height))
    if result != size {
      mistakes.report(
        .invalidContentSize,
        "\(type(of: layout)) has the content size \(size.width) × \(size.height). "
          + "\(result.width) × \(result.height) is used. Return finite values of 0 or more.")
    }
    return result
  }

  // MARK: - Writing direction

  /// Updates whether the content is mirrored.
  ///
  /// If this changes, the offset keeps its distance from the side at which the content begins. An offset outside the
  /// scrollable range is not changed.
  func followWritingDirection() {
    let isMirrored = mirrors(layout)
    guard isMirrored != isContentMirrored else { return }
    isContentMirrored = isMirrored
    let range = host.scrollRange
    guard (range.start.x...range.end.x).contains(host.contentOffset.x) else { return }
    host.contentOffset.x = range.start.x + range.end.x - host.contentOffset.x
  }

  /// Returns whether a layout is mirrored.
  func mirrors(_ layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && host.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// The conversion between layout and content coordinates.
  var mirror: ContentMirror { ContentMirror(isOn: isContentMirrored, width: host.contentSize.width) }

  // MARK: - Asking the layout

  /// Returns the elements in a rectangle of the content. For an area, they are stored to answer later requests for
  /// individual elements.
  func elements(
    in rect: CGRect, of area: KnownAttributes.Area? = nil
  ) -> [UICollectionViewLayoutAttributes] {
    let mirror = mirror
    let found = answer(in: mirror.image(of: rect), of: area)
    return isContentMirrored ? found.map { self.mirror.image(of: $0) } : found
  }

  /// Returns the attributes of an element; nil if the layout has none.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributes(of: key).map { mirror.image(of: $0) }
  }

  /// Returns the attributes of an element as an object that the caller may change.
  func independentAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let known = knownAttributes(of: key)
    let found = known ?? layout.answer(about: key)
    guard !isContentMirrored, known != nil else { return found.map { mirror.image(of: $0) } }
    return found?.copy() as? UICollectionViewLayoutAttributes
  }

  /// The attributes of the held item; nil if there is none.
  var attributesOfHeldItem: UICollectionViewLayoutAttributes? {
    guard let held = data.held else { return nil }
    layout.willReceive(
      "layoutAttributesForInteractivelyMovingItem", [held.path, layoutPosition(of: held.viewportCenter)])
    let attributes = mirror.image(
      of: layout.layoutAttributesForInteractivelyMovingItem(
        at: held.path, withTargetPosition: layoutPosition(of: held.viewportCenter)))
    return attributes.isValid ? attributes : nil
  }

  /// Converts a point of the viewport to layout coordinates.
  func layoutPosition(of point: CGPoint) -> CGPoint {
    let offset = host.contentOffset
    return mirror.image(of: CGRect(x: point.x + offset.x, y: point.y + offset.y, width: 0, height: 0)).origin
  }

  /// Returns the offset at which the layout ends a scroll.
  func targetOffset(for proposal: CGPoint, velocity: CGPoint) -> CGPoint {
    let velocity = CGPoint(x: isContentMirrored ? -velocity.x : velocity.x, y: velocity.y)
    layout.willReceive("targetContentOffset(withScrollingVelocity)", [mirrored(proposal), velocity])
    return mirrored(
      layout.targetContentOffset(
        forProposedContentOffset: mirrored(proposal), withScrollingVelocity: velocity))
  }

  /// Returns the offset that the layout chooses after a change.
  func targetOffset(for proposal: CGPoint) -> CGPoint {
    layout.willReceive("targetContentOffset", [mirrored(proposal)])
    return mirrored(layout.targetContentOffset(forProposedContentOffset: mirrored(proposal)))
  }

  /// Converts a content offset between content and layout coordinates.
  func mirrored(_ offset: CGPoint) -> CGPoint { mirror.image(of: offset, ofViewport: host.bounds.size) }

  // MARK: - Known attributes (Behaviour.md 1.11)

  /// Returns the attributes that the current layout has returned for an element in a rectangle, in layout coordinates;
  /// nil if it has not returned any, or if they are invalid.
  ///
  /// If an invalidation has named only other elements, the layout is asked for the rectangle again, because it may also
  /// have moved elements that it did not name.
  func knownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    // Attributes may depend on the offset, and the current offset is only assumed.
    guard !assumesBounds else { return nil }
    if let found = known[key] { return found }
    guard !pending.isStale, !isPreparing, let (area, rect) = known.outdatedAnswer(with: key) else {
      return nil
    }
    // If the layout asks for an element while it is being asked, it finds no known attributes.
    known.forget(area)
    _ = answer(in: rect, of: area)
    return known[key]
  }

  /// Records that the layout has moved elements without an invalidation, for instance by scrolling one of its sections.
  func elementsDidMove() { known.elementsDidMove() }

  /// Asks the layout for the elements in a rectangle, in layout coordinates, and stores them for an area.
  private func answer(in rect: CGRect, of area: KnownAttributes.Area?) -> [UICollectionViewLayoutAttributes] {
    layout.willReceive("layoutAttributesForElements", [rect])
    let found = layout.layoutAttributesForElements(in: rect) ?? []
    // A layout may invalidate itself while it is being asked.
    if let area, !pending.isStale, !assumesBounds {
      layout.spareAttributes.refill(with: known.keep(found, in: rect, of: area))
    }
    return found
  }

  // MARK: - Assumed bounds

  func seen<Answer>(in bounds: CGRect, _ question: () -> Answer) -> (answer: Answer, offset: CGPoint) {
    let (layer, wasAssuming) = (host.layer, assumesBounds)
    let actual = layer.properties.bounds
    assumesBounds = true
    layer.properties.bounds = bounds
    defer {
      layer.properties.bounds = actual
      assumesBounds = wasAssuming
    }
    let answer = question()
    return (answer, layer.properties.bounds.origin)
  }

  /// The current layout with its content offset.
  var viewport: LayoutViewport {
    LayoutViewport(
      current: layout, offset: bounds.origin, contentSize: contentSize, isMirrored: isContentMirrored,
      known: known.all)
  }
}

/// The scroll view whose content a layout driver arranges.
@MainActor
protocol LayoutHost: UIScrollView {
  /// Whether a change under way decides the content offset, so that the layout cannot adjust it.
  var decidesOffset: Bool { get }
  /// Called when the layout has invalidated elements.
  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext)
}
