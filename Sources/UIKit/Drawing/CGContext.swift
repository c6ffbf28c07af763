import DisplayList
import Geometry

/// A graphics context, in which `draw(_:)` draws. It records commands, and has no pixels unless it was created for them.
///
/// Coordinates are in points, y down. As in Core Graphics, an element of a path uses the transform that is current when
/// it is added, and a stroke the one that is current when it is drawn.
public final class CGContext {
  /// The state that `saveGState` saves.
  struct State {
    var ctm: AffineMatrix
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha = 1.0
    var blendMode = BlendMode.normal
    var style = StrokeStyle()
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    /// The number of open scopes.
    var depth = 1

    /// The shadow of what is drawn.
    struct Shadow {
      var color: CGColor
      var offset: CGSize
      var radius: CGFloat
    }
  }

  /// Commands that are wrapped in another command when the scope ends.
  private struct Scope {
    enum Kind {
      case canvas
      case clip(RoundedRectangle)
      case clipPolygon(ConvexPolygon)
      case mask([Command])
      case layer(alpha: Double, State.Shadow?)

      /// Whether the commands form a picture of their own.
      var isPicture: Bool {
        switch self {
        case .canvas, .layer: true
        case .clip, .clipPolygon, .mask: false
        }
      }
    }

    var kind: Kind
    /// The visible area of the scope, in base space.
    var bounds: Rectangle
    var commands: [Command] = []
  }

  var state: State
  private var saved: [State] = []
  private var scopes: [Scope]

  /// The current path in base space: its points are already transformed.
  var currentPath = Path()

  /// Creates a context with an empty canvas.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points.
  ///   - origin: The point, in the drawing coordinates, at the upper left corner of the canvas.
  init(size: Size2D, origin: Point2D = .zero) {
    state = State(ctm: .translation(x: -origin.x, y: -origin.y))
    scopes = [Scope(kind: .canvas, bounds: Rectangle(origin: .zero, size: size))]
  }

  /// The memory of a context that was created for pixels. Nil for others.
  private(set) var pixels: ContextPixels?

  /// Creates a context for pixels, whose y axis points up.
  convenience init(pixels: ContextPixels) {
    self.init(size: pixels.size)
    self.pixels = pixels
    state.ctm = AffineMatrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(pixels.height))
  }

  /// Begins with the pixels as they are now, if all that was drawn has become pixels.
  private func continuePixels() {
    guard let pixels, pixels.isCurrent else { return }
    for index in scopes.indices { scopes[index].commands = [] }
    scopes[0].commands = pixels.beginDrawing()
  }

  private func drawingDidChange() {
    if let pixels, pixels.isOfApp { pixels.show(commands) }
  }

  /// Drops what was recorded, the path and all states, and begins with an empty canvas.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points.
  ///   - origin: The point, in the drawing coordinates, at the upper left corner of the canvas.
  func beginCanvas(size: Size2D, origin: Point2D) {
    let new = CGContext(size: size, origin: origin)
    (state, saved, scopes, currentPath) = (new.state, new.saved, new.scopes, new.currentPath)
  }

  /// The commands recorded so far, in points from the upper left corner of the canvas.
  var commands: [Command] {
    var inner: [Command] = []
    for scope in scopes.reversed() { inner = Self.wrap(scope.commands + inner, in: scope.kind) }
    return inner
  }

  // MARK: - State

  /// Saves the transform, clip, colours, line style, opacity and shadow, but not the current path.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last. Does nothing if no state is saved.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    closeScopes(downTo: last.depth)
    state = last
  }

  /// The transform from the current coordinates to the canvas.
  public var ctm: CGAffineTransform { CGAffineTransform(state.ctm) }

  /// Applies a transform before the current one. Ignores a transform that is not finite.
  public func concatenate(_ transform: CGAffineTransform) {
    let next = transform.matrix.then(state.ctm)
    let numbers = [next.a, next.b, next.c, next.d, next.tx, next.ty]
    if numbers.allSatisfy(\.isFinite) { state.ctm = next }
  }

  /// Sets the opacity of further drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(0, alpha), 1) }

  /// Sets the shadow of further drawing.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in points of the canvas, independent of the current transform.
  ///   - blur: Twice the standard deviation of the blur, in points.
  ///   - color: The colour of the shadow, or nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { .init(color: $0, offset: offset, radius: max(0, blur) / 2) }
  }

  /// Sets a black shadow with an opacity of one third for further drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: - Scopes

  /// The part of the canvas inside all clips, in base space.
  var visibleBounds: Rectangle { scopes[scopes.count - 1].bounds }

  /// Clips further drawing to the inside of a path in base space.
  func clip(to path: Path, rule: Path.FillRule) {
    let kind: Scope.Kind
    switch path.simpleShape {
    case .roundedRectangle(let shape): kind = .clip(shape)
    case .convexPolygon(let polygon): kind = .clipPolygon(polygon)
    case nil: kind = .mask([.fillPath(path, .black, rule)])
    }
    let nothing = Rectangle(origin: visibleBounds.origin, size: .zero)
    open(kind, bounds: path.controlBox.flatMap { $0.intersection(visibleBounds) } ?? nothing)
  }

  /// The size of the canvas, in points.
  var canvas: Size2D { scopes[0].bounds.size }

  /// Clips further drawing to the opaque part of a picture in base space.
  func clip(toOpaquePartOf picture: [Command]) { open(.mask(picture), bounds: visibleBounds) }

  /// Begins a transparency layer. The current opacity and shadow are applied to the layer as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    open(.layer(alpha: state.alpha, state.shadow), bounds: visibleBounds)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Ends the transparency layer that was begun last.
  public func endTransparencyLayer() { restoreGState() }

  private func open(_ kind: Scope.Kind, bounds: Rectangle) {
    scopes.append(Scope(kind: kind, bounds: bounds))
    state.depth = scopes.count
  }

  private func closeScopes(downTo depth: Int) {
    while scopes.count > depth {
      let scope = scopes.removeLast()
      scopes[scopes.count - 1].commands += Self.wrap(scope.commands, in: scope.kind)
    }
  }

  private static func wrap(_ commands: [Command], in kind: Scope.Kind) -> [Command] {
    guard !commands.isEmpty else { return [] }
    switch kind {
    case .canvas: return commands
    case .clip(let shape): return [.clip(shape, commands)]
    case .clipPolygon(let polygon): return [.clipPolygon(polygon, commands)]
    case .mask(let mask): return [.mask(mask, content: commands)]
    case .layer(let alpha, let shadow):
      let picture: [Command] = alpha < 1 ? [.group(opacity: alpha, commands)] : commands
      return shadow.map { [.shadow($0.cast(by: picture))] + picture } ?? picture
    }
  }

  // MARK: - Recording

  /// Records commands that are already in base space and have their final opacity.
  func record(_ commands: [Command]) {
    guard !commands.isEmpty else { return }
    continuePixels()
    defer { drawingDidChange() }
    if state.blendMode != .normal { return blend(commands) }
    if let shadow = state.shadow {
      scopes[scopes.count - 1].commands.append(.shadow(shadow.cast(by: commands)))
    }
    scopes[scopes.count - 1].commands += commands
  }

  /// Records commands with the current blend mode. The backdrop is what was drawn since the innermost layer began.
  private func blend(_ commands: [Command]) {
    let first = scopes.lastIndex { $0.kind.isPicture } ?? 0
    var backdrop: [Command] = []
    for index in scopes.indices[first...].reversed() {
      backdrop = scopes[index].commands + backdrop
      if index > first { backdrop = Self.wrap(backdrop, in: scopes[index].kind) }
      scopes[index].commands = []
    }
    let clips = scopes[(first + 1)...].map(\.kind)
    scopes[first].commands = Blending(mode: state.blendMode, backdrop: backdrop).commands(drawing: commands) {
      clips.reversed().reduce($0, Self.wrap)
    }
  }

  /// Draws commands given in the current coordinates, with the current opacity, shadow and clip.
  func draw(_ commands: [Command]) {
    guard !commands.isEmpty, state.alpha > 0 else { return }
    let placed: [Command] =
      state.ctm == .identity ? commands : [.transform(Matrix4(state.ctm), commands)]
    record(state.alpha < 1 ? [.group(opacity: state.alpha, placed)] : placed)
  }

  /// Erases what was drawn in a rectangle of the current coordinates, inside the clip.
  public func clear(_ rect: CGRect) {
    let path = currentPath
    blending(.clear) { fill(rect) }
    currentPath = path
  }
}

extension CGContext.State.Shadow {
  fileprivate func cast(by commands: [Command]) -> Shadow {
    Shadow(
      caster: .content(commands), color: color.color,
      offset: Point2D(x: offset.width, y: offset.height), radius: radius)
  }
}
