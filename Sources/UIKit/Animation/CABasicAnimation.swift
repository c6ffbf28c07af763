/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start. Nil for the layer's own value.
  open var fromValue: Any? { didSet { from = AnimatableValue(fromValue) } }

  /// The value at the end. Nil for the layer's own value.
  open var toValue: Any? { didSet { to = AnimatableValue(toValue) } }

  var from: AnimatableValue?
  var to: AnimatableValue?

  /// The amount by which the value changes. Used where `fromValue` or `toValue` is nil.
  open var byValue: Any?

  /// Whether the animation says neither where it begins nor where it ends.
  var hasNoValues: Bool { from == nil && to == nil && byValue == nil }

  override func value(at time: CFTimeInterval, over base: AnimatableValue) -> AnimatableValue? {
    let own = isAdditive ? base.difference(from: base) ?? base : base
    var (from, to) = (self.from, self.to)
    if let by = AnimatableValue(byValue) {
      if from == nil, let to { from = to.difference(from: by) }
      to = to ?? (from ?? own).adding(by)
    }
    return (from ?? own).interpolated(to: to ?? own, at: progress(at: time))
  }

  override func takeOver(to copy: CAAnimation) {
    super.takeOver(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    (copy.from, copy.to) = (from, to)
  }
}
