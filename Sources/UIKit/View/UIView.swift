import DisplayList
import Geometry

/// A rectangular area with a layer, subviews, event handling and animation.
@preconcurrency @MainActor
open class UIView: FrameInitializable, FrameInstantiable, UITraitEnvironment, UIDynamicItem, CALayerDelegate {
  /// Creates a view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.frame = frame
  }

  /// Creates a view with size zero.
  public convenience init() { self.init(frame: .zero) }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: this platform has no archives.
  open func encode(with coder: NSCoder) {}

  /// A name for the state that an app restores on iOS. No state is restored here.
  open var restorationIdentifier: String? {
    get { objc_getAssociatedObject(self, Self.restorationKey) as? String }
    set { objc_setAssociatedObject(self, Self.restorationKey, newValue, .OBJC_ASSOCIATION_COPY) }
  }
  private static let restorationKey = makeAssociationKey()

  /// Saves the state of the view. Override it. Never called: no state is restored.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Restores the state of the view. Override it. Never called.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: - Layer

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that draws the view, of the class `layerClass`. The view is its delegate. An override only narrows the type.
  open var layer: CALayer { ownLayer }

  private lazy var ownLayer: CALayer = {
    let layer = make(Self.layerClass as? CALayer.Type ?? CALayer.self)
    layer.delegate = self
    return layer
  }()

  // MARK: - Observation

  /// The observations of properties. Nil when there were none.
  var keyValueObservers: KeyValueObservers?
  var namedObservations: [ObservedKey: [ObservedKey]] = [:]

  // MARK: - Geometry

  /// The bounding box of the view in its superview's coordinates, in points.
  ///
  /// Setting it sets the size of `bounds` and `center`, as if the view had no transform.
  open var frame: CGRect {
    get { layer.frame }
    set {
      guard newValue.mayBecome("frame", of: self) else { return }
      let rectangle = newValue.standardized
      if bounds.size != rectangle.size { bounds.size = rectangle.size }
      let anchor = layer.anchorPoint
      center = CGPoint(
        x: rectangle.minX + anchor.x * rectangle.width, y: rectangle.minY + anchor.y * rectangle.height)
    }
  }

  /// The visible part of the view's coordinate space, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let oldSize = layer.bounds.size
      layer.bounds = newValue
      if oldSize != layer.bounds.size, autoresizesSubviews { autoresizeSubviews(from: oldSize) }
      observedPropertiesDidChange()
    }
  }

  /// The position of the anchor point in the superview's coordinates. The default anchor point is the centre.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      observedPropertiesDidChange()
    }
  }

  /// The two-dimensional transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      observedPropertiesDidChange()
    }
  }

  /// The three-dimensional transform about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the view that is at `center`, in units of the bounds' size.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Whether the view resizes its subviews according to their autoresizing masks.
  open var autoresizesSubviews = true

  /// The lengths that change when the superview is resized.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: - Appearance

  /// The colour behind the view's content.
  open var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = backgroundColor?.cgColor
    }
  }

  /// The opacity of the view and its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue.isFinite ? min(max(newValue, 0), 1) : newValue)
      observedPropertiesDidChange()
    }
  }

  /// Whether the view is hidden. A hidden view is not drawn and receives no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewDidHideOrShow()
      observedPropertiesDidChange()
    }
  }

  /// Called when a subview was hidden or shown.
  func subviewDidHideOrShow() {}

  /// Declares that the view covers its bounds. Has no effect on drawing.
  open var isOpaque = true

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How content fills the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.contentsDidChange()
    }
  }

  /// A view whose opacity masks this one.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  var ownTintColor: UIColor? { didSet { tintColorDidChangeInTree() } }

  /// Whether the tint colour is grey, as behind an alert. The default inherits it from the superview; at the root it is
  /// normal. A value that was set is returned as it is.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      ownTintAdjustmentMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustmentMode
    }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      tintColorDidChangeInTree()
    }
  }

  private var ownTintAdjustmentMode = TintAdjustmentMode.automatic

  /// The tint colour. When it is not set, it is inherited from the superview; the root's default is the system blue. Grey
  /// while `tintAdjustmentMode` is `dimmed`.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? .systemGray : undimmedTintColor }
    set { ownTintColor = newValue }
  }

  private var undimmedTintColor: UIColor { ownTintColor ?? superview?.undimmedTintColor ?? .systemBlue }

  /// Called when the tint colour changed in this view or was inherited from a superview.
  open func tintColorDidChange() {}

  // MARK: - Events

  /// A number that identifies the view.
  open var tag = 0

  /// The view with a tag among this view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true

  /// The gesture recognizers that receive the touches of this view and its subviews.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] where recognizer.view === self {
        if gestureRecognizers?.contains(recognizer) != true { recognizer.cancel() }
        recognizer.view = nil
      }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }
  }

  /// Adds a gesture recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a gesture recognizer, and cancels its gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let rest = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    gestureRecognizers = rest?.isEmpty == true ? nil : rest
  }

  /// Whether the view receives several touches at a time. If not, it receives the first one; gesture recognizers receive
  /// all. Default false.
  open var isMultipleTouchEnabled = false

  /// Whether other views of the window receive no touches while this view has one, and this view none while others have.
  /// Gesture recognizers receive all. Default false.
  open var isExclusiveTouch = false

  /// Lets the first responder in this view resign.
  ///
  /// - Parameter force: Whether it resigns even if it refuses.
  /// - Returns: Whether no view in this one is first responder now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    let isInside = sequence(first: responder, next: \.next).contains { $0 === self }
    guard isInside else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  var ownInteractions: [any UIInteraction] = []

  /// Called when a gesture recognizer of this view has recognized its gesture. Returns whether it may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The delay of a touch on this view or a descendant, because it may become a scroll. Nil for no delay.
  func delayOfContentTouches(for touch: UITouch) -> TimeInterval? {
    superview?.delayOfContentTouches(for: touch)
  }

  /// Whether the enclosing views let a descendant receive a touch.
  func acceptsContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool {
    superview?.acceptsContentTouch(touch, with: event) ?? true
  }

  /// The next responder: the controller whose root view this is, or the superview.
  open override var next: UIResponder? { viewController ?? superview }

  weak var viewController: UIViewController?

  /// The frontmost view at a point in this view's coordinates. Nil when the point is outside of the view.
  ///
  /// Hidden views, views with an alpha below 0.01, views without user interaction, and one-sided views that face away
  /// are skipped together with their subviews. Subviews are tested from last to first. A subview whose layer is a
  /// `CATransformLayer` has no plane, so its own subviews are tested instead.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point in the view's coordinates is inside the view. By default, whether it is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether the view can receive the focus now. Returns false unless a subclass overrides it.
  open var canBecomeFocused: Bool { false }

  /// The effect that shows that the view has the focus. Setting it stores a copy. Default nil: no effect. Cells have a
  /// ring around their bounds by default.
  open var focusEffect: UIFocusEffect? {
    get { storedFocusEffect }
    set { storedFocusEffect = newValue?.copy() as? UIFocusEffect }
  }

  private var storedFocusEffect: UIFocusEffect?

  /// The outline of the default focus ring, in the view's coordinates.
  var defaultFocusOutline: (rect: CGRect, cornerRadius: CGFloat) { (bounds, layer.cornerRadius) }

  /// Opens the context menu when the menu key is pressed and this view or a descendant receives keys.
  ///
  /// - Returns: Whether there is a menu.
  func openContextMenuByKey() -> Bool {
    guard let interaction = interactions.lazy.compactMap({ $0 as? UIContextMenuInteraction }).first else {
      return false
    }
    return interaction.open(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: bounds)
  }

  // MARK: - View tree

  /// The superview.
  public internal(set) weak var superview: UIView?

  /// The subviews, back to front.
  public internal(set) var subviews: [UIView] = []

  /// The window that contains the view.
  open var window: UIWindow? { superview?.window }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view at an index of the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly in front of another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Inserts a view directly behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self, subviews.last !== view else { return }
    move(view, to: subviews.count)
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self, subviews.first !== view else { return }
    move(view, to: 0)
  }

  /// Exchanges two subviews in the order from back to front. An index without a subview is ignored.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else {
      return
    }
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviews[lower], subviews[upper])
    move(second, to: lower)
    move(first, to: upper)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { detach() }

  /// Whether the view is another view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window changed.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// Requests a layout of the subviews in the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out the subviews now if layout was requested.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Lays out the subviews. The default applies constraints. Override it, but do not call it: call `setNeedsLayout`.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Lays out the subviews for the layer, and notifies the controller before and after. The view's traits are the current
  /// ones.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    traitCollection.performAsCurrent {
      updateConstraintsIfNeeded()
      viewController?.viewIsAboutToLayout()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
  }

  /// The size that the view prefers in an available size, in points. The default is its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits, and keeps the upper left corner.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The value of `intrinsicContentSize` on an axis without an intrinsic size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The natural size of the content, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Requests a layout of the superview. Call this method when the intrinsic size has changed.
  open func invalidateIntrinsicContentSize() {
    if isLaidOutWithSuperview { setNeedsConstraintLayout() } else { superview?.setNeedsLayout() }
    superview?.subviewDidInvalidateIntrinsicContentSize()
  }

  /// Called when a subview has another intrinsic size.
  func subviewDidInvalidateIntrinsicContentSize() {}

  /// The height of the content for a width, in points. Nil when it is the intrinsic height.
  func contentHeight(inWidth width: CGFloat) -> CGFloat? { nil }

  /// The view whose first baseline is that of this view in constraints. By default, that of the last baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline is that of this view in constraints. By default, this view. An override returns a subview,
  /// whose frame counts as it is when the constraints are solved.
  open var forLastBaselineLayout: UIView { self }

  /// The older name of ``forLastBaselineLayout``.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// The distances of the first baseline from the upper edge, and of the last baseline from the lower edge, in points.
  var baselineDistances: (first: Double, last: Double) {
    let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
    let top = first === self ? 0 : convert(first.bounds, from: first).minY + first.baselineDistances.first
    let bottom =
      last === self ? 0 : bounds.maxY - convert(last.bounds, from: last).maxY + last.baselineDistances.last
    return (Double(top), Double(bottom))
  }

  // MARK: - Constraints

  /// Called when constraints in a subview changed that this view is not laid out with.
  func constraintsDidChange(in subview: UIView) {}

  /// Whether the class lays itself out with constraints. No effect: `updateConstraints()` is always called before layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The insets of the rectangle that constraints align, in points. For a view with a shadow or a badge in its bounds.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align when the view has a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of the view when constraints align a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Whether the view keeps its frame and follows its superview according to its autoresizing mask. Default true. Set
  /// it to false to let constraints determine the frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      constraintStateIfAny?.solution = nil
      setNeedsConstraintLayout()
      superview?.setNeedsConstraintLayout()
    }
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic content size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: constraintState.hugging.horizontal = priority
    case .vertical: constraintState.hugging.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// Sets the priority with which the view resists shrinking below its intrinsic content size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: constraintState.compressionResistance.horizontal = priority
    case .vertical: constraintState.compressionResistance.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// The state for constraints. Nil when the view has none.
  var constraintStateIfAny: ConstraintState?

  private var needsConstraintUpdate = true

  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }

  /// Whether a call of `updateConstraints()` is pending.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Calls `updateConstraints()` now if a call is pending.
  open func updateConstraintsIfNeeded() {
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Called before the first layout and on request. Override it to change many constraints at once.
  open func updateConstraints() {}

  /// The minimum size that the constraints in the view allow, or the size nearest to a large target, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size nearest to a target that the constraints in the view allow, in points, rounded up to pixels. Without
  /// constraints, the size that fits.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontalFittingPriority: The priority of the target width relative to the constraints.
  ///   - verticalFittingPriority: The priority of the target height relative to the constraints.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(
      FittingMeasures(
        size: targetSize, horizontalPriority: horizontalFittingPriority,
        verticalPriority: verticalFittingPriority)) ?? sizeThatFits(targetSize)
  }

  // MARK: - Margins

  /// The part of the view that the window's bars and corners cover, in points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// The part of the safe area insets that the subviews share.
  var safeAreaInsetsOfContent: UIEdgeInsets { safeAreaInsets }

  /// Updates what depends on `safeAreaInsetsOfContent`.
  ///
  /// - Returns: Whether they have changed since the last call.
  func updateSafeAreaInsetsOfContent() -> Bool { true }

  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The margins in points: `directionalLayoutMargins` and, if `insetsLayoutMarginsFromSafeArea`, the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set {
      let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: flips ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: flips ? newValue.left : newValue.right)
    }
  }

  /// The margins in writing direction, without the safe area. Default 8 points on every edge.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { layoutMarginsDidChange() }
  }

  /// Whether `layoutMargins` includes the safe area.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsDidChange() } }

  /// Whether the margins are at least as far from the superview's edges as the superview's margins. Default false.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsDidChange() } }
  }

  /// Called when the margins changed.
  open func layoutMarginsDidChange() {
    setNeedsLayout()
    viewController?.viewLayoutMarginsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.layoutMarginsDidChange() }
  }

  // MARK: - Traits

  /// The traits that this view overrides for itself and its descendants.
  open var traitOverrides = UITraitOverrides() {
    willSet { previousTraits = newValue == traitOverrides ? nil : traitCollection }
    didSet {
      overriddenTraits = nil
      if let previousTraits { traitsDidChangeInTree(from: previousTraits) }
    }
  }

  private var previousTraits: UITraitCollection?
  /// The inherited traits and the result of the overrides, as long as both are the same.
  private var overriddenTraits: (inherited: UITraitCollection, traits: UITraitCollection)?

  /// The light or dark style for this view and its descendants, instead of the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  /// The smallest content size category of this view and its descendants. Nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits?.minimum }
    set { limitContentSize(ContentSizeLimits(minimum: newValue, maximum: maximumContentSizeCategory)) }
  }

  /// The largest content size category of this view and its descendants. Nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits?.maximum }
    set { limitContentSize(ContentSizeLimits(minimum: minimumContentSizeCategory, maximum: newValue)) }
  }

  private var contentSizeLimits: ContentSizeLimits?

  private func limitContentSize(_ limits: ContentSizeLimits?) {
    let previous = traitCollection
    contentSizeLimits = limits
    overriddenTraits = nil
    if traitCollection != previous { traitsDidChangeInTree(from: previous) }
  }

  /// The traits of this view.
  open var traitCollection: UITraitCollection {
    let inherited = inheritedTraits
    guard !traitOverrides.isEmpty || contentSizeLimits != nil else { return inherited }
    if let overriddenTraits, overriddenTraits.inherited === inherited { return overriddenTraits.traits }
    var overrides = traitOverrides
    if let contentSizeLimits {
      overrides.preferredContentSizeCategory = contentSizeLimits.limiting(
        overrides.preferredContentSizeCategory ?? inherited.preferredContentSizeCategory)
    }
    let traits = overrides.applied(to: inherited)
    overriddenTraits = (inherited, traits)
    return traits
  }

  /// The traits of the superview. Without one, the view keeps those of the superview that it left; a new view begins with
  /// the current traits, which it will probably have in its window.
  var inheritedTraits: UITraitCollection { superview?.traitCollection ?? detachedTraits }

  var detachedTraits = UITraitCollection.current

  /// No effect: the traits are always current.
  open func updateTraitsIfNeeded() {}

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view is mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      setNeedsLayout()
      if semanticContentAttribute != oldValue { setNeedsConstraintLayout() }
    }
  }

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection)
  }

  // MARK: - Drawing

  /// Requests a call of `draw(_:)` before the next frame.
  open func setNeedsDisplay() {
    drawing = nil
    layer.setNeedsDisplay()
  }

  /// Requests a call of `draw(_:)` before the next frame. The whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the view into the current graphics context, in the view's own coordinates.
  open func draw(_ rect: CGRect) {}

  /// Displays the content of the view's layer after `setNeedsDisplay()`. An override sets the layer's `contents`, which are
  /// shown instead of what the view draws. The default draws.
  open func display(_ layer: CALayer) { layer.displayByDrawing() }

  /// Called before the content of the view's layer is drawn. The default does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws the content of the view's layer into a context with the view's coordinates. The default calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }

  /// The action for a property of the view's layer: in an animation block an animation from the present value, otherwise
  /// `NSNull`.
  ///
  /// An override can animate the path of a shape layer with the timing of the block:
  ///
  /// ```swift
  /// guard event == "path",
  ///   let animation = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
  /// else { return super.action(for: layer, forKey: event) }
  /// animation.keyPath = event
  /// animation.fromValue = (layer as? CAShapeLayer)?.path
  /// return animation
  /// ```
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationScope.current?.makeAction(for: layer, forKey: event) ?? NSNull()
  }

  /// Returns a view that keeps the current appearance of this one.
  ///
  /// The snapshot reuses the drawing commands instead of pixels, so it stays sharp at every size. When it is resized,
  /// its content is scaled. It ignores the view's own position, transform and opacity. Subviews appear as they are on
  /// screen now, including running animations.
  ///
  /// - Parameter afterUpdates: Whether to perform pending layout first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// A view that shows what a part of this view looks like now.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether pending layout is done before.
  ///   - capInsets: The parts of the picture that do not stretch on iOS. Here the whole picture stretches.
  /// - Returns: Nil for an empty rectangle.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates)
  }

  /// Called by Xcode's editor for views with `@IBDesignable`. Never called on this platform.
  open func prepareForInterfaceBuilder() {}

  /// Whether the part that `draw(_:)` draws is cleared first. No effect: a drawing always replaces the previous one.
  open var clearsContextBeforeDrawing = true

  /// The last result of `draw(_:)`, while it is valid.
  var drawing: RecordedDrawing?

  /// The commands between background and subviews, in points from the upper left corner.
  func makeContentCommands(with traits: UITraitCollection) -> [Command] { drawingCommands(with: traits) }

  /// Whether these commands depend on the view's size.
  var contentFollowsSize: Bool { drawing?.isEmpty != true }
}
