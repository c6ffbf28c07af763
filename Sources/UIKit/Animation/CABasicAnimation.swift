/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil for the layer's own.
  open var fromValue: Any? { didSet { from = AnimatableValue(fromValue) } }

  /// The value at the end; nil for the layer's own.
  open var toValue: Any? { didSet { to = AnimatableValue(toValue) } }

  var from: AnimatableValue?
  var to: AnimatableValue?

  /// What the value changes by, where one of the ends is not given.
  open var byValue: Any?

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
