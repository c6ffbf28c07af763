/// A size a view is to be fitted into, and how much it matters along each axis.
struct FittingMeasures {
  var size: CGSize
  var horizontalPriority: UILayoutPriority
  var verticalPriority: UILayoutPriority
}
