/// An item of a constraint: a view or a layout guide.
@MainActor
protocol ConstrainedItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var constrainedView: UIView? { get }
}

extension UIView: ConstrainedItem {
  var constrainedView: UIView? { self }
}

extension UILayoutGuide: ConstrainedItem {
  var constrainedView: UIView? { owningView }
}
