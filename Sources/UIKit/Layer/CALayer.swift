import DisplayList
import Geometry

/// A rectangle with background, contents, border and shadow, in a tree of layers.
///
/// Siblings share a 3-D space. A layer flattens its sublayers into its plane before its own transform is applied,
/// unless it is a `CATransformLayer`.
@preconcurrency @MainActor
open class CALayer: PlainInitializable {
  // MARK: - State

  /// The properties that were set.
  var properties = LayerProperties()
  /// The properties that are displayed while animations run. They are elsewhere, because most layers have none.
  var presented: LayerProperties? {
    get { presentedProperties?.value }
    set {
      guard let newValue else { return presentedProperties = nil }
      if let presentedProperties {
        presentedProperties.value = newValue
      } else {
        presentedProperties = PresentedProperties(newValue)
      }
    }
  }
  private var presentedProperties: PresentedProperties?

  private final class PresentedProperties {
    var value: LayerProperties
    init(_ value: LayerProperties) { self.value = value }
  }

  /// The running animations, in the order they were added.
  var animations: [RunningAnimation] = []

  /// The timing, if it differs from the superlayer's.
  var timing: LayerTiming?
  /// Whether a layer of the program has a timing of its own.
  static var timingIsUsed = false

  /// Whether changes animate by themselves (Behaviour.md 36.14). The layers of views do not, nor do those of UIKit's views.
  var hasImplicitAnimations = true

  /// When the layer was first laid out in a window, by its clock. Known only of layers with implicit animations.
  var firstLayoutTime: CFTimeInterval?

  /// What happens when a property changes, by its name. `NSNull` means nothing. An animation is added to the layer, except
  /// in an animation block.
  open var actions: [String: any CAAction]?

  /// The action for a property that is about to change: that of the delegate, or else of `actions`, or else that of the
  /// class, or else the implicit animation. `NSNull` is none.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
      ?? implicitAnimation(forKey: event)
  }

  /// The action for a property of which neither the delegate nor `actions` has one. The default is nil, which leads to the
  /// implicit animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// A name, to find the layer among others.
  open var name: String?

  /// The object that lays out the layer and draws its contents. For a view's layer, the view.
  open weak var delegate: (any CALayerDelegate)? {
    didSet {
      view = delegate as? UIView
      if view != nil { hasImplicitAnimations = false }
    }
  }

  /// The delegate, if it is a view.
  private(set) weak var view: UIView?

  /// Creates a layer with size zero.
  public override init() {
    identity = CALayer.nextIdentity()
    super.init()
  }

  /// Creates a layer with the appearance and the position of another, without its contents and sublayers.
  public init(layer: Any) {
    identity = CALayer.nextIdentity()
    super.init()
    if let original = layer as? CALayer { copyProperties(of: original) }
  }

  /// Takes over the appearance and the position of a layer. A subclass takes over its own properties, too.
  func copyProperties(of original: CALayer) {
    properties = original.properties
    maskedCorners = original.maskedCorners
    cornerCurve = original.cornerCurve
    masksToBounds = original.masksToBounds
    isDoubleSided = original.isDoubleSided
    contentsCenter = original.contentsCenter
    contentsGravity = original.contentsGravity
    contentsScale = original.contentsScale
    magnificationFilter = original.magnificationFilter
    needsDisplayOnBoundsChange = original.needsDisplayOnBoundsChange
    name = original.name
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: this platform has no archives.
  open func encode(with coder: NSCoder) {}

  // MARK: - Geometry

  /// The visible part of the layer's coordinate space, in points.
  ///
  /// Its origin is the point at the upper left corner. Its size is the size of the layer.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      let old = properties.bounds
      if assign(newValue, to: \.bounds, .bounds), old.size != newValue.size { sizeDidChange() }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { properties.position }
    set { assign(newValue, to: \.position, .position) }
  }

  /// The distance in front of the superlayer's plane, in points. A larger value is nearer to the viewer.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { assign(newValue, to: \.zPosition, .zPosition) }
  }

  /// The point of the bounds that is at `position`, in units of their size.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { assign(newValue, to: \.anchorPoint, .anchorPoint) }
  }

  /// The z coordinate of the anchor point, in points.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { assign(newValue, to: \.anchorPointZ, .anchorPointZ) }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set { assign(newValue, to: \.transform, .transform) }
  }

  /// A transform of the sublayers' space about the anchor point, for instance a perspective that they share.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { assign(newValue, to: \.sublayerTransform, .sublayerTransform) }
  }

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { assign(newValue, to: \.isHidden, .isHidden) }
  }

  /// The opacity of the layer and its sublayers, from 0 to 1.
  open var opacity: Float {
    get { properties.opacity }
    set { assign(newValue, to: \.opacity, .opacity) }
  }

  /// The frontmost layer of this tree at a point in the superlayer's coordinates. Nil when the point is outside of the
  /// layer's bounds.
  ///
  /// Skips hidden layers and one-sided layers that face away. Of several siblings, the nearest at this point is
  /// returned, not the last. A transform layer is never returned itself; its sublayers are tested.
  open func hitTest(_ point: CGPoint) -> CALayer? { planePoint(seenAt: point).flatMap(frontmostLayer) }

  /// The bounding box of the layer in its superlayer's coordinates, in points.
  ///
  /// Setting it sets `bounds.size` and `position`, as if the layer had no transform. With perspective, reading it
  /// returns the bounding box of the projection.
  open var frame: CGRect {
    get { boundingBox }
    set { place(in: newValue) }
  }

  /// Returns whether a point in the layer's coordinates is in the layer: by default, in its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: - Appearance

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { assign(newValue, to: \.backgroundColor, .backgroundColor) }
  }

  /// The corner radius of the background, the border and, with `masksToBounds`, the clip, in points.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { assign(newValue, to: \.cornerRadius, .cornerRadius) }
  }

  /// The width of the border inside the edge, in points. The border is drawn above the sublayers.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { assign(newValue, to: \.borderWidth, .borderWidth) }
  }

  /// The colour of the border.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { assign(newValue, to: \.borderColor, .borderColor) }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { assign(newValue, to: \.shadowColor, .shadowColor) }
  }

  /// The opacity of the shadow. 0 draws no shadow.
  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set { assign(newValue, to: \.shadowOpacity, .shadowOpacity) }
  }

  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { assign(newValue, to: \.shadowOffset, .shadowOffset) }
  }

  /// The standard deviation of the shadow's blur, in points.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { assign(newValue, to: \.shadowRadius, .shadowRadius) }
  }

  /// The outline that casts the shadow, in the layer's coordinates. Nil for everything that the layer draws.
  ///
  /// Setting it copies the path. Animation blocks do not animate it, as the path of a shape layer.
  open var shadowPath: CGPath? {
    get { properties.shadowPath }
    set {
      // A copy: a path that changes later would be equal to itself.
      change(\.shadowPath, to: newValue.map { CGPath($0.path) }, .shadowPath)
    }
  }

  /// The corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all { didSet { setNeedsFragment() } }

  /// The shape of rounded corners.
  open var cornerCurve: CALayerCornerCurve = .circular

  /// Whether contents and sublayers are clipped to the bounds.
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { setNeedsFragment() } } }

  /// Whether the layer's back is visible.
  open var isDoubleSided = true { didSet { if isDoubleSided != oldValue { placementDidChange() } } }

  /// A layer whose opacity masks this one, in this layer's coordinates. It must not be in another tree.
  open var mask: CALayer? {
    willSet { mask?.superlayer = nil }
    didSet {
      mask?.removeFromSuperlayer()
      mask?.superlayer = self
      setNeedsFragment()
    }
  }

  // MARK: - Contents

  /// The image of the layer, a `CGImage`.
  ///
  /// It replaces what a layer without a view has drawn, and what the layer draws later replaces it.
  open var contents: Any? {
    didSet {
      if view == nil { needsDrawing = false }
      contentsDidChange()
    }
  }

  /// The part of the image that is shown, in units of the image's width and height: `(0, 0, 1, 1)` is all of it.
  ///
  /// `contentsGravity` places this part as it places an image. What is outside of the image stays empty.
  open var contentsRect: CGRect {
    get { properties.contentsRect }
    set { assign(newValue, to: \.contentsRect, .contentsRect) }
  }

  /// The part of the image that is stretched, in units of the image's width and height. `(0, 0, 1, 1)`, the default, is all of
  /// it. What is beside it keeps its size.
  ///
  /// Parts that are outside of the image, and NaN, are treated as the nearest valid value. Not animated.
  open var contentsCenter = LayerProperties.wholeContents {
    didSet { if contentsCenter != oldValue { contentsDidChange() } }
  }

  /// The position and scaling of the image in the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { contentsDidChange() } }

  /// The scale of the image, in pixels per point.
  open var contentsScale: CGFloat = 1 { didSet { contentsDidChange() } }

  /// How an image in `contents`, or that of an image view, is drawn larger than its pixels. With `nearest`, its pixels
  /// become rectangles; otherwise, it is smooth. Default linear.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { if magnificationFilter != oldValue { contentsDidChange() } }
  }

  /// Whether the contents are drawn again when the size changes. Default false.
  open var needsDisplayOnBoundsChange = false

  /// Requests that the contents are displayed again before the next frame.
  open func setNeedsDisplay() {
    isDisplayRequested = true
    contentsDidChange()
  }

  /// Returns whether the contents are displayed again before the next frame.
  open func needsDisplay() -> Bool { isDisplayRequested }

  /// Displays the contents now if that was requested.
  open func displayIfNeeded() {
    guard isDisplayRequested else { return }
    (isDisplayRequested, needsDrawing, isDisplayedByApp) = (false, false, true)
    isDisplaying = true
    defer { isDisplaying = false }
    display()
  }

  /// Displays the contents: the delegate sets `contents`, or else they are drawn. An override sets `contents`.
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// Displays what ``draw(in:)`` draws, because neither the layer nor its delegate sets the contents.
  func displayByDrawing() {
    if let view { view.drawing = nil } else if contents != nil { contents = nil }
    (needsDrawing, isDisplayedByApp) = (true, false)
  }

  /// Draws the contents into a context with the layer's coordinates. The default lets the delegate draw.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether a change of a property requests that the contents are drawn again. Not asked here, because the compiler
  /// cannot supply properties by name: call `setNeedsDisplay()` in `didSet`.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  private var isDisplayRequested = false
  /// Whether the contents are being displayed, so that setting them does not request another frame.
  private(set) var isDisplaying = false
  /// Whether the contents are drawn.
  private var needsDrawing = false
  /// Whether the app has set `contents` when the layer was displayed, instead of drawing.
  private var isDisplayedByApp = false

  private func drawnCommands() -> [Command] {
    let size = Size2D(displayed.bounds.size)
    guard needsDrawing, view == nil, size.width > 0, size.height > 0 else { return [] }
    delegate?.layerWillDraw(self)
    return CGContext.recording(size: size, origin: Point2D(displayed.bounds.origin)) { draw(in: $0) }
      .cut(to: Rectangle(origin: .zero, size: size))
  }

  /// Draws the layer and its sublayers into a graphics context, without animations that are in progress on other layers
  /// above it. The layer's own position and transform are ignored.
  open func render(in ctx: CGContext) {
    layoutIfNeeded()
    ctx.draw(picture(of: bounds))
  }

  // MARK: - Animations

  /// Adds an animation. An animation with the same key ends unfinished. Nil gives the animation a unique key.
  ///
  /// The layer keeps a copy. The animation starts with the next frame, or at its `beginTime`. Without a duration, it
  /// uses that of the transaction. A `CATransition` always has the key ``kCATransition``.
  open func add(_ animation: CAAnimation, forKey key: String?) { begin(animation, forKey: key) }

  /// Removes an animation. The layer then shows the values that were set.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Removes all animations. The layer then shows the values that were set.
  open func removeAllAnimations() { removeAnimations { _ in true } }

  // MARK: - Layer tree

  /// The superlayer, or the layer that this one masks.
  public internal(set) weak var superlayer: CALayer?

  var children: [CALayer] = []

  /// The sublayers, back to front. Nil when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      children = []
      for child in newValue ?? [] { addSublayer(child) }
      setNeedsFragment()
    }
  }

  /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer at an index of the sublayers.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts a layer directly behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  /// Inserts a layer directly in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a sublayer into the position of another one. Without that one, does nothing.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    newLayer.removeFromSuperlayer()
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, at: UInt32(index))
    if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
  }

  /// Removes the layer from its superlayer.
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

  // MARK: - Layout

  var needsLayoutNow = true
  var sublayersNeedLayout = false
  /// Whether the constraints of the layer's view must be solved before the next layout.
  var needsConstraintSolution = false

  /// Requests a layout of the sublayers in the next layout pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Whether a layout of the sublayers is pending.
  open func needsLayout() -> Bool { needsLayoutNow }

  /// Performs pending layout now, starting at the topmost layer that needs it.
  open func layoutIfNeeded() { layoutFromTopmostInNeed() }

  /// Lays out the sublayers. The default calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: - Display

  let identity: UInt64
  private static var lastIdentity: UInt64 = 0

  private static func nextIdentity() -> UInt64 {
    lastIdentity += 1
    return lastIdentity
  }

  /// The fragment of the last display list. Nil when it is no longer valid.
  var fragment: Fragment?
  /// The fragment of the last display list, from when it becomes invalid to the next one.
  var replacedFragment: Fragment?
  var generation: UInt64 = 0
  /// The traits that `fragment` and `contentCommands` were made with.
  var displayedTraits: UITraitCollection?
  /// The layer's own commands between background and sublayers. Nil when they are no longer valid.
  var contentCommands: [Command]?

  /// The commands that fill the outline behind the contents, in points from the layer's upper left corner.
  func backgroundCommands(in outline: RoundedRectangle, with traits: UITraitCollection) -> [Command] {
    guard let color = resolvedBackgroundColor(with: traits), color.alpha > 0 else { return [] }
    return [.fill(outline, color)]
  }

  /// The layer's own commands between background and sublayers, in points from its upper left corner.
  func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    displayIfNeeded()
    let drawn = isDisplayedByApp ? nil : view?.makeContentCommands(with: traits)
    return (drawn ?? []) + contentsCommands() + drawnCommands()
  }

  /// What the sublayers draw.
  func sublayerCommands(with traits: UITraitCollection) -> [Command] {
    SiblingOrder.commands(for: self, traits: traits)
  }

  /// Whether these commands depend on the layer's size.
  var contentFollowsSize: Bool {
    view?.contentFollowsSize ?? false || contents != nil || needsDrawing || isDisplayRequested
  }

  /// Whether the layer flattens its sublayers into its plane.
  var flattensSublayers: Bool { true }

  // MARK: - Key-value coding

  /// The values that the app stored by names.
  private var values: [String: Any] = [:]

  /// Sets an animatable property by its name. For another name, stores a value of the app.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The value of an animatable property, or the one that the app stored by a name. Nil if there is none.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the animatable property at a key path, such as `transform.scale` or `position.x`. For another key path, stores a
  /// value of the app.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = AnimationKeyPath(keyPath), let new = AnimatableValue(value) else {
      values[keyPath] = value
      return
    }
    set(new, at: path)
  }

  /// The value of the animatable property at a key path, or the value that the app stored by it. Nil if there is none.
  open func value(forKeyPath keyPath: String) -> Any? {
    AnimationKeyPath(keyPath)?.value(in: properties)?.object ?? values[keyPath]
  }

  // MARK: - Without effect

  /// Whether edges are smooth. No effect: the renderers always draw smooth edges.
  open var allowsEdgeAntialiasing = false

  /// The edges that are smooth. No effect: the renderers always draw smooth edges.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all

  /// How a reduced image is drawn. No effect: the renderers draw it smoothly.
  open var minificationFilter = CALayerContentsFilter.linear

  /// Filters of the layer's picture. No effect, as on iOS.
  open var filters: [Any]?

  /// Filters of what is behind the layer. No effect, as on iOS.
  open var backgroundFilters: [Any]?

  /// How the layer is combined with what is behind it. No effect, as on iOS, where only private names have one.
  open var compositingFilter: Any?

  /// Whether the layer and its sublayers become transparent together. Always so; setting it has no effect.
  open var allowsGroupOpacity = true

  /// Whether the layer is opaque. No effect: a layer is drawn with the opacity that it has.
  open var isOpaque = false

  /// Whether the y axis of the sublayers points up. No effect.
  open var isGeometryFlipped = false

  /// Default values of properties. No effect.
  open var style: [AnyHashable: Any]?

  /// Whether drawing commands are processed in the background. No effect: they are always recorded, and drawn later.
  open var drawsAsynchronously = false

  /// A hint to cache the layer's picture. It has no effect, because unchanged layers are always cached.
  open var shouldRasterize = false

  /// The scale of that picture, in pixels per point. Default 1. Has no effect.
  open var rasterizationScale: CGFloat = 1
}
