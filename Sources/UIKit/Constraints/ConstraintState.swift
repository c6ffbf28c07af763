/// The constraint state of a view. Views that are not involved in constraints have none.
@MainActor
final class ConstraintState {
  /// The active constraints between this view and its descendants.
  var hosted: [NSLayoutConstraint] = []
  /// The layout guides of the view.
  var guides: [UILayoutGuide] = []
  /// The number of constraints between this view's descendants and items outside of it.
  var crossings = 0
  /// The content hugging priorities.
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
  /// The compression resistance priorities.
  var compressionResistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultHigh, .defaultHigh
  )
  /// The last solution for the views laid out together with this one.
  var solution: ConstraintSolution?
  /// Whether the solution includes all changes of the constraints and their items.
  var isSolved = false

  /// The layout guides for the safe area and the margins, created on demand.
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
}
