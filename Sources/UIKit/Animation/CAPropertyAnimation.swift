/// An animation of one property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of the property at a key path, such as `position.x` or `transform.rotation.z`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property that changes; a layer without it is left as it is.
  open var keyPath: String? {
    get { path }
    set {
      path = newValue
      resolvedKeyPath = newValue.flatMap(AnimationKeyPath.init)
    }
  }

  /// Whether the values are added to those the layer has.
  open var isAdditive = false

  /// Whether each run begins where the last one ended.
  open var isCumulative = false

  private var path: String?
  private(set) var resolvedKeyPath: AnimationKeyPath?

  /// The value at a time in the run, given the one the layer has otherwise.
  func value(at time: CFTimeInterval, over base: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
    guard let path = resolvedKeyPath, let base = path.value(in: properties),
      let value = value(at: time, over: base)
    else { return }
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
