import DisplayList
import Geometry

/// What is drawn: a rectangle with background, contents, border and shadow, in a tree of layers.
///
/// Siblings share a 3-D space; a layer flattens its own sublayers into its plane before its transform is
/// applied (`CATransformLayer` does not).
@preconcurrency @MainActor
open class CALayer: PlainInitializable {
  /// What was set.
  var properties = LayerProperties()
  /// What is shown instead while animations run.
  var presented: LayerProperties?
  /// The animations that run, in the order they were added.
  var animations: [RunningAnimation] = []

  /// Makes a layer of no size.
  public override init() {
    identity = CALayer.nextIdentity()
    super.init()
  }

  /// Makes a layer that looks like another and stands where it does, without its contents and sublayers.
  public init(layer: Any) {
    identity = CALayer.nextIdentity()
    if let original = layer as? CALayer { properties = original.properties }
    super.init()
  }

  // MARK: Geometry

  /// The visible part of the layer's own coordinate space, in points.
  ///
  /// Its origin is the point shown at the upper left corner; its size is the layer's.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      let old = properties.bounds
      guard assign(newValue, to: \.bounds, .bounds) else { return }
      setNeedsFragment()
      guard old.size != newValue.size else { return }
      placementDidChange()
      setNeedsLayout()
      if contentFollowsSize { contentCommands = nil }
    }
  }

  /// Where the anchor point stands, in the superlayer's coordinates.
  open var position: CGPoint {
    get { properties.position }
    set { if assign(newValue, to: \.position, .position) { placementDidChange() } }
  }

  /// The distance in front of the superlayer's plane, in points; greater is nearer to the viewer.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { if assign(newValue, to: \.zPosition, .zPosition) { placementDidChange() } }
  }

  /// The point of the bounds that stands at `position`, in units of their size.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      guard assign(newValue, to: \.anchorPoint, .anchorPoint) else { return }
      placementDidChange()
      if sublayerTransform != CATransform3DIdentity { setNeedsFragment() }
    }
  }

  /// The depth of the anchor, in points.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set {
      guard assign(newValue, to: \.anchorPointZ, .anchorPointZ) else { return }
      placementDidChange()
      if sublayerTransform != CATransform3DIdentity { setNeedsFragment() }
    }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set { if assign(newValue, to: \.transform, .transform) { placementDidChange() } }
  }

  /// A transform of the sublayers' space about the anchor point, for instance a perspective all of them share.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { if assign(newValue, to: \.sublayerTransform, .sublayerTransform) { setNeedsFragment() } }
  }

  /// Whether nothing is drawn.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { if assign(newValue, to: \.isHidden, .isHidden) { placementDidChange() } }
  }

  /// The opacity of the layer with everything in it, from 0 to 1.
  open var opacity: Float {
    get { properties.opacity }
    set { if assign(newValue, to: \.opacity, .opacity) { placementDidChange() } }
  }

  /// The frontmost of this layer and those in it at a point of the superlayer's coordinates; nil outside of its bounds.
  ///
  /// What is hidden, or turns its back and is one-sided, is passed over. Of siblings the one that is nearest there wins,
  /// not the last. Transform layers are passed through.
  open func hitTest(_ point: CGPoint) -> CALayer? { planePoint(seenAt: point).flatMap(frontmostLayer) }

  // MARK: Appearance

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { if assign(newValue, to: \.backgroundColor, .backgroundColor) { setNeedsFragment() } }
  }

  /// The radius of background, border and, with `masksToBounds`, clip, in points.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { if assign(newValue, to: \.cornerRadius, .cornerRadius) { setNeedsFragment() } }
  }

  /// The width of the line along the inside of the edge, in points; drawn above the sublayers.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { if assign(newValue, to: \.borderWidth, .borderWidth) { setNeedsFragment() } }
  }

  /// The colour of that line.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { if assign(newValue, to: \.borderColor, .borderColor) { setNeedsFragment() } }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { if assign(newValue, to: \.shadowColor, .shadowColor) { setNeedsFragment() } }
  }

  /// The opacity of the shadow, 0 for none.
  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set { if assign(newValue, to: \.shadowOpacity, .shadowOpacity) { setNeedsFragment() } }
  }

  /// How far the shadow is moved, in points.
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { if assign(newValue, to: \.shadowOffset, .shadowOffset) { setNeedsFragment() } }
  }

  /// The standard deviation of the shadow's blur, in points.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { if assign(newValue, to: \.shadowRadius, .shadowRadius) { setNeedsFragment() } }
  }

  /// What casts the shadow, in the layer's coordinates; nil for whatever the layer draws.
  open var shadowPath: CGPath? {
    get { properties.shadowPath }
    set {
      properties.shadowPath = newValue
      setNeedsFragment()
    }
  }

  /// Which corners `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all { didSet { setNeedsFragment() } }

  /// The shape of rounded corners.
  open var cornerCurve: CALayerCornerCurve = .circular

  /// Whether contents and sublayers are cut off at the bounds.
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { setNeedsFragment() } } }

  /// A hint to draw the layer once and keep the picture; drawing does not depend on it: what did not change is kept anyway.
  open var shouldRasterize = false

  /// The pixels of a point in that picture. Default 1; without effect.
  open var rasterizationScale: CGFloat = 1

  /// Whether the layer is seen from behind, too.
  open var isDoubleSided = true { didSet { if isDoubleSided != oldValue { placementDidChange() } } }

  /// A layer whose opacity lets this one through; it stands in this layer's coordinates and in no other tree.
  open var mask: CALayer? {
    willSet { mask?.superlayer = nil }
    didSet {
      mask?.removeFromSuperlayer()
      mask?.superlayer = self
      setNeedsFragment()
    }
  }

  // MARK: Contents

  /// The picture shown, a `CGImage`.
  open var contents: Any? { didSet { contentsDidChange() } }

  /// Where the picture stands in the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { contentsDidChange() } }

  /// The picture's pixels a point.
  open var contentsScale: CGFloat = 1 { didSet { contentsDidChange() } }

  /// The object that lays out the layer and gives it its contents: for a view's layer the view.
  open weak var delegate: (any CALayerDelegate)? { didSet { view = delegate as? UIView } }

  /// The delegate, when it is a view.
  private(set) weak var view: UIView?

  /// Asks for the contents to be drawn anew.
  open func setNeedsDisplay() { contentsDidChange() }

  // MARK: Tree

  /// The layer this one is in, or masks.
  public internal(set) weak var superlayer: CALayer?

  var children: [CALayer] = []

  /// The layers in this one, those behind first; nil when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      children = []
      for child in newValue ?? [] { addSublayer(child) }
      setNeedsFragment()
    }
  }

  /// Adds a layer in front of the others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer before the one at an index.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts a layer directly behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  /// Inserts a layer directly in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    if superlayer.mask === self {
      superlayer.mask = nil
    } else {
      superlayer.children.removeFirst(identicalTo: self)
      superlayer.setNeedsFragment()
      self.superlayer = nil
    }
  }

  // MARK: Layout

  var needsLayoutNow = true
  var sublayersNeedLayout = false

  /// Asks for the sublayers to be placed in the next layout pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Whether the sublayers are to be placed in the next layout pass.
  open func needsLayout() -> Bool { needsLayoutNow }

  /// Places the sublayers now where that was asked for, beginning at the topmost layer that needs it.
  open func layoutIfNeeded() { layoutFromTopmostInNeed() }

  /// Places the sublayers; the default lets the delegate do it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Display

  let identity: UInt64
  private static var lastIdentity: UInt64 = 0

  private static func nextIdentity() -> UInt64 {
    lastIdentity += 1
    return lastIdentity
  }

  /// The fragment of the last display list, while it holds.
  var fragment: Fragment?
  var generation: UInt64 = 0
  /// The traits `fragment` and `contentCommands` were made with.
  var displayedTraits: UITraitCollection?
  /// What the layer itself draws between background and sublayers, while it holds.
  var contentCommands: [Command]?

  /// What fills the outline behind the contents, in points from the layer's upper left corner.
  func backgroundCommands(in outline: RoundedRectangle, with traits: UITraitCollection) -> [Command] {
    guard let color = resolvedBackgroundColor(with: traits), color.alpha > 0 else { return [] }
    return [.fill(outline, color)]
  }

  /// What the layer itself draws between background and sublayers, in points from its upper left corner.
  func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    (view?.makeContentCommands(with: traits) ?? []) + contentsCommands()
  }

  /// Whether what the layer draws depends on its size.
  var contentFollowsSize: Bool { view?.contentFollowsSize ?? false || contents != nil }

  /// Whether the sublayers are flattened into the layer's plane.
  var flattensSublayers: Bool { true }
}
