/// What can stand on a side of a constraint: a view or a layout guide.
@MainActor
protocol ConstrainedItem: AnyObject {
  /// The view itself, or the one a guide belongs to.
  var constrainedView: UIView? { get }
}

extension UIView: ConstrainedItem {
  var constrainedView: UIView? { self }
}

extension UILayoutGuide: ConstrainedItem {
  var constrainedView: UIView? { owningView }
}
