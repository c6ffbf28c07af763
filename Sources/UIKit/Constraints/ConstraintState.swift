/// What a view has to do with constraints; views that have nothing to do with them have none.
@MainActor
final class ConstraintState {
  /// The active constraints between this view and those in it.
  var hosted: [NSLayoutConstraint] = []
  /// The guides added to the view.
  var guides: [UILayoutGuide] = []
  /// How many constraints go from something in this view to something outside.
  var crossings = 0
  /// With which the content resists being made larger, along each axis.
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
  /// With which the content resists being made smaller, along each axis.
  var compressionResistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultHigh, .defaultHigh
  )
  /// Where the constraints place what is in this view and laid out with it; nil when that has to be found out.
  var solution: ConstraintSolution?

  /// The safe area and the margins as guides, made when first asked for.
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
}
