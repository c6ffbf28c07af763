/// An animation of one property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of the property at a key path, such as `position.x` or `transform.rotation.z`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property. The animation ignores layers without this property.
  open var keyPath: String? {
    get { path }
    set {
      path = newValue
      resolvedKeyPath = newValue.flatMap(AnimationKeyPath.init)
    }
  }

  /// Whether the animation adds its values to those of the layer.
  open var isAdditive = false

  /// Whether the value at the end of each run is added to those of the next one. A rotation by a quarter that repeats
  /// then turns on and on.
  open var isCumulative = false

  private var path: String?
  private(set) var resolvedKeyPath: AnimationKeyPath?

  /// The value at a time of the run, given the layer's value without this animation.
  func value(at time: CFTimeInterval, over base: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(to properties: inout LayerProperties, at time: CFTimeInterval, run: Int) {
    guard let path = resolvedKeyPath, let base = path.value(in: properties),
      var value = value(at: time, over: base)
    else { return }
    if isCumulative, run > 0, let end = self.value(at: autoreverses ? 0 : duration, over: base) {
      value = end.added(times: run, to: value)
    }
    path.set(isAdditive ? base.adding(value) : value, in: &properties)
  }

  override func takeOver(to copy: CAAnimation) {
    super.takeOver(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }
}
