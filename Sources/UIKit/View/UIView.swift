import DisplayList
import Geometry

/// A rectangle with a layer, subviews, events and animation.
@preconcurrency @MainActor
open class UIView: FrameInitializable, UITraitEnvironment, UIDynamicItem, CALayerDelegate {
  /// Makes a view in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.frame = frame
  }

  /// Makes a view of no size.
  public convenience init() { self.init(frame: .zero) }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Layer

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that draws the view; the view is its delegate.
  public private(set) lazy var layer: CALayer = {
    let layer = make(Self.layerClass as? CALayer.Type ?? CALayer.self)
    layer.delegate = self
    return layer
  }()

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points; undefined under a transform.
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

  /// The visible part of the view's own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let oldSize = layer.bounds.size
      layer.bounds = newValue
      if oldSize != layer.bounds.size, autoresizesSubviews { autoresizeSubviews(from: oldSize) }
    }
  }

  /// Where the anchor point, the middle unless said otherwise, stands in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// A transform of the plane about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A transform of space about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that stands at `center`, in units of the bounds' size.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Whether subviews are resized with the view, as their masks say.
  open var autoresizesSubviews = true

  /// What gives way when the superview is resized.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Appearance

  /// The colour behind everything in the view.
  open var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = backgroundColor?.cgColor
    }
  }

  /// The opacity of the view with everything in it, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue.isFinite ? min(max(newValue, 0), 1) : newValue) }
  }

  /// Whether the view is neither drawn nor touched.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewDidHideOrShow()
    }
  }

  /// Called when a subview was hidden or shown.
  func subviewDidHideOrShow() {}

  /// A promise that the view covers its bounds; drawing does not depend on it.
  open var isOpaque = true

  /// Whether subviews are cut off at the bounds.
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

  /// A view whose opacity lets this one through.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  var ownTintColor: UIColor? { didSet { tintColorDidChangeInTree() } }

  /// The colour of what can be touched; where none is set, that of the superview, at the top the system's blue.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// Called when the tint colour changed, here or above.
  open func tintColorDidChange() {}

  // MARK: Events

  /// A number to find the view by.
  open var tag = 0

  /// The view with a number in this one's tree, itself included.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true

  /// The recognizers that look at the touches of this view and of those in it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] where recognizer.view === self { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }
  }

  /// Adds a recognizer, taking it from where it was.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a recognizer away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let rest = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    gestureRecognizers = rest?.isEmpty == true ? nil : rest
  }

  var ownInteractions: [any UIInteraction] = []

  /// Whether a recognizer of this view that has seen its gesture may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// How long a touch on this view, or on one in it, is held back because it may become a scroll; nil for not at all.
  func delayOfContentTouches(for touch: UITouch) -> TimeInterval? {
    superview?.delayOfContentTouches(for: touch)
  }

  /// Whether the views around let a view in them have a touch.
  func acceptsContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool {
    superview?.acceptsContentTouch(touch, with: event) ?? true
  }

  /// The responder after this one: the controller whose root this view is, or the superview.
  open override var next: UIResponder? { viewController ?? superview }

  weak var viewController: UIViewController?

  /// The frontmost view at a point of this view's coordinates; nil when it is elsewhere.
  ///
  /// Hidden views, those with an alpha below 0.01, those without user interaction, and one-sided ones that look away
  /// are passed over with all they hold. Subviews are asked from the last to the first. A subview whose layer is a
  /// `CATransformLayer` has no plane in which a point could be: in its place its own subviews are asked.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point of the view's coordinates belongs to it: by default, whether it is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether the view can have the focus now; no unless a subclass says otherwise.
  open var canBecomeFocused: Bool { false }

  /// Opens the menu that a key asks for while the keys are for this view or one in it.
  ///
  /// - Returns: Whether there is one.
  func openContextMenuByKey() -> Bool {
    guard let interaction = interactions.lazy.compactMap({ $0 as? UIContextMenuInteraction }).first else {
      return false
    }
    return interaction.open(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: bounds)
  }

  // MARK: Tree

  /// The view this one is in.
  public internal(set) weak var superview: UIView?

  /// The views in this one, those behind first.
  public internal(set) var subviews: [UIView] = []

  /// The window the view is in.
  open var window: UIWindow? { superview?.window }

  /// Adds a view in front of the others, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view before the one at an index.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly in front of another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Inserts a view directly behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self, subviews.last !== view else { return }
    move(view, to: subviews.count)
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self, subviews.first !== view else { return }
    move(view, to: 0)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }

  /// Whether the view is, or is somewhere in, another one.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview changed.
  open func didMoveToSuperview() {}

  /// Called when the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for the subviews to be placed in the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Places the subviews now where that was asked for.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Places the subviews; by default those that constraints place. Override it; call `setNeedsLayout` to have it called.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Places the subviews for the layer, and tells the controller before and after.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    updateConstraintsIfNeeded()
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  /// The size the view would like to have in a room of a size, in points; by default the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits, keeping the upper left corner.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// What `intrinsicContentSize` holds on an axis without a size of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The size the content has by itself, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The intrinsic size changed: the superview is asked to lay out.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    if isLaidOutWithSuperview { setNeedsConstraintLayout() }
  }

  /// How high the content is in a width, in points, where that is not its intrinsic height.
  func contentHeight(inWidth width: CGFloat) -> CGFloat? { nil }

  /// How far the first and the last baseline are from the upper and the lower edge, in points.
  var baselineDistances: (first: Double, last: Double) { (0, 0) }

  // MARK: Constraints

  /// Whether the view keeps the frame it is given, and follows its superview as its mask says. Default true; false leaves
  /// it to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      constraintStateIfAny?.solution = nil
      setNeedsConstraintLayout()
      superview?.setNeedsConstraintLayout()
    }
  }

  /// Sets with which priority the view resists being made larger than its intrinsic content size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: constraintState.hugging.horizontal = priority
    case .vertical: constraintState.hugging.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// Sets with which priority the view resists being made smaller than its intrinsic content size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: constraintState.compressionResistance.horizontal = priority
    case .vertical: constraintState.compressionResistance.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// What the view has to do with constraints, if anything.
  var constraintStateIfAny: ConstraintState?

  private var needsConstraintUpdate = true

  /// Asks for `updateConstraints()` to be called before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` is going to be called.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Calls `updateConstraints()` now if that was asked for.
  open func updateConstraintsIfNeeded() {
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    updateConstraints()
  }

  /// Called before the first layout and when asked for: the place to change many constraints at once.
  open func updateConstraints() {}

  /// The smallest size, or the one nearest to a large one, that the constraints in the view allow, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size nearest to another that the constraints in the view allow, in points, rounded up to pixels; without
  /// constraints the size that fits.
  ///
  /// - Parameters:
  ///   - targetSize: The size wished for, in points.
  ///   - horizontalFittingPriority: How much the width matters against the constraints.
  ///   - verticalFittingPriority: How much the height does.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(
      FittingMeasures(
        size: targetSize, horizontalPriority: horizontalFittingPriority,
        verticalPriority: verticalFittingPriority)) ?? sizeThatFits(targetSize)
  }

  // MARK: Margins

  /// How far the window's bars and corners reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The margins that layouts leave, in points: those set, and the safe area where that is asked for.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set {
      let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: flips ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: flips ? newValue.left : newValue.right)
    }
  }

  /// The margins set, in writing direction; 8 points on every edge unless said otherwise.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { layoutMarginsDidChange() }
  }

  /// Whether `layoutMargins` include the safe area.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsDidChange() } }

  /// Called when the margins changed.
  open func layoutMarginsDidChange() { setNeedsLayout() }

  // MARK: Traits

  /// The traits this view replaces for itself and everything in it.
  open var traitOverrides = UITraitOverrides() {
    willSet { pendingTraits = newValue == traitOverrides ? nil : traitCollection }
    didSet { if let previous = pendingTraits { traitsDidChangeInTree(from: previous) } }
  }

  private var pendingTraits: UITraitCollection?

  /// Light or dark for this view and everything in it, whatever holds above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  /// The traits in effect here.
  open var traitCollection: UITraitCollection {
    traitOverrides.applied(to: superview?.traitCollection ?? .initial)
  }

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view flips in languages written from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified { didSet { setNeedsLayout() } }

  /// The direction in which the view's content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection)
  }

  // MARK: Drawing

  /// Asks for `draw(_:)` to be called before the next frame.
  open func setNeedsDisplay() {
    drawing = nil
    layer.setNeedsDisplay()
  }

  /// Draws the view into the current graphics context, in its own coordinates.
  open func draw(_ rect: CGRect) {}

  /// A view that looks as this one does now, whatever becomes of it.
  ///
  /// It is drawn from the same commands and costs no pixels, so it is sharp at every size; where it is made larger or
  /// smaller, it is stretched. The view's own place, transform and opacity do not count. What is in it counts as it is
  /// seen at this moment, on its way where it is animated.
  ///
  /// - Parameter afterUpdates: Whether to lay out first what waits for it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// Called when the view was made by a nib.
  open func awakeFromNib() {}

  /// What `draw(_:)` drew last, while it holds.
  var drawing: RecordedDrawing?

  /// What the view draws between background and subviews, in points from its upper left corner.
  func makeContentCommands(with traits: UITraitCollection) -> [Command] { drawingCommands(with: traits) }

  /// Whether that depends on the view's size.
  var contentFollowsSize: Bool { drawing?.isEmpty != true }
}
